# A pass by choice is a pass; where nobody may be able to play for the round to be blocked, it is not blocked yet.
rules: quick, drawn_tile=may_play, blocked_when=nobody_can_play
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1
hand B: 2-2
boneyard: 4-9
---
do: draw pass pass
now not: result
now: passes: 2
now: turn: A
legal: 4-9>A
