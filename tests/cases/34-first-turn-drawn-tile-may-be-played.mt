# A drawn tile that may be played need not start the first train.
rules: classic, first_turn_draws=yes, drawn_tile=may_play
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
legal: 4-12>A pass
refused: draw must_play
refused: done must_play
do: pass
now: train A marked:
now: turn: B
