# Draw until a tile fits, however many that takes.
rules: quick, draw_count=until_playable
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1
hand B: 5-5 8-9
boneyard: 2-3 3-3 7-7 0-0 6-11 1-1
---
do: draw draw draw draw
now: draws: 4
legal: draw
refused: pass must_draw
do: draw
now: state: drawn 6-11
now: draws: 5
legal: 6-11>M
do: 6-11>M
now: turn: B
now: boneyard: 1-1
