# A follow-up on the own train that has no tile is one tile, and starts no late whole train.
rules: classic, late_whole_train=yes, follow_up=anywhere
engine: 12-12
turn: B
train A: 12-3
train B:
train M: 12-6
hand A: 0-0 1-4
hand B: 6-6 5-12 5-9 2-2
boneyard: 1-1 6-8
---
do: 6-6>M
legal: 5-12>B
do: 5-12>B
now: turn: A
now not: state
