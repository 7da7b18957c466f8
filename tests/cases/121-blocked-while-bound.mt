# A double that nobody can cover blocks the round, though there are other plays.
rules: classic, dead_double=stays
engine: 12-12
turn: A
train A: 12-4
train B: 12-5 5-5
hand A: 4-6 1-1
hand B: 0-4
open: B
passes: 1
---
do: pass
now: result: blocked
now: open: B
