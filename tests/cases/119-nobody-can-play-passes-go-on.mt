# Passes go on until the seat comes that can play.
rules: classic
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train C: 12-9
hand A: 1-1
hand B: 9-10
hand C: 0-1
---
do: pass pass pass
now not: result
now: turn: A
legal: pass
do: pass
now: passes: 4
now: turn: B
legal: 9-10>C
do: 9-10>C
now: result: out B
