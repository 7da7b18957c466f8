# A Mexican train that may not be played on yet does not keep the marker down.
rules: quick, marker_when=no_own_or_mexican_play, mexican_train_from=own_train_started
engine: 12-12
turn: B
train A marked: 12-3
train B:
train M: 12-6
hand A: 0-0 1-4
hand B: 3-8 6-9 2-2
boneyard: 1-1
---
legal: 3-8>A
do: 3-8>A
now: train B marked:
