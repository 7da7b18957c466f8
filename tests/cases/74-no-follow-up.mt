# Where a double owes no follow-up the turn ends, and the double binds the next player.
rules: quick, follow_up=none
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1 1-4 4-4
hand B: 2-4 7-8
boneyard: 1-1
---
legal: 1-4>A 4-4>A
do: 4-4>A
now: turn: B
now: open: A
legal: 2-4>A
