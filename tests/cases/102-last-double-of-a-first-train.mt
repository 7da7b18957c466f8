# The double as the last tile of a whole first train must be covered too; who has covered it waits for the others.
rules: classic, out_on_double=must_be_covered
engine: 12-12
turn: A
train A:
train B:
hand A: 3-3 3-12
hand B: 7-12 7-8
boneyard: 3-6 1-1
first turns left: A B
---
do: 3-12>A 3-3>A
now: turn: A
now: hand A:
legal: draw
refused: done must_draw
do: draw 3-6>A
now: hand A:
now: turn: B
now not: result
do: 7-12>B
legal: 7-8>B done
do: done
now: result: out A
now: penalties: A=0 B=15
