# Out on a double: the others count their points twice, the double blank as the sheet says.
rules: quick, out_on_double=doubles_the_others, double_blank=25, out_bonus=-10
engine: 12-12
turn: A
train A: 12-4
train B: 12-8
hand A: 4-4
hand B: 0-0 2-3
boneyard: 4-9
---
do: 4-4>A
now: result: out A
now: penalties: A=-10 B=60
