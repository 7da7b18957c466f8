# A drawn tile that fits must be played, and nothing else.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1 3-11
hand B: 5-5 8-9
boneyard: 4-9 3-3
---
do: draw
legal: 4-9>A
refused: pass must_play_drawn
refused: draw must_play_drawn
refused: done must_play_drawn
refused: 3-11>A does_not_match
do: 4-9>A
now: turn: B
now: train A: 12-4 4-9
