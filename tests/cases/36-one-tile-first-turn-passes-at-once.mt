# Where the first turn draws nothing, who cannot play passes at once, in a game of one tile a turn too.
rules: quick, first_turn_draws=no
engine: 12-12
turn: B
train A: 12-3
train B:
hand A: 0-0 1-1
hand B: 4-5 6-7
boneyard: 5-12 2-2
first turns left: B
---
legal: pass
refused: draw nothing_to_draw
refused: done nothing_laid
do: pass
now: train B marked:
now: turn: A
legal: draw
