# A drawn tile that starts the own train late does not end the turn, nor does one that covers.
rules: classic, late_whole_train=yes
engine: 12-12
turn: B
train A: 12-3
train B marked:
hand A: 0-0 5-8
hand B: 2-9 5-5 0-7
boneyard: 5-12 2-5 1-1
---
legal: draw
do: draw
now: state: drawn 5-12
legal: 5-12>B 5-12>M
do: 5-12>B
now: state: laying
legal: 5-5>B done
do: 5-5>B draw
now: state: laying drawn 2-5
legal: 2-5>B
do: 2-5>B
now: state: laying
legal: 2-9>B done
do: 2-9>B
legal: done
