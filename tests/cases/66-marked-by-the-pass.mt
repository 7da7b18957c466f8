# With an empty boneyard the pass itself puts the marker up, whenever it goes up.
rules: cardinal
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1 0-2
hand B: 5-5 7-8
---
legal: pass
refused: draw nothing_to_draw
do: pass
now: train A marked: 12-4
