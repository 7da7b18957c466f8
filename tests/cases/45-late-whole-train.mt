# Who could not start the own train may lay a whole train when it is first started.
rules: classic, late_whole_train=yes
engine: 12-12
turn: B
train A: 12-3
train B marked:
train C marked: 12-9
hand A: 0-0 1-1
hand B: 0-8 1-6 5-6 5-9 5-12 6-6
hand C: 2-2 7-7
boneyard: 4-4
---
legal: 5-12>B 5-12>M 5-9>C
do: 5-12>B
now: state: laying
now: train B: 12-5
legal: 5-6>B 5-9>B done
refused: 5-9>C first_train_only
do: 5-6>B 6-6>B
now: open: B
now: state: laying
legal: 1-6>B
refused: done must_play
do: 1-6>B
legal: done
refused: draw nothing_to_draw
refused: pass say_done
do: done
now: turn: C
now: train B: 12-5 5-6 6-6 6-1
now not: state
