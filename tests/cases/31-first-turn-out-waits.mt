# Who goes out in a whole first train waits until all players have had theirs; all with an empty hand are out.
rules: classic
engine: 12-12
turn: C
train A:
train B:
train C:
hand A: 0-12 1-1
hand B: 3-12
hand C: 4-6 4-12
boneyard: 0-0
first turns left: C A B
starter: C
---
do: 4-12>C 4-6>C
now: hand C:
now: turn: A
do: 0-12>A
legal: done
do: done
now: turn: B
do: 3-12>B
now: result: out B C
now: penalties: A=2 B=0 C=0
now: turn: B
now not: first turns left
