# A double as the last tile ends the round, though it could be covered and a follow-up would be owed.
rules: classic, out_bonus=-5
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-4
boneyard: 4-9
---
do: 4-4>A
now: result: out A
now: open: A
now: penalties: A=-5 B=56
