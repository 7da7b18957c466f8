# Quick table: the Mexican train may be started in the first turn, before the own train.
rules: quick
engine: 12-12
turn: A
train A:
train B:
hand A: 5-12 6-7
hand B: 7-12 7-8
boneyard: 1-1
first turns left: A B
---
legal: 5-12>A 5-12>M
do: 5-12>M
now: first turns left: B
legal: 7-12>B
refused: 7-12>M does_not_match
