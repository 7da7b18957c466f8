# Where drawn tiles are kept, the tile drawn for the double of a first train ends it, marker up, and the double stays open.
rules: classic, drawn_tile=keep, marker_goes_up=before_draw
engine: 12-12
turn: A
train A:
train B:
hand A: 0-1 3-3 3-12
hand B: 7-12 7-8 3-9
boneyard: 3-6 1-1
first turns left: A B
---
do: 3-12>A 3-3>A draw
now: train A marked: 12-3 3-3
now: hand A: 0-1 3-6
now: open: A
now: turn: B
legal: 7-12>B
