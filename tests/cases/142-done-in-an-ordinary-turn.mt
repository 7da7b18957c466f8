# Done is no word of an ordinary turn: something must be played, then drawn, then passed.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 2-4 3-5
hand B: 1-1 6-8
boneyard: 3-3 7-7
---
refused: done must_play
do: 2-4>A
refused: done must_play
do: 6-8>B
refused: done must_draw
do: draw
refused: done nothing_laid
legal: pass
