# With an empty boneyard the double as the last tile needs no cover.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-4
---
do: 4-4>A
now: result: out A
now: open: A
