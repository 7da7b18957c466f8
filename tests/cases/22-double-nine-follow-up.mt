# In a double-nine set as in any other: a double, its follow-up, the Mexican train from nine.
rules: cardinal, highest=9, hand_sizes=9/9/9/7/7/7/6, rounds=10
engine: 9-9
turn: A
train A: 9-4
train B: 9-1
hand A: 0-2 2-3 4-4 4-6
hand B: 1-5 6-9 7-7
boneyard: 8-8
---
legal: 4-4>A 4-6>A
do: 4-4>A
now: state: follow-up
legal: 4-6>A
do: 4-6>A
now: turn: B
legal: 1-5>B 6-9>M
do: 6-9>M
now: train M: 9-6
