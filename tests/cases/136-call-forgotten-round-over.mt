# Who forgot to call draws nothing once the round is over.
rules: cardinal
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-3 4-9
hand B: 8-10
boneyard: 6-6
---
do: 4-9>A 8-10>B
now: result: out B
now: hand A: 0-3
now: penalties: A=3 B=0
now not: call owed
