# A train that somebody else has started is no late whole train: one tile.
rules: classic, late_whole_train=yes
engine: 12-12
turn: B
train A: 12-3
train B marked: 12-4
hand A: 0-0 1-1
hand B: 4-5 5-6 0-8
boneyard: 2-2
---
legal: 4-5>B
do: 4-5>B
now: turn: A
now: train B: 12-4 4-5
