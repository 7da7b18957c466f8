"""What is drawn once for a window: the bare table, and the wood of the rack?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from mexicantrain_qt.table.surface import paint_wood, surface_pixmap
from mexicantrain_qt.table.theme import Theme


def ground_picture(size: QSizeF, rack: QRectF, groove: QRectF, theme: Theme, ratio: float) -> QPixmap:
    """The whole background: the table above, *rack* at the bottom, and the *groove* that tiles stand in."""
    lamp = QPointF(size.width() / 2, (size.height() - rack.height()) / 2)
    picture = surface_pixmap(QSize(round(size.width()), round(size.height())), ratio, lamp, theme)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shadow = QRectF(0, rack.y() - 14, size.width(), 14)
    fade = QLinearGradient(shadow.topLeft(), shadow.bottomLeft())
    fade.setColorAt(0.0, QColor(0, 0, 0, 0))
    fade.setColorAt(1.0, QColor.fromRgbF(0, 0, 0, 0.38 * theme.depth))
    painter.fillRect(shadow, fade)
    paint_wood(painter, rack, theme)
    edge = QColor(theme.brass_light if theme.depth else theme.plate_line)
    edge.setAlphaF(0.55 if theme.depth else 1.0)
    painter.fillRect(QRectF(0, rack.y(), size.width(), 1.5), edge)
    _groove(painter, groove, theme)
    painter.end()
    return picture


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
