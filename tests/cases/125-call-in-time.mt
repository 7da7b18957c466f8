# Who has one tile left calls while the next player's turn lasts, though it is not the own turn.
rules: quick, last_tile_call=required, last_tile_penalty=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train C: 12-1
hand A: 0-3 4-9
hand B: 2-2 5-5 7-7
hand C: 1-6 3-3 10-10
boneyard: 6-6 8-11 10-11
---
refused: call nothing_to_call
do: 4-9>A
now: call owed: A
now: turn: B
legal: draw call
do: draw call
now not: call owed
now: turn: B
legal: pass
do: pass
now: hand A: 0-3
