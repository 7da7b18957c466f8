# The double blank may count twenty-five.
rules: quick, double_blank=25
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 1-4
hand B: 0-0 0-3
boneyard: 1-1
---
do: 1-4>A
now: penalties: A=0 B=28
