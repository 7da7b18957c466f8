# Two tiles may be drawn for a play, one at a time; when neither fits, pass.
rules: quick, draw_count=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 5-5 8-9
boneyard: 2-3 3-3 4-9
---
legal: draw
do: draw
now: state: drawn 2-3
now not: draws
legal: draw
refused: pass must_draw
do: draw
now: state: drawn 3-3
now: draws: 2
legal: pass
refused: draw nothing_to_draw
do: pass
now: train A marked: 12-4
now not: draws
now: turn: B
