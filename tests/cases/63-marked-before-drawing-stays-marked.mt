# Marked before drawing: the marker stays up when the drawn tile is played elsewhere.
rules: quick, marker_goes_up=before_draw
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 5-5 7-9
boneyard: 6-7 1-1
---
do: draw
now: train A marked: 12-4
now: turn: A
legal: 6-7>M
do: 6-7>M
now: train A marked: 12-4
now: turn: B
