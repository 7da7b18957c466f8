# A pass by choice is a pass: all passed, and the round is blocked.
rules: quick, drawn_tile=may_play
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1
hand B: 2-2
boneyard: 4-9
---
do: draw pass pass
now: result: blocked
now: penalties: A=14 B=4
