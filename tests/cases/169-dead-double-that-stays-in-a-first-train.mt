# A first train may be left with a dead double where dead doubles stay open too; it binds when all have had the first turn.
rules: classic, dead_double=stays
engine: 12-12
turn: A
train A:
train B:
hand A: 0-1 3-3 3-12
hand B: 7-8 7-12 8-10
boneyard: 1-1
first turns left: A B
---
do: 3-12>A 3-3>A
now: open: A
legal: done
do: done 7-12>B done
now: turn: A
legal: draw
do: draw pass
refused: 7-8>B open_double_first
