"""Where is a tile on the screen at this moment, and where is it on the way to another place?"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.geometry import Place
from mexicantrain_qt.table.lens import Lens, Stretch

IN_RACK = 90.0
"""The angle of a tile in the rack: its low number is above."""


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a tile in px, its angle with the low number on its left, its short side in px.

    ``lift``: 0 lies on the table, 1 is held in the hand above it. ``turned``: 0 is face up, 1 face down.
    """

    x: float
    y: float
    angle: float
    size: float
    lift: float = 0.0
    turned: float = 0.0


def lying(place: Place, lens: Lens, tile: Tile, near: int) -> Pose:
    """*tile* on the table with its side *near* towards the hub."""
    angle = place.angle if near == tile.low else place.angle + 180
    point = lens.at(place)
    return Pose(point.x(), point.y(), angle % 360, lens.px)


def stretched(pose: Pose, change: Stretch) -> Pose:
    """*pose* of a thing on the table, seen through another lens."""
    x, y = change.x + pose.x * change.scale, change.y + pose.y * change.scale
    return replace(pose, x=x, y=y, size=pose.size * change.scale)


def shortest_turn(start: float, end: float, half: bool = False) -> float:
    """The degrees from *start* to *end* by the shorter way round; *half*: a thing that looks the same upside down."""
    full = 180.0 if half else 360.0
    return (end - start + full / 2) % full - full / 2


def between(start: Pose, end: Pose, share: float, half: bool = False, flat: bool = False) -> Pose:
    """The pose after *share* (0 … 1) of the way; in the middle of a long way a tile is off the table, unless it is to stay *flat*."""
    if share >= 1.0:
        return end
    far = abs(end.x - start.x) + abs(end.y - start.y)
    hop = 0.0 if flat or far < start.size else 0.55 * 4 * share * (1 - share)
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.angle + shortest_turn(start.angle, end.angle, half) * share,
        start.size + (end.size - start.size) * share,
        max(start.lift + (end.lift - start.lift) * share, hop),
        start.turned + (end.turned - start.turned) * share,
    )
