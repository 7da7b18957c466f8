# In a together start nobody draws or passes, whether something fits or not.
rules: cardinal
engine: 12-12
turn: A
train A:
train B:
hand A: 0-3 9-9
hand B: 4-12 5-6 7-8
boneyard: 5-12
first turns left: A B
---
legal: done
refused: draw nothing_to_draw
refused: pass say_done
do: done
now: train A:
now: turn: B
legal: 4-12>B done
refused: 4-12>A train_is_closed
refused: 4-12>M first_train_only
