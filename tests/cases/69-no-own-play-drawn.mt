# The drawn tile fits both the own train and another one: no marker; one that fits only elsewhere puts it up.
rules: quick, marker_when=no_own_play
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 1-5 7-9
boneyard: 4-6 4-10 1-1
---
do: draw
now: train A: 12-4
do: 4-6>M
now: train A: 12-4
do: draw
legal: 4-10>M
do: 4-10>M
now: train B marked: 12-8
