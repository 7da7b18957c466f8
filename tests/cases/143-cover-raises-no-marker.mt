# Covering another player's double leaves that player's marker as it is, up or down.
rules: quick
engine: 12-12
turn: B
train A marked: 12-5 5-5
train B: 12-4
train C: 12-0
hand A: 1-2
hand B: 3-5 1-7 4-9
hand C: 0-11
boneyard: 6-6 7-7
open: A
---
do: 3-5>A
now: train A marked: 12-5 5-5 5-3
now: train B: 12-4
