# The last tile of the boneyard, drawn for the double as the last tile and played elsewhere: nothing is left to cover it with, so out.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 4-4
hand B: 2-4 5-9
boneyard: 6-7
---
do: 4-4>A draw 6-7>M
now: result: out A
now: open: A
