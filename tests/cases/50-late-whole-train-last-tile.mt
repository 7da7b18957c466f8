# The last tile ends a late whole train without done, and the round.
rules: cardinal, late_whole_train=yes
engine: 12-12
turn: B
train A: 12-3
train B:
hand A: 0-1 3-9
hand B: 5-5 5-12
boneyard: 2-2
---
legal: 5-12>B 5-12>M
do: 5-12>B
now: state: laying
now not: call owed
do: 5-5>B
now: result: out B
now: penalties: A=13 B=0
