"""Which part of the table is seen, and how large?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from mexicantrain_qt.table.geometry import Box, Place

NEAREST = 4.0
NARROWEST = 0.62
"""A table is laid for no less of its whole width."""

LEAST_SEEN = 0.25


@dataclass(frozen=True, slots=True)
class Zoom:
    """How near the table is: 1 is the whole of it. *x*, *y*: how far its corner is beyond that of the window, in px."""

    factor: float = 1.0
    x: float = 0.0
    y: float = 0.0

    @property
    def is_whole(self) -> bool:
        return self.factor == 1.0

    def nearer(self, by: float, around: QPointF, room: QSizeF) -> Zoom:
        """*by* times as near, in a window with that *room* for the table; what is *around* a point stays there."""
        factor = min(max(1.0, self.factor * by), NEAREST)
        grown = factor / self.factor
        x, y = around.x() - (around.x() - self.x) * grown, around.y() - (around.y() - self.y) * grown
        return Zoom(factor, x, y).inside(room)

    def moved(self, by: QPointF, room: QSizeF) -> Zoom:
        """The table pushed along by the hand."""
        return Zoom(self.factor, self.x + by.x(), self.y + by.y()).inside(room)

    def inside(self, room: QSizeF) -> Zoom:
        """The nearest that shows nothing but the table."""
        return Zoom(
            self.factor,
            min(0.0, max(self.x, room.width() * (1 - self.factor))),
            min(0.0, max(self.y, room.height() * (1 - self.factor))),
        )


WHOLE = Zoom()


def beside(covered: float, room: QSizeF) -> tuple[Zoom, QSizeF]:
    """How a table is seen in what is left of its *room* when so many px at the right are covered, and how large it is laid for that.

    It is laid anew in the narrower room; where that is too narrow, for a larger one that is seen from further away.
    """
    seen = max(room.width() - covered, room.width() * LEAST_SEEN)
    factor = min(1.0, seen / (room.width() * NARROWEST))
    return Zoom(factor), QSizeF(seen, room.height()) / factor


@dataclass(frozen=True, slots=True)
class Lens:
    """From places on the table to the window: px a unit, and where the table's corner is, in px."""

    px: float = 1.0
    x: float = 0.0
    y: float = 0.0
    factor: float = 1.0

    def point(self, x: float, y: float) -> QPointF:
        return QPointF(self.x + x * self.px, self.y + y * self.px)

    def at(self, place: Place) -> QPointF:
        return self.point(place.x, place.y)

    def middle(self, box: Box) -> QPointF:
        return self.point(*box.centre)

    def box(self, box: Box) -> QRectF:
        return QRectF(
            self.x + box.x * self.px, self.y + box.y * self.px, box.width * self.px, box.height * self.px
        )

    def around(self, place: Place, reach: float) -> QRectF:
        """The upright square around *place*, *reach* units to every side."""
        side = 2 * reach * self.px
        box = QRectF(0, 0, side, side)
        box.moveCenter(self.at(place))
        return box


def lens_for(tile_px: float, zoom: Zoom) -> Lens:
    """The lens for a table whose unit has *tile_px* px when the whole of it is seen."""
    return Lens(tile_px * zoom.factor, zoom.x, zoom.y, zoom.factor)


@dataclass(frozen=True, slots=True)
class Stretch:
    """From where a thing was seen through one lens to where it is seen through another."""

    scale: float
    x: float
    y: float

    def point(self, point: QPointF) -> QPointF:
        return QPointF(self.x + point.x() * self.scale, self.y + point.y() * self.scale)


def stretch(before: Lens, after: Lens) -> Stretch:
    scale = after.px / before.px
    return Stretch(scale, after.x - before.x * scale, after.y - before.y * scale)
