"""Which tiles are there?"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

_TEXT = re.compile(r"(0|[1-9][0-9]?)-(0|[1-9][0-9]?)")


@dataclass(frozen=True, order=True, slots=True)
class Tile:
    """One tile. 2-5 and 5-2 are the same tile: the sides are put in order at birth.

    Raises ``ValueError`` for a negative number of pips.
    """

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            low, high = self.high, self.low
            object.__setattr__(self, "low", low)
            object.__setattr__(self, "high", high)
        if self.low < 0:
            raise ValueError(f"a tile has no negative sides: {self.low}-{self.high}")

    @property
    def is_double(self) -> bool:
        return self.low == self.high

    @property
    def pips(self) -> int:
        return self.low + self.high

    def fits(self, end: int) -> bool:
        """Whether one side of this tile has *end* pips. Whether it may be played is another question."""
        return end in (self.low, self.high)

    def other(self, end: int) -> int:
        """The side that stays free when the side with *end* pips is joined to a train."""
        if end == self.low:
            return self.high
        if end == self.high:
            return self.low
        raise ValueError(f"{self} has no side with {end} pips")

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"


def tile(text: str) -> Tile:
    """The tile written as ``3-7`` or ``7-3``. Raises ``ValueError`` for anything else."""
    match = _TEXT.fullmatch(text)
    if match is None:
        raise ValueError(f"not a tile: {text!r}")
    return Tile(int(match[1]), int(match[2]))


@cache
def full_set(highest: int) -> tuple[Tile, ...]:
    """All tiles of the double-*highest* set, the smallest first; the deal starts from this order."""
    return tuple(Tile(low, high) for low in range(highest + 1) for high in range(low, highest + 1))
