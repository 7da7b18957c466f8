# In a together start who lays the last tile needs no done, and is out when all have laid; an open double stays.
rules: cardinal
engine: 12-12
turn: A
train A:
train B:
hand A: 3-3 3-12
hand B: 3-5 7-12
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 3-3>A
now: hand A:
now: turn: B
legal: 7-12>B done
do: done
now: result: out A
now: penalties: A=0 B=27
now: open: A
