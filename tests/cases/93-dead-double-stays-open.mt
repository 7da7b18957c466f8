# A dead double that stays binds for ever: everybody draws and passes until the round is blocked.
rules: classic, dead_double=stays
engine: 12-12
turn: A
train A: 12-5
train B: 12-8
hand A: 0-1 5-5
hand B: 3-4 8-9
boneyard: 8-10 1-1
---
do: 5-5>A
now: state: follow-up
now: open: A
legal: draw
do: draw pass
legal: draw
do: draw
refused: 8-9>B open_double_first
legal: pass
do: pass
now: result: blocked
now: passes: 2
