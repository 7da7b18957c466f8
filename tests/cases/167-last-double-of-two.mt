# Of two open doubles the drawn tile covers whichever the order lets it cover, and that is enough.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 4-4 6-6
hand B: 2-4 6-9
boneyard: 4-9 2-2
---
do: 4-4>A 6-6>M draw
legal: 4-9>A
do: 4-9>A
now: result: out A
now: open: M
