# A tile drawn for the double as the last tile that goes elsewhere ends the turn and not the round; its owner draws in the next turn.
rules: quick, out_on_double=must_be_covered
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 4-4
hand B: 2-4 5-9 8-8
boneyard: 6-7 2-9 1-1
---
do: 4-4>A draw
legal: 6-7>M
do: 6-7>M
now: hand A:
now: open: A
now: turn: B
now not: result
do: 2-4>A
now: turn: A
legal: draw
do: draw 2-9>A
now: result: out A
