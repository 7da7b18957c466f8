# Classic: a tile drawn for the follow-up may go on a marked train; the turn is over, no marker of one's own goes up.
rules: classic
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8
hand A: 0-1 4-4
hand B: 4-5 7-9
boneyard: 7-8 1-1
---
do: 4-4>A draw
legal: 7-8>B
refused: pass must_play_drawn
do: 7-8>B
now: train A: 12-4 4-4
now: train B marked: 12-8 8-7
now: open: A
now: turn: B
legal: 4-5>A
