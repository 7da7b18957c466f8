# Where forgetting costs nothing, it is too late all the same.
rules: cardinal, last_tile_penalty=0
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-3 4-9
hand B: 2-2 5-5 8-10
boneyard: 6-6
---
do: 4-9>A
now: call owed: A
do: 8-10>B
now not: call owed
now: hand A: 0-3
