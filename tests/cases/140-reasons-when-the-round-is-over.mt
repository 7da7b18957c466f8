# When the round is over nothing is legal, whatever else could be said.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 1-4
hand B: 2-8
boneyard: 3-3
---
do: 1-4>A
legal:
refused: 2-8>B round_over
refused: 9-9>C round_over
refused: draw round_over
refused: pass round_over
refused: done round_over
refused: call round_over
