# The follow-up on the newest double first: the second double is covered before the first.
rules: classic, open_double_order=newest_first
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4 6-9
hand B: 2-4 7-8
boneyard: 6-6 1-1
---
do: 4-4>A draw 6-6>M
now: open: A M
legal: 6-9>M
do: 6-9>M
now: open: A
now: turn: B
legal: 2-4>A
