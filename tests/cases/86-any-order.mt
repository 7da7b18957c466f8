# Several open doubles: whichever the player likes.
rules: classic, open_double_order=any
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
legal: 3-8>B 6-7>M
refused: 0-5>A open_double_first
do: 3-8>B
now: open: M
