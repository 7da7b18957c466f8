# An open double that binds nobody is no way onto the Mexican train.
rules: quick, mexican_train_from=own_train_started, open_double_binds=no
engine: 12-12
turn: B
train A: 12-3
train B:
train M: 12-6 6-6
hand A: 0-0 1-4
hand B: 6-8 5-12 9-9
boneyard: 1-1 2-2
open: M
---
refused: 6-8>M mexican_train_not_yet
legal: 5-12>B
