# A play on the Mexican train is a play at home, even where nothing but its double lets the player on it.
rules: quick, marker_when=no_own_or_mexican_play, mexican_train_from=own_train_started
engine: 12-12
turn: B
train A: 12-3
train B:
train M: 12-6 6-6
hand A: 0-0 1-4
hand B: 6-8 9-9 2-2
boneyard: 1-1
open: M
---
do: 6-8>M
now: train B:
