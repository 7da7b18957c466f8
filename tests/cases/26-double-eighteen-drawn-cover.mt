# A double-eighteen set has tiles up to eighteen; a drawn tile covers the double.
rules: classic, highest=18, hand_sizes=15/15/15/15/15/13/13
engine: 18-18
turn: A
train A: 18-17
train B: 18-9
hand A: 5-16 17-17
hand B: 9-11 16-16
boneyard: 3-17 0-1
---
legal: 17-17>A
do: 17-17>A
legal: draw
do: draw
now: state: follow-up drawn 3-17
legal: 3-17>A
do: 3-17>A
now: turn: B
legal: 9-11>B
