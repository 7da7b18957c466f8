# Marked before drawing: the marker comes down when the drawn tile is played on the own train, for a follow-up too.
rules: classic, marker_goes_up=before_draw
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4
hand B: 5-5 7-9
boneyard: 4-7 1-1
---
do: 4-4>A
now: train A: 12-4 4-4
do: draw
now: train A marked: 12-4 4-4
do: 4-7>A
now: train A: 12-4 4-4 4-7
now: turn: B
