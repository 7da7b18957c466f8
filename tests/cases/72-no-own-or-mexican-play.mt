# A play on the Mexican train puts no marker up; a play on another train does, when neither train could be played on.
rules: quick, marker_when=no_own_or_mexican_play
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8
train M: 12-6
hand A: 0-1 6-7 8-9
hand B: 4-5 5-9
boneyard: 1-1 3-3
---
do: 6-7>M
now: train A: 12-4
do: draw
now: train B marked: 12-8
do: pass 8-9>B
now: train A marked: 12-4
now: train B marked: 12-8 8-9
