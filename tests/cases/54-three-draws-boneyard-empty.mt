# When the boneyard ends before the count is reached, the player passes.
rules: classic, draw_count=3
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 5-5 8-9
boneyard: 2-3 3-3
---
do: draw
legal: draw
do: draw
legal: pass
refused: draw nothing_to_draw
do: pass
now: turn: B
now: train A marked: 12-4
now not: boneyard
now: passes: 1
