# Who could not start in the together start may lay a whole train later.
rules: cardinal, late_whole_train=yes
engine: 12-12
turn: B
train A: 12-3
train B:
hand A: 0-0 1-4 2-2
hand B: 5-9 9-10 4-8
boneyard: 1-1 5-12 6-6 7-7
first turns left: B
---
do: done draw draw draw
now: turn: B
now: train B marked:
legal: 5-12>B 5-12>M
do: 5-12>B
now: state: laying
now: train B: 12-5
legal: 5-9>B done
do: 5-9>B 9-10>B
now not: call owed
legal: done
do: done
now: call owed: B
