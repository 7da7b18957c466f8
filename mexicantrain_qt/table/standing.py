"""Where do the things stand that are no trains: the hub, the name plates, the boneyard?

They stand at the edge of the table, whatever the trains do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, cos, radians, sin

from mexicantrain_qt.rules.trains import MEXICAN, TrainName, own_train
from mexicantrain_qt.table.geometry import Box, Place, Wall, wall
from mexicantrain_qt.table.rays import hub_outline, rows_of
from mexicantrain_qt.table.track import PITCH

BORDER_PX = 6.0
BETWEEN_PX = 6.0
LEAST_WIDTH, LEAST_HEIGHT = 480.0, 240.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The table that is to be laid: its own size and the sizes of what keeps its size, all in px.

    ``width`` and ``height``: the felt without the rack below it. ``plate``: one name plate. ``boneyard``: its
    tiles with their count. ``sign``: the small plate with the word *Open*. ``bottom``: the seat whose train
    points down to the rack.
    """

    players: int
    bottom: int = 0
    width: float = 1280.0
    height: float = 570.0
    plate: tuple[float, float] = (150.0, 44.0)
    boneyard: tuple[float, float] = (96.0, 64.0)
    sign: tuple[float, float] = (56.0, 20.0)

    @property
    def laid(self) -> Table:
        """This table, or the smallest one that can be laid: a window may be smaller for a moment."""
        return replace(self, width=max(self.width, LEAST_WIDTH), height=max(self.height, LEAST_HEIGHT))

    @property
    def names(self) -> tuple[TrainName, ...]:
        """The trains clockwise from the one at the bottom; the Mexican train is the last."""
        return (*(own_train((self.bottom + i) % self.players) for i in range(self.players)), MEXICAN)

    @property
    def angles(self) -> dict[TrainName, float]:
        """Where every train leaves the hub; 90 is down."""
        return {name: (90 + 360 * i / (self.players + 1)) % 360 for i, name in enumerate(self.names)}


def things(table: Table, px: float) -> dict[TrainName, Box]:
    """The name plates by own train and the boneyard as ``"M"``, around the middle of the table.

    The plate of the seat at the bottom stands in the bottom left corner, that of a seat straight across in
    the top right corner; the others stand in a column at the left and one at the right edge, the boneyard
    below the latter.
    """
    right, bottom = table.width / px / 2 - BORDER_PX / px, table.height / px / 2 - BORDER_PX / px
    width, height, gap = table.plate[0] / px, table.plate[1] / px, BETWEEN_PX / px
    found = {table.names[0]: Box(-right, bottom - height, width, height)}
    columns: dict[int, list[TrainName]] = {-1: [], 1: []}
    angles = table.angles
    highest = -bottom
    for name in table.names[1:]:
        lean = cos(radians(angles[name]))
        if abs(lean) > 1e-6:
            columns[1 if lean > 0 else -1].append(name)
        else:
            found[name] = Box(right - width, -bottom, width, height)
            highest += height + gap
    for side, names in columns.items():
        names.sort(key=lambda name: sin(radians(angles[name])))
        heights = [(table.boneyard if name == MEXICAN else table.plate)[1] / px for name in names]
        tall = sum(heights) + gap * (len(names) - 1)
        y = _middle(tall, table.height / px) - tall / 2
        y = max(y, highest) if side > 0 else max(-bottom, min(y, bottom - height - gap - tall))
        for name, h in zip(names, heights, strict=True):
            w = (table.boneyard if name == MEXICAN else table.plate)[0] / px
            found[name] = Box(right - w if side > 0 else -right, y, w, h)
            y += h + gap
    return found


def things_as_walls(boxes: Sequence[Box]) -> tuple[Wall, ...]:
    """What trains have to go round: *boxes*, and the hub."""
    return (
        wall(hub_outline(Place(0, 0, 0))),
        *(wall(one.corners) for one in boxes),
    )


def _middle(tall: float, height: float) -> float:
    """Where the middle of a column should be, so that it is in the way of as few rows as can be."""
    taken = ceil((tall + 0.1) / PITCH)
    return 0.0 if (taken - len(rows_of(height))) % 2 == 0 else -PITCH / 2
