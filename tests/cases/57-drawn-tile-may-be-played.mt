# A drawn tile that may be played: play it or pass, marker up; nothing more is drawn.
rules: quick, drawn_tile=may_play
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1
hand B: 5-5 8-9
boneyard: 4-9 3-3
---
refused: pass must_draw
do: draw
legal: 4-9>A pass
refused: draw must_play
refused: done must_play
do: pass
now: train A marked: 12-4
now: hand A: 0-1 4-9
now: turn: B
now: passes: 1
