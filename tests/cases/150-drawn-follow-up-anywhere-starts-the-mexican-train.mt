# Quick table: a tile drawn for the follow-up goes anywhere, and may start the Mexican train.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1 4-4
hand B: 4-5 7-8
boneyard: 7-12 1-1
---
do: 4-4>A draw
legal: 7-12>M
