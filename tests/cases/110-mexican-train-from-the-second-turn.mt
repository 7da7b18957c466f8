# From the second turn only: in the first, a Mexican train that lies may not be played on either.
rules: quick, mexican_train_from=second_turn
engine: 12-12
turn: B
train A: 12-3
train B:
train M: 12-6
hand A: 0-0 6-10
hand B: 7-8 7-12 6-9
boneyard: 1-1
first turns left: B
---
legal: 7-12>B
refused: 6-9>M mexican_train_not_yet
do: 7-12>B
now: turn: A
legal: 6-10>M
