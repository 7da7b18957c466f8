# Who passes the first turn without a tile owes no call, though one tile is left.
rules: classic, last_tile_call=required
engine: 12-12
turn: A
train A:
train B:
hand A: 1-2
hand B: 7-8 7-12
boneyard: 1-1
first turns left: A B
---
do: pass
now not: call owed
refused: call nothing_to_call
