# Nothing in the hand fits the own train: the marker goes up though the tile is played elsewhere.
rules: quick, marker_when=no_own_play
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8
train M: 12-6
hand A: 0-1 6-7 8-9
hand B: 4-5 7-9
boneyard: 1-1
---
legal: 6-7>M 8-9>B
do: 6-7>M
now: train A marked: 12-4
now: train B marked: 12-8
now: turn: B
