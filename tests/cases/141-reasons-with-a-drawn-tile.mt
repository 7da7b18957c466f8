# With a drawn tile that must be played, what does not fit anyway is refused for that.
rules: quick
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
train M: 12-6
hand A: 2-8 4-9 6-7
hand B: 1-1
boneyard: 3-3
state: drawn 6-7
---
legal: 6-7>M
refused: 6-7>A does_not_match
refused: 2-8>B train_is_closed
refused: 4-9>A must_play_drawn
refused: draw must_play_drawn
refused: pass must_play_drawn
refused: done must_play_drawn
