# Who forgot to call draws when the next player's turn is over.
rules: quick, last_tile_call=required, last_tile_penalty=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train C: 12-1
hand A: 0-3 4-9
hand B: 2-2 5-5 8-10
hand C: 1-6 3-3 7-7
boneyard: 6-6 11-11 10-11
---
do: 4-9>A
legal: 8-10>B call
do: 8-10>B
now not: call owed
now: turn: C
now: hand A: 0-3 6-6 11-11
now: boneyard: 10-11
refused: call nothing_to_call
