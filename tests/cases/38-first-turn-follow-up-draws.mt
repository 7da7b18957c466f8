# Where the first turn draws nothing, the follow-up of its double draws as usual.
rules: quick, first_turn_draws=no
engine: 12-12
turn: A
train A: 12-3
train B:
train M: 12-6
hand A: 0-1 6-6
hand B: 6-9 7-8
boneyard: 2-2 5-6
first turns left: A B
---
do: 6-6>M
legal: draw
do: draw pass
now: train A marked: 12-3
now: turn: B
legal: 6-9>M
