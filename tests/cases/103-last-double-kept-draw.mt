# Where drawn tiles are kept, the double as the last tile is never covered in the same turn.
rules: quick, out_on_double=must_be_covered, drawn_tile=keep
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-4
boneyard: 4-9 1-1
---
do: 4-4>A draw
now: hand A: 4-9
now: train A marked: 12-4 4-4
now: turn: B
legal: 2-4>A
