"""Where do the pips of one half of a tile lie?"""

from __future__ import annotations

from functools import cache

HIGHEST = 18

# Lines along the tile, as in every set up to nine.
_LINES: dict[int, tuple[str, str, str]] = {
    0: ("...", "...", "..."),
    1: ("...", ".o.", "..."),
    2: ("o..", "...", "..o"),
    3: ("o..", ".o.", "..o"),
    4: ("o.o", "...", "o.o"),
    5: ("o.o", ".o.", "o.o"),
    6: ("ooo", "...", "ooo"),
    7: ("ooo", ".o.", "ooo"),
    8: ("ooo", "o.o", "ooo"),
    9: ("ooo", "ooo", "ooo"),
}
_FOUR = (-1.0, -1 / 3, 1 / 3, 1.0)
_SIX = (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)
# From ten on the two outer lines are full and the middle one tells the number.
_MIDDLE: dict[int, tuple[float, ...]] = {
    10: _FOUR[1:3],
    11: (-2 / 3, 0.0, 2 / 3),
    12: _FOUR,
    13: (0.0,),
    14: (-0.6, 0.6),
    15: (-0.8, 0.0, 0.8),
    16: _SIX[1:5],
    17: (-0.8, -0.4, 0.0, 0.4, 0.8),
    18: _SIX,
}


def rows(number: int) -> int:
    """How many pips the fullest line of this number's grid has room for: 3, 4 or 6."""
    return 3 if number <= 9 else 4 if number <= 12 else 6


@cache
def pip_places(number: int) -> tuple[tuple[float, float], ...]:
    """The centres of *number* pips as (along, across) the tile, -1 … 1 from the middle of its half.

    As in the box sets: 3 × 3 up to nine, 3 × 4 up to twelve, 3 × 6 up to eighteen. Raises ``ValueError``
    for a number that no set has.
    """
    if not 0 <= number <= HIGHEST:
        raise ValueError(f"no tile has {number} pips on a side")
    if number <= 9:
        return tuple(
            (along - 1.0, across - 1.0)
            for across, line in enumerate(_LINES[number])
            for along, mark in enumerate(line)
            if mark == "o"
        )
    outer = _FOUR if number <= 12 else _SIX
    lines = ((-1.0, outer), (0.0, _MIDDLE[number]), (1.0, outer))
    return tuple((along, across) for across, line in lines for along in line)
