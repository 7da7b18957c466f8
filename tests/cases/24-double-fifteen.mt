# A double-fifteen set has tiles up to fifteen.
rules: quick, highest=15, hand_sizes=15/15/15/15/15/13/13
engine: 15-15
turn: A
train A: 15-13
train B: 15-14
hand A: 10-15 13-13 13-14
hand B: 0-0 1-1
boneyard: 2-2
---
legal: 10-15>M 13-13>A 13-14>A
refused: 13-14>B train_is_closed
do: 13-13>A
legal: 10-15>M 13-14>A
do: 13-14>A
now: train A: 15-13 13-13 13-14
now: turn: B
legal: draw
