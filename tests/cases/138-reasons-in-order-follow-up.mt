# Several reasons at once: closed, then the follow-up on the double, then no second double, then the Mexican train.
rules: classic, several_doubles=no, mexican_train_from=own_train_started
engine: 12-12
turn: A
train A: 12-4
train B marked: 12-8
train C: 12-7
train M: 12-6
hand A: 1-7 4-4 6-6 8-8
hand B: 2-4
hand C: 1-1
boneyard: 3-3
---
do: 4-4>A
refused: 1-7>C train_is_closed
refused: 6-6>M follow_up_on_the_double
refused: 8-8>B follow_up_on_the_double
refused: done must_draw
legal: draw
