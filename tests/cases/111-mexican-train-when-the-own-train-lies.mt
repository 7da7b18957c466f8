# Not before the own train has a tile.
rules: quick, mexican_train_from=own_train_started
engine: 12-12
turn: B
train A: 12-3
train B:
hand A: 0-0 2-5
hand B: 7-8 7-12 6-12 9-9
boneyard: 1-1 2-2
---
legal: 6-12>B 7-12>B
refused: 6-12>M mexican_train_not_yet
do: 7-12>B draw pass
now: turn: B
legal: 7-8>B 6-12>M
