"""Where do the things stand that are no trains: the hub, the name plates, the boneyard?

They keep their places for a whole round, whatever the trains do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, cos, radians, sin

from mexicantrain_qt.rules.trains import MEXICAN, TrainName, own_train
from mexicantrain_qt.table.geometry import Box, Wall, wall
from mexicantrain_qt.table.rays import RIM, rows_of
from mexicantrain_qt.table.track import PITCH

BORDER = 0.2
BETWEEN = 0.2


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The table that is to be laid: its own size and the sizes of what keeps its size, all in px.

    ``width`` and ``height``: the felt without the rack below it. ``plate``: one name plate. ``boneyard``: the pile with its count.
    ``sign``: the small plate with the word *Open*. ``bottom``: the seat whose train points down to the rack.
    """

    players: int
    bottom: int = 0
    width: float = 1280.0
    height: float = 570.0
    plate: tuple[float, float] = (150.0, 44.0)
    boneyard: tuple[float, float] = (96.0, 64.0)
    sign: tuple[float, float] = (56.0, 20.0)

    @property
    def names(self) -> tuple[TrainName, ...]:
        """The trains clockwise from the one at the bottom; the Mexican train is the last."""
        return (*(own_train((self.bottom + i) % self.players) for i in range(self.players)), MEXICAN)

    @property
    def angles(self) -> dict[TrainName, float]:
        """Where every train leaves the hub; 90 is down."""
        return {name: (90 + 360 * i / (self.players + 1)) % 360 for i, name in enumerate(self.names)}


def things(table: Table, px: float) -> dict[TrainName, Box]:
    """The name plates by own train and the boneyard as ``"M"``, around the hub as origin.

    The seats at the left stand in a column at the left edge, those at the right and the boneyard at the right edge; the own plate stands in the
    bottom left corner, that of a train straight up in the top right corner.
    """
    half_width, half_height = table.width / px / 2, table.height / px / 2
    width, height = table.plate[0] / px, table.plate[1] / px
    own, angles = table.names[0], table.angles
    found = {own: Box(BORDER - half_width, half_height - BORDER - height, width, height)}
    columns: dict[int, list[TrainName]] = {-1: [], 1: []}
    for name in table.names[1:]:
        lean = cos(radians(angles[name]))
        if abs(lean) < 1e-6:
            found[name] = Box(half_width - BORDER - width, BORDER - half_height, width, height)
        else:
            columns[1 if lean > 0 else -1].append(name)
    for side, names in columns.items():
        sizes = [table.boneyard if name == MEXICAN else table.plate for name in names]
        tall = sum(size[1] / px for size in sizes) + BETWEEN * (len(names) - 1)
        y = _middle(tall, half_height) - tall / 2
        for name, size in sorted(zip(names, sizes, strict=True), key=lambda one: sin(radians(angles[one[0]]))):
            w, h = size[0] / px, size[1] / px
            found[name] = Box(half_width - BORDER - w if side > 0 else BORDER - half_width, y, w, h)
            y += h + BETWEEN
    return found


def things_as_walls(boxes: Sequence[Box]) -> tuple[Wall, ...]:
    """What trains have to go round: *boxes*, and the hub."""
    return (
        wall(tuple((RIM * cos(radians(a)), RIM * sin(radians(a))) for a in range(22, 382, 45))),
        *(wall(one.corners) for one in boxes),
    )


def _middle(tall: float, half_height: float) -> float:
    """Where the middle of a column should be, so that it is in the way of as few rows as can be."""
    rows = rows_of(2 * half_height)
    taken = ceil((tall + 0.1) / PITCH)
    return 0.0 if (taken - len(rows)) % 2 == 0 else -PITCH / 2
