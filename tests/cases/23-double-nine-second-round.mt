# The second engine of a double-nine game is the double eight; the double nine is then a tile like any other.
rules: quick, highest=9, hand_sizes=8/8/8/7/7/7/6
engine: 8-8
turn: A
train A: 8-9
train B marked: 8-3
hand A: 3-9 9-9
hand B: 1-1 2-9
boneyard: 4-4
round: 2
---
legal: 3-9>A 3-9>B 9-9>A
do: 9-9>A
now: open: A
legal: 3-9>A 3-9>B
do: 3-9>A
now: result: out A
now: penalties: A=0 B=13
