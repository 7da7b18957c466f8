# In a together start a double may stay at the end of a train; where doubles bind, it binds from the first ordinary turn on.
rules: cardinal, open_double_binds=yes
engine: 12-12
turn: A
train A:
train B:
hand A: 0-9 1-2 3-3 3-12
hand B: 3-5 7-8 7-12
boneyard: 6-6 10-10
first turns left: A B
---
do: 3-12>A 3-3>A
now: open: A
now: turn: A
legal: done
do: done
now: open: A
legal: 7-12>B done
do: 7-12>B done
now: turn: A
now not: first turns left
legal: draw
do: draw
now: train A marked: 12-3 3-3
now: turn: B
legal: 3-5>A
