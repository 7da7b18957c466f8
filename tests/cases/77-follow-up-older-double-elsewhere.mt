# A follow-up that may go anywhere may leave its own double open, and an older one as well.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4 6-6 1-8 1-12 6-10
hand B: 2-4 7-8 6-9
boneyard: 1-1
---
do: 4-4>A
legal: 6-6>M 6-10>M
refused: 1-8>B train_is_closed
do: 6-6>M
now: state: follow-up
now: open: A M
legal: 6-10>M
do: 6-10>M
now: open: A
now: turn: B
