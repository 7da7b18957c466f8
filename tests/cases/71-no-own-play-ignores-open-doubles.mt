# A tile that fits the own train counts, though an open double elsewhere forbids it.
rules: quick, marker_when=no_own_play
engine: 12-12
turn: B
train A: 12-4 4-4
train B: 12-8
train C: 12-9
hand A: 0-1
hand B: 2-4 7-8
hand C: 4-5 7-9
boneyard: 1-1
open: A
---
legal: 2-4>A
do: 2-4>A
now: train B: 12-8
