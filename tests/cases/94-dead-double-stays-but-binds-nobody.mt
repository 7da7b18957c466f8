# A dead double that stays where doubles bind nobody only owes the follow-up.
rules: cardinal, dead_double=stays
engine: 12-12
turn: A
train A: 12-5
train B: 12-8
hand A: 0-1 0-2 0-3 5-5 7-12
hand B: 3-4 6-6 8-9
boneyard: 1-1
---
do: 5-5>A
legal: 7-12>M
do: 7-12>M
now: open: A
now: turn: B
legal: 8-9>B
