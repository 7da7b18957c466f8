# Who is bound by a double covers it, and starts no train.
rules: cardinal, late_whole_train=yes, open_double_binds=yes
engine: 12-12
turn: B
train A: 12-3 3-3
train B:
hand A: 0-0 1-1
hand B: 3-5 5-12 8-12
boneyard: 2-2
open: A
---
legal: 3-5>A
refused: 5-12>B open_double_first
do: 3-5>A
now: turn: A
now: train B:
