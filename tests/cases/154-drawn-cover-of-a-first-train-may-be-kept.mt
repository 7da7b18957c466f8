# The tile drawn for the double of a first train may be played or not, where the option says so.
rules: classic, drawn_tile=may_play, draw_count=3
engine: 12-12
turn: A
train A:
train B:
hand A: 0-1 3-3 3-12
hand B: 7-12 7-8 3-9
boneyard: 1-1 3-6 2-2
first turns left: A B
---
do: 3-12>A 3-3>A draw
legal: draw
do: draw
legal: 3-6>A pass
refused: done must_play
do: pass
now: train A marked: 12-3 3-3
now: turn: B
