# Of three draws, the first tile that fits is played, and no more are drawn.
rules: quick, draw_count=3
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 5-5 8-9
boneyard: 2-3 4-9 3-3
---
do: draw
legal: draw
do: draw
now: draws: 2
legal: 4-9>A
refused: draw must_play_drawn
do: 4-9>A
now: boneyard: 3-3
now: turn: B
now not: draws
