# The next player may owe a call in turn; one tile is drawn by who forgot.
rules: cardinal
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-3 4-9
hand B: 2-2 8-10
boneyard: 6-6 7-7
---
do: 4-9>A 8-10>B
now: call owed: B
now: hand A: 0-3 6-6
now: turn: A
legal: draw call
