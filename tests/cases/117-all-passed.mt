# All passed with an empty boneyard: the round is over, though a marker that went up gives somebody a play.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 8-10
hand B: 0-1
---
legal: pass
do: pass
now: turn: B
do: pass
now: result: blocked
now: turn: B
now: passes: 2
now: penalties: A=18 B=1
