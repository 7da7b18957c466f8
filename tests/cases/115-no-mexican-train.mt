# A game without a Mexican train.
rules: quick, mexican_train_from=never
engine: 12-12
turn: A
train A: 12-3
train B: 12-4
hand A: 5-12 7-12
hand B: 4-5 6-6
boneyard: 1-1
---
refused: 5-12>M mexican_train_not_yet
legal: draw
