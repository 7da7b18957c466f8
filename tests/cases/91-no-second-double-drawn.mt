# Where only one double may be played, a drawn double does not help either.
rules: classic, several_doubles=no
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4
hand B: 2-4 7-8
boneyard: 6-6 1-1
---
do: 4-4>A draw
refused: 6-6>M no_second_double
legal: pass
do: pass
now: train A marked: 12-4 4-4
