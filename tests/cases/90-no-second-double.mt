# Where only one double may be played, the follow-up is no double.
rules: quick, several_doubles=no
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4 6-6 6-7
hand B: 2-4 7-8
boneyard: 1-1
---
do: 4-4>A
legal: 6-7>M
refused: 6-6>M no_second_double
do: 6-7>M
now: turn: B
