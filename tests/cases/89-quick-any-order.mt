# Quick table: of several open doubles the next player covers any.
rules: quick
engine: 12-12
turn: A
train A: 12-0
train B: 12-8 8-8
train M: 12-6 6-6
hand A: 0-5 6-7 3-8
hand B: 1-6 1-8
boneyard: 1-1
open: M B
---
now: rules: quick
legal: 3-8>B 6-7>M
