# A dead double as the last tile needs no cover, though dead doubles stay open.
rules: quick, out_on_double=must_be_covered, dead_double=stays
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-3
boneyard: 1-1
---
do: 4-4>A
now: result: out A
now: open: A
