"""What is a train, where does it end, and whom does it belong to?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from mexicantrain_qt.rules.tiles import Tile

TrainName: TypeAlias = str
"""``"A"`` … ``"H"`` for the own train of a seat, ``"M"`` for the Mexican train."""

SEATS = "ABCDEFGH"
MEXICAN = "M"


@dataclass(frozen=True, slots=True)
class Train:
    """A line of tiles that leaves the hub with the engine's number.

    ``tiles`` are in the order in which they lie, from the hub outwards; ``end`` is the number that the
    next tile must match. A train without tiles ends in the engine's number.
    """

    name: TrainName
    start: int
    end: int
    tiles: tuple[Tile, ...] = ()
    marked: bool = False

    @property
    def owner(self) -> int | None:
        """The seat whose own train this is; ``None`` for the Mexican train."""
        return None if self.name == MEXICAN else SEATS.index(self.name)

    @property
    def is_mexican(self) -> bool:
        return self.name == MEXICAN

    @property
    def ends_in_double(self) -> bool:
        return bool(self.tiles) and self.tiles[-1].is_double

    def is_open_to(self, seat: int) -> bool:
        """Whether *seat* may play here as far as ownership goes.

        An open double elsewhere, or a first turn, may still forbid it; see ``legal.refusal``.
        """
        return self.is_mexican or self.marked or self.owner == seat

    def with_tile(self, tile: Tile) -> Train:
        """This train with *tile* at its end. Raises ``ValueError`` if it does not match."""
        return Train(self.name, self.start, tile.other(self.end), (*self.tiles, tile), self.marked)

    def with_marker(self, up: bool) -> Train:
        """This train with its marker up or down."""
        return replace(self, marked=up)

    def as_laid(self) -> tuple[tuple[int, int], ...]:
        """The two numbers of every tile as it lies: (towards the hub, outwards)."""
        laid = []
        near = self.start
        for tile in self.tiles:
            far = tile.other(near)
            laid.append((near, far))
            near = far
        return tuple(laid)


def own_train(seat: int) -> TrainName:
    """The name of the own train of *seat*."""
    return SEATS[seat]
