# Three open doubles, the newest first: each player covers one.
rules: quick, open_double_order=newest_first, dead_double=stays
engine: 12-12
turn: A
train A: 12-1 1-1
train B: 12-2 2-2
train C: 12-3 3-3
hand A: 1-4 2-5 3-6
hand B: 1-7 2-8 4-4
hand C: 1-9 5-5 6-6
boneyard: 7-7 8-8
open: B C A
---
legal: 1-4>A
do: 1-4>A
now: open: B C
legal: draw
do: draw pass
now: open: B C
now: train B marked: 12-2 2-2
legal: draw
