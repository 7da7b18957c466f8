# Where the drawn follow-up goes on the double, it goes nowhere else, though one from the hand may.
rules: quick, drawn_follow_up=on_the_double
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4
hand B: 4-5 7-8
boneyard: 6-7 1-1
---
do: 4-4>A draw
refused: 6-7>M follow_up_on_the_double
legal: pass
do: pass
now: train A marked: 12-4 4-4
now: open: A
