# Classic: a tile drawn for the follow-up may go on a Mexican train that lies, but may not start it.
rules: classic
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 0-1 4-4
hand B: 4-5 7-8
boneyard: 7-12 1-1
---
do: 4-4>A draw
legal: pass
do: pass
now: train A marked: 12-4 4-4
now: turn: B
