# Several reasons at once: not in the hand, does not match, closed, then the open double.
rules: classic
engine: 12-12
turn: B
train A: 12-5 5-5
train B: 12-4
train C: 12-7
train D marked: 12-0
hand A: 6-6 5-8
hand B: 0-2 1-7 3-10 4-9
hand C: 1-1
hand D: 2-2
boneyard: 3-3
open: A
---
refused: 8-8>C tile_not_in_hand
refused: 0-2>C does_not_match
refused: 1-7>C train_is_closed
refused: 0-2>D open_double_first
refused: 4-9>B open_double_first
refused: 3-10>A does_not_match
refused: pass must_draw
refused: done must_draw
refused: call nothing_to_call
legal: draw
