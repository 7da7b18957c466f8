# Who forgot to call draws what is left, if that is fewer.
rules: cardinal, last_tile_penalty=2
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-3 4-9
hand B: 2-2 5-5 8-10
boneyard: 6-6
---
do: 4-9>A 8-10>B
now: hand A: 0-3 6-6
now not: boneyard
now: turn: A
