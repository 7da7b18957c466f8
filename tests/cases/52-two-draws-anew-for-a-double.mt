# The count of drawn tiles begins anew for the follow-up of a double.
rules: quick, draw_count=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 2-4 8-9
boneyard: 2-3 4-4 3-3 7-7 4-9
---
do: draw draw
now: draws: 2
legal: 4-4>A
do: 4-4>A
now: state: follow-up
now not: draws
do: draw
now: state: follow-up drawn 3-3
now not: draws
legal: draw
do: draw
now: draws: 2
legal: pass
do: pass
now: open: A
now: train A marked: 12-4 4-4
