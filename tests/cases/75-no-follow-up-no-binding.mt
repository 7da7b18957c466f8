# Without follow-ups and without binding, a double is a tile like any other, and stays open until somebody plays on it.
rules: quick, follow_up=none, open_double_binds=no
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1 1-4 4-4
hand B: 2-4 7-8
boneyard: 1-1
---
do: 4-4>A
now: turn: B
legal: 7-8>B
refused: 2-4>A train_is_closed
do: 7-8>B
now: open: A
legal: 1-4>A
do: 1-4>A
now not: open
