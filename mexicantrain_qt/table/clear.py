"""Does anything on the table lie over anything else, or over the edge?"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from typing import TypeAlias

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.geometry import Box, Place, Polygon, Wall, overlap, wall

TILE = (2.0, 1.0)
LOCOMOTIVE = (1.6, 1.0)

Piece: TypeAlias = tuple[str, str, Wall]
"""Whose it is, what it is, and where."""


@dataclass(frozen=True, slots=True)
class TrainPlaces:
    """Where one train lies.

    ``tiles``: from the hub outwards, as in ``Train.tiles``. ``next`` and ``next_double``: where the next tile
    would lie, plain or double (the ghost; the first tile of a train is never a double). ``marker``: the
    locomotive (1.6 x 1, along local x, heading to local right) at the end as it is now, just where ``next``
    would be; ``marker_ahead``: the same with ``next`` laid, for while the ghost is shown. ``sign``: upright
    room for the word *Open* near ``marker``. ``slot``: where the train leaves the hub, on the rim, turned to
    travel. All but ``sign`` keep their place as long as the train and the plan do.
    """

    tiles: tuple[Place, ...]
    next: Place
    next_double: Place
    marker: Place
    marker_ahead: Place
    sign: Box
    slot: Place


def pieces(trains: Mapping[TrainName, TrainPlaces]) -> list[Piece]:
    """All tiles, ghosts and locomotives."""
    found: list[Piece] = []
    for name, train in trains.items():
        found += [(name, "tile", wall(place.corners(*TILE))) for place in train.tiles]
        found.append((name, "next", wall(train.next.corners(*TILE))))
        if train.tiles:
            found.append((name, "next double", wall(train.next_double.corners(*TILE))))
        found.append((name, "marker", wall(train.marker.corners(*LOCOMOTIVE))))
        found.append((name, "marker ahead", wall(train.marker_ahead.corners(*LOCOMOTIVE))))
    return found


def overlaps(some: Iterable[Piece], hub: Place, radius: float) -> list[tuple[str, str]]:
    """Pairs of things that lie over each other, in words; the hub is a circle.

    What is never there at the same time may share its place: the ghosts and the locomotive at the end of one
    train.
    """
    inn = sorted(some, key=lambda piece: piece[2][0])
    found = [
        (f"{owner} {kind}", "hub") for owner, kind, one in inn if _meets_circle(one[4], hub.x, hub.y, radius)
    ]
    for index, (owner, kind, one) in enumerate(inn):
        for other_owner, other_kind, other in inn[index + 1 :]:
            if other[0] >= one[2]:
                break
            if one[1] >= other[3] or other[1] >= one[3]:
                continue
            if owner == other_owner and not _together(kind, other_kind):
                continue
            if overlap(one[4], other[4]):
                found.append((f"{owner} {kind}", f"{other_owner} {other_kind}"))
    return found


def outside(some: Iterable[Piece], width: float, height: float) -> list[str]:
    """What reaches over the edge of the table, in words."""
    return [
        f"{owner} {kind}"
        for owner, kind, (left, top, right, bottom, _) in some
        if left < -1e-6 or top < -1e-6 or right > width + 1e-6 or bottom > height + 1e-6
    ]


def _together(kind: str, other: str) -> bool:
    """Whether these two things of one train can be there at the same time."""
    return "tile" in (kind, other) or {kind, other} == {"next", "marker ahead"}


def _meets_circle(shape: Polygon, x: float, y: float, radius: float) -> bool:
    nearest, inside = 1e9, True
    x0, y0 = shape[-1]
    for x1, y1 in shape:
        ex, ey = x1 - x0, y1 - y0
        along = max(0.0, min(1.0, ((x - x0) * ex + (y - y0) * ey) / (ex * ex + ey * ey)))
        nearest = min(nearest, hypot(x - x0 - along * ex, y - y0 - along * ey))
        inside = inside and ex * (y - y0) - ey * (x - x0) > 0
        x0, y0 = x1, y1
    return inside or nearest < radius - 1e-6


def free_box(wanted: Sequence[Box], taken: Sequence[Wall], width: float, height: float) -> Box | None:
    """The first of the *wanted* boxes that lies on the table and over nothing that is *taken*."""
    for one in wanted:
        if one.x < 0 or one.y < 0 or one.right > width or one.bottom > height:
            continue
        if not any(
            one.x < right
            and left < one.right
            and one.y < bottom
            and top < one.bottom
            and overlap(one.corners, shape)
            for left, top, right, bottom, shape in taken
        ):
            return one
    return None
