# Marked after drawing: no marker while the drawn tile can help.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 5-5 1-9
boneyard: 6-7 1-1
---
do: draw
now: train A: 12-4
do: 6-7>M
now: train A: 12-4
do: draw
now: train B: 12-8
do: pass
now: train B marked: 12-8
