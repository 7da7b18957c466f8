# The next player's whole first train is one turn: the call is in time until done.
rules: classic, last_tile_call=required, last_tile_penalty=1
engine: 12-12
turn: A
train A:
train B:
hand A: 3-12 1-2
hand B: 7-12 7-8 5-6 9-9
boneyard: 3-6 1-1
first turns left: A B
---
do: 3-12>A done
now: call owed: A
do: 7-12>B
legal: 7-8>B done call
do: 7-8>B
now: call owed: A
do: done
now not: call owed
now: hand A: 1-2 3-6
