# Draw until a tile covers the double, or until the boneyard is empty.
rules: classic, draw_count=until_playable
engine: 12-12
turn: B
train A: 12-4 4-4
train B: 12-8
train M: 12-6
hand A: 0-4
hand B: 5-5 8-9
boneyard: 2-8 3-3
open: A
---
refused: 8-9>B open_double_first
legal: draw
do: draw
refused: 2-8>B open_double_first
legal: draw
do: draw
legal: pass
do: pass
now: open: A
