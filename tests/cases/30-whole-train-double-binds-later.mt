# A double that the first train could not cover stays open and binds only when every player has had the first turn.
rules: classic
engine: 12-12
turn: A
train A:
train B:
hand A: 1-3 5-5 5-12
hand B: 0-7 1-1 5-9 7-12
boneyard: 4-6 0-0
first turns left: A B
---
do: 5-12>A 5-5>A draw
legal: pass
do: pass
now: train A marked: 12-5 5-5
now: open: A
now: turn: B
legal: 7-12>B
do: 7-12>B
legal: 0-7>B done
do: done
now: turn: A
legal: draw
do: draw pass
now: turn: B
legal: 5-9>A
