# A first train may not be left with a live double: done is refused, and the drawn tile that covers it does not end the turn.
rules: classic
engine: 12-12
turn: A
train A:
train B:
hand A: 1-3 2-9 5-5 5-12
hand B: 0-7 1-1 7-12
boneyard: 5-6 4-6 0-0
first turns left: A B
---
do: 5-12>A 5-5>A
now: open: A
now: turn: A
legal: draw
refused: done must_draw
refused: pass must_draw
do: draw
legal: 5-6>A
refused: done must_play_drawn
refused: pass must_play_drawn
do: 5-6>A
now: train A: 12-5 5-5 5-6
now not: open
now: turn: A
legal: done
do: done
now: turn: B
