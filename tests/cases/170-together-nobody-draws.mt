# In a together start nobody draws, even where the first turn draws otherwise.
rules: cardinal, first_turn_draws=yes
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
