# A double-fifteen game may have sixteen rounds; in the last one the engine is the double blank.
rules: classic, highest=15, hand_sizes=15/15/15/15/15/13/13, rounds=16
engine: 0-0
turn: A
train A: 0-15
train B: 0-14
train M: 0-9
hand A: 15-15 9-13
hand B: 14-14 11-15 3-4
boneyard: 5-6 7-7
round: 16
---
legal: 15-15>A 9-13>M
do: 15-15>A draw
legal: pass
do: pass
now: train A marked: 0-15 15-15
now: round: 16
legal: 11-15>A
