# A dead double may be left at the end of a first train.
rules: classic
engine: 12-12
turn: A
train A:
train B:
hand A: 0-1 3-3 3-12
hand B: 7-12 7-8
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 3-3>A
now not: open
legal: done
do: done
now: turn: B
