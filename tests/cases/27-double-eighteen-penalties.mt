# The pips of a double-eighteen hand are counted like all others.
rules: quick, highest=18, hand_sizes=15/15/15/15/15/13/13
engine: 17-17
turn: A
train A: 17-8
train B: 17-9
hand A: 8-12
hand B: 10-18 18-18
boneyard: 0-0
round: 2
totals: A=100 B=7
---
do: 8-12>A
now: result: out A
now: penalties: A=0 B=64
now: totals: A=100 B=7
