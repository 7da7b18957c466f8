# Where the first turn draws nothing, who is bound by a double and cannot cover it passes at once; the next player covers.
rules: quick, first_turn_draws=no
engine: 12-12
turn: B
train A: 12-3
train B:
train C:
train M: 12-5 5-5
hand A: 0-0 1-1
hand B: 4-12 6-7
hand C: 5-8 8-12
boneyard: 5-6 2-2
open: M
first turns left: B C
---
legal: pass
refused: 4-12>B open_double_first
refused: draw nothing_to_draw
do: pass
now: train B marked:
now: turn: C
legal: 5-8>M
