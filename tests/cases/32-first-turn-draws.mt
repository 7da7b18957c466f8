# Where the first turn draws, a drawn tile that starts the train does not end the turn.
rules: classic, first_turn_draws=yes
engine: 12-12
turn: A
train A:
train B:
hand A: 1-3 5-8 8-8
hand B: 0-7 7-12
boneyard: 8-12 6-6
first turns left: A B
---
legal: draw
refused: pass must_draw
refused: done must_draw
do: draw
now: state: drawn 8-12
legal: 8-12>A
refused: 8-12>M first_train_only
do: 8-12>A
now: turn: A
legal: 5-8>A 8-8>A done
do: 8-8>A
legal: 5-8>A
refused: done must_play
do: 5-8>A
legal: done
refused: draw nothing_to_draw
refused: pass say_done
