# A double played and the follow-up passed without drawing leaves one tile: it must be called.
rules: quick, last_tile_call=required
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 1-3 4-4
hand B: 2-2 8-10 4-7
---
do: 4-4>A pass
now: call owed: A
now: turn: B
legal: 4-7>A call
