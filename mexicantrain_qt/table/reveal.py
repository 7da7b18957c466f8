"""Where do the hands stand that are turned up at the end of a round?

Side by side on the rack: there they are in nobody's way, however long the trains have become.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

from mexicantrain_qt.table.pose import IN_RACK, Pose
from mexicantrain_qt.table.rack import RackRoom

STEP = 1.12
ROW = 2.1
BETWEEN = 14.0
LARGEST = 34.0
NARROW = 0.55
"""How much of the width that a head should have it gives up, so that the tiles can be larger."""
_MOST_ROWS = 5


@dataclass(frozen=True, slots=True)
class ShownHand:
    """One hand that is turned up: ``head`` has room for whose it is and what it costs, in px; below are the tiles."""

    head: QRectF
    size: float
    middles: tuple[tuple[float, float], ...]

    def pose(self, index: int) -> Pose:
        x, y = self.middles[index]
        return Pose(x, y, IN_RACK, self.size)


def shown_hands(counts: Sequence[int], room: RackRoom, head: tuple[float, float]) -> tuple[ShownHand, ...]:
    """Room for hands of *counts* tiles, all tiles as large as they can be; *head*: how wide a head should be, and its height."""
    wished, tall = head
    share = (room.width - BETWEEN * (len(counts) - 1)) / len(counts)
    least = min(wished * NARROW, share)
    size, rows = max((_size(counts, rows, room, least, tall), -rows) for rows in range(1, _MOST_ROWS + 1))
    rows = -rows
    widths = [max(least, _wide(count, rows) * size) for count in counts]
    short = sum(max(0.0, wished - width) for width in widths)
    spare = room.width - sum(widths) - BETWEEN * (len(counts) - 1)
    if short > 0:
        given = min(1.0, max(0.0, spare) / short)
        widths = [width + max(0.0, wished - width) * given for width in widths]
        spare = room.width - sum(widths) - BETWEEN * (len(counts) - 1)
    left = room.x + max(0.0, spare / 2)
    used = tall + rows * ROW * size
    top = room.y + (room.height - used) / 2
    found = []
    for count, width in zip(counts, widths, strict=True):
        box = QRectF(left, top, width, tall)
        found.append(ShownHand(box, size, _middles(count, rows, size, box)))
        left += width + BETWEEN
    return tuple(found)


def _middles(count: int, rows: int, size: float, head: QRectF) -> tuple[tuple[float, float], ...]:
    a_row = max(1, ceil(count / rows))
    middles: list[tuple[float, float]] = []
    for index in range(count):
        row, column = divmod(index, a_row)
        here = min(a_row, count - row * a_row)
        x = head.center().x() + (column - (here - 1) / 2) * STEP * size
        middles.append((x, head.bottom() + (row + 0.5) * ROW * size))
    return tuple(middles)


def _wide(count: int, rows: int) -> float:
    """The width of so many tiles in so many rows, in short sides."""
    return max(0.0, ceil(count / rows) * STEP - (STEP - 1))


def _size(counts: Sequence[int], rows: int, room: RackRoom, least: float, tall: float) -> float:
    """The largest short side with which all fit; a narrow hand is as wide as its head in any case."""
    size = float(int(min((room.height - tall) / (rows * ROW), LARGEST)))
    free = room.width - BETWEEN * (len(counts) - 1) + 1e-6
    while size > 1 and sum(max(least, _wide(count, rows) * size) for count in counts) > free:
        size -= 1
    return size
