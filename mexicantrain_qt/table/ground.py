"""What is there once for a window: the bare table, and the wood of the rack over its lower edge?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.table.canvas import painted
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.screen import Screen
from mexicantrain_qt.table.surface import paint_wood, surface_pixmap
from mexicantrain_qt.table.theme import Theme

SHADE = 14.0
"""How far the shadow of the rack reaches onto the table, in px."""


class Ground:
    """Two items. They are painted when somebody can see them, however often the window or the theme changes before."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._table = QGraphicsPixmapItem()
        self._rack = QGraphicsPixmapItem()
        self._rack.setZValue(Layer.RACK)
        self._shown: tuple[Screen, Theme, float] | None = None
        for item in (self._table, self._rack):
            scene.addItem(item)

    def show(self, screen: Screen, faces: Faces) -> None:
        """Suit *screen* and *faces* from now on."""
        wanted = screen, faces.theme, faces.ratio
        if wanted == self._shown:
            return
        self._shown = wanted
        size, rack = screen.size, screen.rack
        lamp = QPointF(size.width() / 2, (size.height() - rack.height()) / 2)
        self._table.setPixmap(surface_pixmap(size.toSize(), faces.ratio, lamp, faces.theme))

        def paint(painter: QPainter) -> None:
            painter.translate(0, SHADE - rack.y())
            _rack(painter, rack, screen.groove, faces.theme)

        self._rack.setPixmap(painted(rack.width(), rack.height() + SHADE, faces.ratio, paint))
        self._rack.setPos(0, rack.y() - SHADE)


def _rack(painter: QPainter, rack: QRectF, groove: QRectF, theme: Theme) -> None:
    """The wood, its shadow on the table, and the *groove* that tiles stand in."""
    shadow = QRectF(0, rack.y() - SHADE, rack.width(), SHADE)
    fade = QLinearGradient(shadow.topLeft(), shadow.bottomLeft())
    fade.setColorAt(0.0, QColor(0, 0, 0, 0))
    fade.setColorAt(1.0, QColor.fromRgbF(0, 0, 0, 0.38 * theme.depth))
    painter.fillRect(shadow, fade)
    paint_wood(painter, rack, theme)
    edge = QColor(theme.brass_light if theme.depth else theme.plate_line)
    edge.setAlphaF(0.55 if theme.depth else 1.0)
    painter.fillRect(QRectF(0, rack.y(), rack.width(), 1.5), edge)
    _groove(painter, groove, theme)


def _groove(painter: QPainter, box: QRectF, theme: Theme) -> None:
    hollow = QLinearGradient(box.topLeft(), box.bottomLeft())
    hollow.setColorAt(0.0, QColor.fromRgbF(0, 0, 0, 0.46))
    hollow.setColorAt(0.25, QColor.fromRgbF(0, 0, 0, 0.30))
    hollow.setColorAt(1.0, QColor.fromRgbF(0, 0, 0, 0.16))
    edge = QColor.fromRgbF(0, 0, 0, 0.35) if theme.depth else QColor(theme.plate_line).darker(200)
    painter.setPen(QPen(edge, 1.0))
    painter.setBrush(hollow)
    painter.drawRoundedRect(box, 10, 10)
    light = QColor(theme.wood_light)
    light.setAlphaF(0.5 * theme.depth)
    painter.setPen(QPen(light, 1.2))
    painter.drawLine(QPointF(box.left() + 10, box.bottom() + 1), QPointF(box.right() - 10, box.bottom() + 1))
