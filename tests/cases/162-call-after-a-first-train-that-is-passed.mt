# Who could not cover the double of the first train and passes with one tile left owes a call.
rules: classic, last_tile_call=required
engine: 12-12
turn: A
train A:
train B:
hand A: 1-2 3-3 3-12
hand B: 3-9 7-8 7-12
first turns left: A B
---
do: 3-12>A 3-3>A
legal: pass
do: pass
now: call owed: A
now: train A marked: 12-3 3-3
now: turn: B
