# A double as the last tile, covered by the second drawn tile: the first is still in the hand, and the round goes on.
rules: quick, out_on_double=must_be_covered, draw_count=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 2-4 5-9
boneyard: 0-1 4-9 1-1
---
do: 4-4>A draw draw 4-9>A
now not: result
now: hand A: 0-1
now: turn: B
