# Where drawn tiles are kept, the turn ends with the first that fits, or when the count is reached.
rules: cardinal, draw_count=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 0-2
hand B: 5-5 7-9
boneyard: 2-3 3-3 8-9 1-1
---
do: draw
now: state: drawn 2-3
now: train A marked: 12-4
now: turn: A
legal: draw
refused: pass must_draw
do: draw
now: turn: B
now: hand A: 0-1 0-2 2-3 3-3
do: draw
now: turn: A
now: train B marked: 12-8
now: hand B: 5-5 7-9 8-9
