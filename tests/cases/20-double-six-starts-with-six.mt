# In a double-six set a train without tiles starts with the six of its engine.
rules: quick, highest=6, hand_sizes=9/8/6
engine: 6-6
turn: A
train A:
train B: 6-2
hand A: 0-1 2-4 3-6
hand B: 1-2 5-5
boneyard: 0-0
---
legal: 3-6>A 3-6>M
refused: 2-4>B train_is_closed
refused: 2-4>A does_not_match
do: 3-6>M
now: train M: 6-3
now: rules: quick, highest=6, hand_sizes=9/8/6
