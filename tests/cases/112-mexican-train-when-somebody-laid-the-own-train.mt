# An own train counts as started whoever laid the tile.
rules: classic, mexican_train_from=own_train_started
engine: 12-12
turn: A
train A: 12-3
train B marked:
hand A: 0-0 4-12
hand B: 7-8 6-12 9-9
boneyard: 1-1 2-2
---
legal: 4-12>B 4-12>M
do: 4-12>B
now: train B marked: 12-4
legal: 6-12>M
