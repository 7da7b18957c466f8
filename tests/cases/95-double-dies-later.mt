# A double dies when the last other tile of its number is played elsewhere; then it is open no more.
rules: cardinal
engine: 12-12
turn: B
train A: 12-5 5-5
train B: 12-8
hand A: 0-1 0-2
hand B: 3-4 5-8 6-6
boneyard: 1-1
open: A
---
legal: 5-8>B
do: 5-8>B
now not: open
now: turn: A
