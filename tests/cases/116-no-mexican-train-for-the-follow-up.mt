# Without a Mexican train the follow-up that may go anywhere has own and marked trains only.
rules: cardinal, mexican_train_from=never
engine: 12-12
turn: A
train A: 12-3
train B marked: 12-4
hand A: 0-1 0-2 3-3 4-7 7-12
hand B: 3-5 6-6
boneyard: 1-1
---
do: 3-3>A
legal: 4-7>B
refused: 7-12>M mexican_train_not_yet
