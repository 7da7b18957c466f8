"""In which order does a hand stand in the rack, and where does each tile stand?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.looks import RackOrder
from mexicantrain_qt.table.pose import IN_RACK, Pose

LARGEST = 52.0
GAP = 0.17
ROW_GAP = 0.14
BESIDE = 0.8
"""How far the tiles that are left over stand from the train in the rack, in short sides."""
MARGIN = 10.0


@dataclass(frozen=True, slots=True)
class RackRoom:
    """The part of the screen that tiles may stand in, in px, and the largest short side they may have."""

    x: float
    y: float
    width: float
    height: float
    largest: float = LARGEST


@dataclass(frozen=True, slots=True)
class RackPlaces:
    """Where the tiles of a hand stand: the short side in px, the middles from left to right, and the rows."""

    size: float
    middles: tuple[tuple[float, float], ...]
    rows: int

    def pose(self, index: int, turned: bool = False) -> Pose:
        """Where the tile at that place in the order stands; *turned*: with its high number above."""
        x, y = self.middles[index]
        return Pose(x, y, IN_RACK + (180.0 if turned else 0.0), self.size)

    def nearest(self, x: float, y: float) -> int:
        """The place in the order that a tile let go at *x*, *y* would take."""
        if not self.middles:
            return 0
        return min(range(len(self.middles)), key=lambda i: self._away(i, x, y))

    def _away(self, index: int, x: float, y: float) -> float:
        middle_x, middle_y = self.middles[index]
        return (middle_x - x) ** 2 + 4 * (middle_y - y) ** 2


def rack_places(count: int, room: RackRoom, train: int = 0) -> RackPlaces:
    """*count* tiles as large as the room allows: in one row while that is larger, else in more.

    The first *train* of them are a train, and the others stand a little way off.
    """
    if count == 0:
        return RackPlaces(room.largest, (), 1)
    size, rows = max((_size(count, rows, room, bool(train)), -rows) for rows in (1, 2, 3))
    rows = -rows
    a_row = ceil(count / rows)
    middles: list[tuple[float, float]] = []
    used = rows * 2 * size + (rows - 1) * ROW_GAP * size
    top = room.y + (room.height - used) / 2 + size
    for row in range(rows):
        here = min(a_row, count - row * a_row)
        step = size * (1 + GAP)
        before = train - row * a_row
        beside = BESIDE * size if 0 < before < here else 0.0
        left = room.x + room.width / 2 - (step * (here - 1) + beside) / 2
        y = top + row * size * (2 + ROW_GAP)
        middles.extend((left + step * i + (beside if i >= before else 0.0), y) for i in range(here))
    return RackPlaces(size, tuple(middles), rows)


def _size(count: int, rows: int, room: RackRoom, train: bool) -> float:
    a_row = ceil(count / rows)
    by_width = room.width / (a_row * (1 + GAP) - GAP + (BESIDE if train else 0.0))
    by_height = room.height / (rows * 2 + (rows - 1) * ROW_GAP)
    return float(int(min(by_width, by_height, room.largest)))


def sorted_hand(hand: Iterable[Tile], order: RackOrder) -> tuple[Tile, ...]:
    """By the higher number, or by all pips; the heavy ones first, as most people hold them."""
    if order == "pips":
        return tuple(sorted(hand, key=lambda t: (-t.pips, -t.high)))
    return tuple(sorted(hand, key=lambda t: (-t.high, -t.low)))


def kept_order(before: Sequence[Tile], hand: Iterable[Tile]) -> tuple[Tile, ...]:
    """The same order without the tiles that left; new ones at the right."""
    held = set(hand)
    stayed = [tile for tile in before if tile in held]
    return (*stayed, *sorted(held.difference(stayed), key=lambda t: (-t.high, -t.low)))


def moved(order: Sequence[Tile], tile: Tile, to: int) -> tuple[Tile, ...]:
    """The order with *tile* at place *to*."""
    rest = [other for other in order if other != tile]
    return (*rest[:to], tile, *rest[to:])
