# No call between a double and its follow-up.
rules: quick, last_tile_call=required
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 1-3 4-4
hand B: 2-2 8-10 4-7
boneyard: 6-6 7-7
---
do: 4-4>A
now: hand A: 1-3
now not: call owed
refused: call nothing_to_call
legal: draw
do: draw pass
now: hand A: 1-3 6-6
now not: call owed
