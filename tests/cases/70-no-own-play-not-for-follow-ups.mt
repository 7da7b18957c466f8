# A follow-up played elsewhere puts no marker up.
rules: quick, marker_when=no_own_play
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4 6-7
hand B: 2-4 7-9
boneyard: 1-1
---
do: 4-4>A 6-7>M
now: train A: 12-4 4-4
now: turn: B
legal: 2-4>A
do: 2-4>A
now: train B marked: 12-8
