# Automatic calls, and the last tile is a double that is played next.
rules: cardinal, last_tile_call=automatic
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 9-9 4-9
hand B: 2-2 5-5 8-10
boneyard: 6-6 7-7
---
do: 4-9>A 8-10>B
legal: 9-9>A
do: 9-9>A
now: result: out A
