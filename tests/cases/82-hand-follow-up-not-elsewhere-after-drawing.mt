# Classic: only the drawn tile may leave the double; a tile of the hand still may not.
rules: classic
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 4-4 6-9
hand B: 4-5 7-9
boneyard: 6-7 1-1
---
do: 4-4>A
refused: 6-9>M follow_up_on_the_double
do: draw
legal: 6-7>M
refused: 6-9>M follow_up_on_the_double
