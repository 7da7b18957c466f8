# Cardinal: who cannot follow up a double puts the marker up, draws one tile, keeps it, and the turn is over.
rules: cardinal
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 0-2 4-4
hand B: 5-5 7-9
boneyard: 4-7 1-1
---
do: 4-4>A
legal: draw
do: draw
now: train A marked: 12-4 4-4
now: hand A: 0-1 0-2 4-7
now: open: A
now: turn: B
