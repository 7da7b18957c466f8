# Where nobody calls, one tile left is nobody's business.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-3 4-9
hand B: 2-2 5-5 8-10
boneyard: 6-6 7-7
---
do: 4-9>A
now not: call owed
refused: call nothing_to_call
