# A double as the last tile must be covered: the player draws, and a tile that covers it ends the round.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-4
boneyard: 4-9 1-1
---
do: 4-4>A
now: hand A:
now: state: follow-up
now not: result
legal: draw
refused: pass must_draw
do: draw
legal: 4-9>A
do: 4-9>A
now: result: out A
now: penalties: A=0 B=6
