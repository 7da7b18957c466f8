# A drawn tile that cannot start the first train: pass, marker up; there is nothing to be done with.
rules: classic, first_turn_draws=yes
engine: 12-12
turn: A
train A:
train B:
hand A: 1-3 5-8
hand B: 0-7 7-12
boneyard: 6-6 2-2
first turns left: A B
---
do: draw
legal: pass
refused: done nothing_laid
refused: draw nothing_to_draw
do: pass
now: train A marked:
now: turn: B
legal: 7-12>B
