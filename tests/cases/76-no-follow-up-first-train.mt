# Where a double owes no follow-up, a first train may be left with it.
rules: classic, follow_up=none
engine: 12-12
turn: A
train A:
train B:
hand A: 0-1 3-3 3-12 3-5
hand B: 7-12 7-8 3-9
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 3-3>A
legal: 3-5>A done
do: done
now: turn: B
now: open: A
do: 7-12>B done
now: turn: A
legal: 3-5>A
