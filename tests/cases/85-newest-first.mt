# Several open doubles: the newest is covered first.
rules: classic, open_double_order=newest_first
engine: 12-12
turn: A
train A: 12-0
train B: 12-8 8-8
train C: 12-9
train M: 12-6 6-6
hand A: 0-5 6-7 3-8
hand B: 1-6 1-8
hand C: 2-2 2-6
boneyard: 1-1
open: M B
---
legal: 3-8>B
refused: 6-7>M open_double_first
do: 3-8>B
now: open: M
now: turn: B
legal: 1-6>M
