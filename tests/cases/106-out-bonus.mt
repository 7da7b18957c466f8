# Who goes out takes points off, and nobody else does.
rules: cardinal, out_bonus=-5
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train C: 12-3
hand A: 1-4
hand B: 0-0 2-3
hand C: 9-10
boneyard: 4-9
---
do: 1-4>A
now: penalties: A=-5 B=5 C=19
