# Where late whole trains are allowed, a first train is still a first train, and so is one in a together start.
rules: cardinal, late_whole_train=yes
engine: 12-12
turn: A
train A:
train B:
hand A: 1-2 2-12 3-3
hand B: 3-9 7-8 7-12
boneyard: 1-1
first turns left: A B
---
do: 2-12>A
now not: state
now: first turns left: A B
legal: 1-2>A done
do: done 7-12>B
now not: state
do: done
now: turn: A
now not: first turns left
