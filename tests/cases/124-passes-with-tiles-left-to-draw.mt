# While tiles are left to draw no round is blocked, however many pass.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1
hand B: 2-2
boneyard: 1-1 2-3 3-3
---
do: draw pass draw pass
now: passes: 2
now not: result
now: turn: A
do: draw pass
now: result: blocked
now: passes: 3
