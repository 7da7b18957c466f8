# The tile played on a marked train fits the Mexican train too: no marker.
rules: quick, marker_when=no_own_or_mexican_play
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8
train M: 12-6
hand A: 0-1 6-8
hand B: 4-5 5-9
boneyard: 1-1
---
legal: 6-8>B 6-8>M
do: 6-8>B
now: train A: 12-4
