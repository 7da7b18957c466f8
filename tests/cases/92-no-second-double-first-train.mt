# In a first train doubles stay ordinary tiles, where only one may be played too.
rules: classic, several_doubles=no
engine: 12-12
turn: A
train A:
train B:
hand A: 0-1 3-3 3-12 3-5 5-5 5-6
hand B: 7-12 7-8
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 3-3>A 3-5>A
legal: 5-5>A 5-6>A done
do: 5-5>A
legal: 5-6>A
