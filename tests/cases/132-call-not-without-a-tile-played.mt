# One tile left in hand and none played in this turn: there is nothing to call.
rules: quick, last_tile_call=required
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 1-3
hand B: 2-2 8-10
---
do: pass
now not: call owed
refused: call nothing_to_call
