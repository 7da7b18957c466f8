# A whole first train: as many tiles as wanted on the own train, at least one if one fits, then done.
rules: classic
engine: 12-12
turn: A
train A:
train B:
hand A: 1-3 2-8 5-8 5-12 8-8
hand B: 0-7 7-12
boneyard: 4-4
first turns left: A B
---
legal: 5-12>A
refused: done must_play
refused: pass must_play
refused: draw must_play
do: 5-12>A
legal: 5-8>A done
do: done
now: train A: 12-5
now: turn: B
now: first turns left: B
do: 7-12>B 0-7>B
now: result: out B
now: penalties: A=43 B=0
