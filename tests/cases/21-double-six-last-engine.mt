# The last engine of a double-six game is the double blank, and trains start with a blank.
rules: classic, highest=6, hand_sizes=7/8/6, rounds=7
engine: 0-0
turn: B
train A: 0-3
train B:
hand A: 1-2 1-4
hand B: 0-5 3-4
boneyard: 6-6 2-2
first turns left: B
round: 7
---
legal: 0-5>B
do: 0-5>B
legal: done
refused: draw nothing_to_draw
refused: pass say_done
do: done
now: round: 7
now: turn: A
legal: draw
