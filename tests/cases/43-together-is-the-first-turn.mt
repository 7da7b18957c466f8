# The together start is everybody's first turn: in the first ordinary turn the Mexican train may be started.
rules: cardinal
engine: 12-12
turn: B
train A: 12-1
train B:
hand A: 0-3 5-6 5-12
hand B: 3-3 4-12 8-8
boneyard: 1-3
first turns left: B
---
refused: 4-12>M first_train_only
do: done
now: turn: A
legal: 5-12>M
