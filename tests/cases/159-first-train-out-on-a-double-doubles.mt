# Who goes out with a double of a first train doubles the others' points too.
rules: classic, out_on_double=doubles_the_others
engine: 12-12
turn: A
train A:
train B:
hand A: 3-3 3-12
hand B: 3-9 7-8 7-12
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 3-3>A
now: turn: B
do: 7-12>B done
now: result: out A
now: penalties: A=0 B=54
