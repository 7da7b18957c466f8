# The last tile is no double: out, though it went elsewhere and the double before it stays open.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 4-4 6-7
hand B: 2-4 5-9
boneyard: 1-1 2-2
---
do: 4-4>A 6-7>M
now: result: out A
now: open: A
