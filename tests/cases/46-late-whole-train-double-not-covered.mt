# A late whole train that ends in a double nobody could cover: draw, pass, marker up, and the double binds the next player.
rules: classic, late_whole_train=yes
engine: 12-12
turn: B
train A: 12-3
train B marked:
hand A: 0-0 3-4 5-9
hand B: 0-8 5-5 5-12
boneyard: 1-2 3-3
---
do: 5-12>B 5-5>B
legal: draw
refused: done must_draw
do: draw
now: state: laying drawn 1-2
legal: pass
do: pass
now: train B marked: 12-5 5-5
now: turn: A
legal: 5-9>B
