# With both follow-ups on the double, only a tile of its number helps.
rules: classic, drawn_follow_up=on_the_double, draw_count=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4 6-9
hand B: 4-5 7-8
boneyard: 6-7 4-11 1-1
---
do: 4-4>A
refused: 6-9>M follow_up_on_the_double
do: draw
refused: 6-7>M follow_up_on_the_double
legal: draw
do: draw
legal: 4-11>A
do: 4-11>A
now: train A: 12-4 4-4 4-11
now: turn: B
