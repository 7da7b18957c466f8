# Who is bound by the double of the own train and drew in vain passes; done is for whole trains.
rules: quick
engine: 12-12
turn: A
train A: 12-4 4-4
train B: 12-8
hand A: 1-1 2-3
hand B: 4-5 5-9
boneyard: 6-7
open: A
---
do: draw
refused: done nothing_laid
legal: pass
