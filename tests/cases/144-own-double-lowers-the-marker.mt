# A double on the own train takes the marker down; failing to follow it up puts it up again.
rules: quick
engine: 12-12
turn: A
train A marked: 12-5
train B: 12-4
hand A: 1-2 5-5
hand B: 5-6 4-9
boneyard: 6-6 7-7
---
do: 5-5>A
now: train A: 12-5 5-5
do: draw pass
now: train A marked: 12-5 5-5
