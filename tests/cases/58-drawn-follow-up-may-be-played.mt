# The drawn follow-up may be played too, or passed; then the double stays open and the marker goes up.
rules: classic, drawn_tile=may_play
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 0-1 4-4
hand B: 2-4 8-9
boneyard: 4-9 3-3
---
do: 4-4>A draw
legal: 4-9>A pass
do: pass
now: train A marked: 12-4 4-4
now: open: A
now: turn: B
legal: 2-4>A
