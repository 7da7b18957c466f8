# A drawn tile that is kept ends the first turn by itself, marker up, even if it fits.
rules: classic, first_turn_draws=yes, drawn_tile=keep
engine: 12-12
turn: A
train A:
train B:
hand A: 1-3 5-8
hand B: 0-7 7-12
boneyard: 4-12 2-2
first turns left: A B
---
do: draw
now: hand A: 1-3 4-12 5-8
now: train A marked:
now: turn: B
now: first turns left: B
