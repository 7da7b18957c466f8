# The together start is no turn for the call of the last tile.
rules: cardinal
engine: 12-12
turn: A
train A:
train B:
hand A: 3-12 9-9
hand B: 0-12 1-1 4-8
boneyard: 2-2 3-3
first turns left: A B
---
do: 3-12>A done
now not: call owed
refused: call nothing_to_call
