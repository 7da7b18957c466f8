# All passed, but a marker that went up meanwhile gives somebody a play: the round goes on.
rules: classic
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 8-10 1-1
hand B: 0-1
---
do: pass pass
now not: result
now: passes: 2
now: turn: A
legal: 8-10>B
do: 8-10>B
now not: passes
legal: pass
