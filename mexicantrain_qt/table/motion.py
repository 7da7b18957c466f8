"""How does a thing get from here to there?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.pose import Pose, between
from mexicantrain_qt.table.tile_item import TileItem

Motion: TypeAlias = Callable[[float], None]
"""Shows a thing after a share (0 … 1) of its way; with 1 it is exactly where it belongs."""


def eased(share: float) -> float:
    """Quick at first and gently to rest."""
    return 1.0 - (1.0 - share) ** 3


def gliding(item: QGraphicsItem, to: QPointF) -> Motion:
    """*item* from where it is to *to*."""
    start = QPointF(item.pos())

    def at(share: float) -> None:
        item.setPos(to if share >= 1 else start + (to - start) * eased(share))

    return at


def flying(item: TileItem, to: Pose, layer: Layer) -> Motion:
    """A tile from where it is to *to*, *layer* at the end; above everything on the way, unless it only slides on the table."""
    start = item.pose
    double = item.tile is None or item.tile.is_double
    stays = layer is Layer.TILES and item.layer is Layer.TILES
    if not stays:
        item.set_layer(Layer.HELD)

    def at(share: float) -> None:
        item.set_pose(between(start, to, eased(share), half=double, flat=stays), moving=share < 1)
        if share >= 1:
            item.set_layer(layer)

    return at


def delayed(motion: Motion, start: float, end: float) -> Motion:
    """*motion* in a part of the time: from the share *start* to the share *end*."""

    def at(share: float) -> None:
        motion(1.0 if share >= end else max(0.0, (share - start) / (end - start)))

    return at


def finish(motions: list[Motion]) -> None:
    """Everything where it belongs, at once."""
    for motion in motions:
        motion(1.0)
