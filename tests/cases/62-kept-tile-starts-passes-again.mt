# A turn that ends with a kept tile starts the count of passes again.
rules: cardinal
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train C: 12-9
hand A: 0-1 0-2
hand B: 5-5 7-7
hand C: 1-1 2-2
boneyard: 3-3
passes: 1
---
do: draw
now not: passes
now: turn: B
legal: pass
do: pass
now: train B marked: 12-8
now: passes: 1
