# In a blocked round nobody is out, and nobody takes points off.
rules: quick, out_bonus=-10
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-0
hand B: 2-3
passes: 1
---
do: pass
now: result: blocked
now: penalties: A=0 B=5
