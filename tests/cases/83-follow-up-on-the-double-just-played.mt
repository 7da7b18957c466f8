# Where doubles bind nobody, the follow-up goes on the double just played, not on an older one.
rules: classic, open_double_binds=no
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8 8-8
train M: 12-6
hand A: 0-1 1-8 4-4
hand B: 3-4 2-8
boneyard: 1-1 5-5
open: B
---
legal: 1-8>B 4-4>A
do: 4-4>A
now: open: B A
refused: 1-8>B follow_up_on_the_double
legal: draw
do: draw pass
now: turn: B
legal: 2-8>B 3-4>A
