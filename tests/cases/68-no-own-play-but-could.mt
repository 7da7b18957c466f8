# A tile in the hand fits the own train: no marker, though another one is played elsewhere.
rules: quick, marker_when=no_own_play
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8
train M: 12-6
hand A: 0-1 4-6 8-9
hand B: 4-5 7-9
boneyard: 1-1
---
legal: 4-6>A 4-6>M 8-9>B
do: 4-6>M
now: train A: 12-4
