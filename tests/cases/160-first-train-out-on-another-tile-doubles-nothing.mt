# Who goes out with another tile of a first train doubles nothing, whatever the others' trains end in.
rules: classic, out_on_double=doubles_the_others, follow_up=none
engine: 12-12
turn: A
train A:
train B:
hand A: 3-12
hand B: 7-7 7-8 7-12
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 7-12>B 7-7>B done
now: result: out A
now: penalties: A=0 B=15
