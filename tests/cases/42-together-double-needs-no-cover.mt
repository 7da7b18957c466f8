# In a together start the last tile needs no cover, even where a last double must be covered.
rules: cardinal, out_on_double=must_be_covered
engine: 12-12
turn: B
train A: 12-1
train B:
hand A: 0-3 5-6
hand B: 3-3 3-12
boneyard: 1-3 2-2
first turns left: B
---
do: 3-12>B 3-3>B
now: result: out B
now: penalties: A=14 B=0
