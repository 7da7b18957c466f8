# Who cannot follow up puts the marker up on the own train, on whatever train the double lies.
rules: quick
engine: 12-12
turn: A
train A: 12-5
train B marked: 12-4
hand A: 1-2 4-4
hand B: 4-6 4-9
boneyard: 6-6 7-7
---
do: 4-4>B
now: open: B
do: draw pass
now: train A marked: 12-5
now: train B marked: 12-4 4-4
now: turn: B
legal: 4-6>B 4-9>B
