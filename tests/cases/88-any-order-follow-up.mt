# The follow-up on any open double: the one just played or an older one.
rules: classic, open_double_order=any
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4
hand B: 2-4 6-9
boneyard: 6-6 4-6 1-1
---
do: 4-4>A draw 6-6>M draw
legal: 4-6>A 4-6>M
do: 4-6>A
now: open: M
now: turn: B
