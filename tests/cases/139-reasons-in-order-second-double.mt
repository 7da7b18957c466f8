# Several reasons at once: no second double comes before the Mexican train that is not to be played on yet.
rules: quick, several_doubles=no, mexican_train_from=second_turn
engine: 12-12
turn: B
train A: 12-3
train B:
train C marked: 12-4
train M: 12-6
hand A: 0-0
hand B: 4-4 6-6 6-9
hand C: 2-4 1-1
boneyard: 3-3
first turns left: B
---
do: 4-4>C
refused: 6-6>M no_second_double
refused: 6-9>M mexican_train_not_yet
legal: draw
