# A double as the last tile that the drawn tile does not cover: pass, marker up, and play goes on.
rules: classic, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-4
boneyard: 3-9 1-1
---
do: 4-4>A draw
legal: pass
do: pass
now: train A marked: 12-4 4-4
now: turn: B
now not: result
legal: 2-4>A
