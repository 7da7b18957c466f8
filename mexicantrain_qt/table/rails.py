"""What shows that tiles in the rack are a train?"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.table.canvas import painted
from mexicantrain_qt.table.emblems import player_colour
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.rack import RackPlaces

THICK = 4.0
_MARGIN = 2.0


class Rails:
    """A rail in the player's colour under the first tiles of the rack, in every row that they stand in."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._shown: object = None

    def show(self, rack: RackPlaces, tiles: int, colour: int, faces: Faces) -> None:
        """*tiles* of them are a train."""
        wanted = rack, tiles, colour, faces
        if wanted == self._shown:
            return
        self._shown = wanted
        for item in self._items:
            self._scene.removeItem(item)
        rows: dict[float, list[float]] = {}
        for x, y in rack.middles[:tiles]:
            rows.setdefault(y, []).append(x)
        half = rack.size / 2
        self._items = [
            self._put(
                QRectF(min(xs) - half, y + rack.size + 1, max(xs) - min(xs) + 2 * half, THICK), colour, faces
            )
            for y, xs in rows.items()
        ]

    def _put(self, box: QRectF, colour: int, faces: Faces) -> QGraphicsPixmapItem:
        def paint(painter: QPainter) -> None:
            rail = QRectF(_MARGIN, _MARGIN, box.width(), box.height())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(0, 0, 0, 110))
            painter.drawRoundedRect(rail.adjusted(-1, -1, 1, 1), THICK / 2 + 1, THICK / 2 + 1)
            painter.setBrush(player_colour(faces.theme, colour))
            painter.drawRoundedRect(rail, THICK / 2, THICK / 2)

        item = QGraphicsPixmapItem(
            painted(box.width() + 2 * _MARGIN, box.height() + 2 * _MARGIN, faces.ratio, paint)
        )
        item.setPos(box.x() - _MARGIN, box.y() - _MARGIN)
        item.setZValue(Layer.RACK + 1)
        self._scene.addItem(item)
        return item
