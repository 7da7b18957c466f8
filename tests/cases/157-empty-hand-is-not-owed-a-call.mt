# A call is owed for one tile, not for none: who waits for the others' first trains owes nothing.
rules: classic, last_tile_call=required, last_tile_penalty=2
engine: 12-12
turn: A
train A:
train B:
train C:
hand A: 3-12
hand B: 7-12 5-6
hand C: 0-12 1-9 2-9
boneyard: 3-6 1-1
first turns left: A B C
---
do: 3-12>A
now not: call owed
do: 7-12>B done
now: call owed: B
now: turn: C
legal: 0-12>C call
do: 0-12>C done
now: result: out A
now: hand B: 5-6
now: penalties: A=0 B=11 C=21
