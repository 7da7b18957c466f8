# Plays that an open double forbids are no plays.
rules: classic
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-5 5-5
train C: 12-9
hand A: 4-6 1-1
hand B: 9-10
hand C: 0-2 5-8
open: B
passes: 2
---
legal: pass
do: pass
now not: result
now: turn: B
do: pass
legal: 5-8>B
