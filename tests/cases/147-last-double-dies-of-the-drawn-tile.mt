# A double as the last tile that dies of the drawn tile, played elsewhere, needs no cover: out.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 4-4
hand B: 5-9 8-8
boneyard: 4-6 2-9 1-1
---
do: 4-4>A draw
legal: 4-6>A 4-6>M
do: 4-6>M
now: result: out A
now not: open
