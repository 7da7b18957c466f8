"""Which emblem has a player, and what does a locomotive look like?"""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from mexicantrain_qt.table.theme import Theme


def player_colour(theme: Theme, colour: int | None) -> QColor:
    """The colour of a player, or of the Mexican train (``None``)."""
    return QColor(theme.mexican if colour is None else theme.players[colour % len(theme.players)])


def ink_on(colour: QColor) -> QColor:
    """Black or white, whichever reads better on *colour*."""
    light = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()
    return QColor("#1a1712") if light > 0.56 else QColor("#ffffff")


def emblem(colour: int | None) -> QPainterPath:
    """The emblem of a player, or of the Mexican train, in a box from -1 to 1."""
    if colour is None:
        return _star(8, 0.52)
    return _EMBLEMS[colour % len(_EMBLEMS)]()


def paint_emblem(painter: QPainter, centre: QPointF, radius: float, colour: int | None, theme: Theme) -> None:
    """A round badge in the player's colour with the emblem on it."""
    fill = player_colour(theme, colour)
    painter.save()
    painter.translate(centre)
    shade = QLinearGradient(0, -radius, 0, radius)
    shade.setColorAt(0.0, fill.lighter(116) if theme.depth else fill)
    shade.setColorAt(1.0, fill.darker(118) if theme.depth else fill)
    painter.setPen(QPen(QColor(255, 255, 255, 220), radius * 0.13))
    painter.setBrush(QBrush(shade))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.scale(radius * 0.62, radius * 0.62)
    painter.fillPath(emblem(colour), ink_on(fill))
    painter.restore()


def _star(points: int, inner: float) -> QPainterPath:
    corners = QPolygonF()
    for i in range(2 * points):
        reach = 1.0 if i % 2 == 0 else inner
        angle = -pi / 2 + i * pi / points
        corners.append(QPointF(reach * cos(angle), reach * sin(angle)))
    return _closed(corners)


def _closed(corners: QPolygonF) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(corners)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    return _closed(QPolygonF([QPointF(0, -1.05), QPointF(0.78, 0), QPointF(0, 1.05), QPointF(-0.78, 0)]))


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.95))
    path.cubicTo(-1.5, -0.1, -0.85, -1.25, 0, -0.5)
    path.cubicTo(0.85, -1.25, 1.5, -0.1, 0, 0.95)
    return path


def _moon() -> QPainterPath:
    whole = QPainterPath()
    whole.addEllipse(QPointF(-0.05, 0), 1, 1)
    bite = QPainterPath()
    bite.addEllipse(QPointF(0.42, -0.18), 0.82, 0.82)
    return whole - bite


def _clover() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in ((0, -0.5), (-0.52, 0.18), (0.52, 0.18)):
        path.addEllipse(QPointF(x, y), 0.46, 0.46)
    path.addRect(QRectF(-0.13, -0.2, 0.26, 1.15))
    return path


def _triangle() -> QPainterPath:
    return _closed(QPolygonF([QPointF(0, -0.98), QPointF(1.0, 0.75), QPointF(-1.0, 0.75)]))


def _cross() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRect(QRectF(-0.32, -0.95, 0.64, 1.9))
    path.addRect(QRectF(-0.95, -0.32, 1.9, 0.64))
    return path


def _ring() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.95, 0.95)
    path.addEllipse(QPointF(0, 0), 0.48, 0.48)
    return path


def _five_star() -> QPainterPath:
    return _star(5, 0.42)


_EMBLEMS = (_five_star, _diamond, _heart, _moon, _clover, _triangle, _cross, _ring)


def paint_locomotive(painter: QPainter, colour: int | None, theme: Theme) -> None:
    """A little locomotive from the side, facing right, in a box from (-1, -0.8) to (1, 0.8)."""
    fill = player_colour(theme, colour)
    painter.save()
    painter.setPen(
        QPen(
            QColor(20, 16, 12),
            0.07,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    shade = QLinearGradient(0, -0.7, 0, 0.4)
    shade.setColorAt(0.0, fill.lighter(122) if theme.depth else fill)
    shade.setColorAt(1.0, fill.darker(122) if theme.depth else fill)
    brass = QColor(theme.brass)
    painter.setBrush(brass.darker(130))
    painter.drawPolygon(QPolygonF([QPointF(0.66, 0.28), QPointF(0.98, 0.62), QPointF(0.5, 0.62)]))
    painter.setBrush(QBrush(shade))
    painter.drawPolygon(
        QPolygonF([QPointF(0.36, -0.2), QPointF(0.42, -0.62), QPointF(0.6, -0.62), QPointF(0.66, -0.2)])
    )
    painter.drawRoundedRect(QRectF(-0.3, -0.24, 1.08, 0.6), 0.16, 0.16)
    painter.drawRect(QRectF(-0.9, -0.58, 0.72, 0.94))
    painter.setBrush(fill.darker(135))
    painter.drawRoundedRect(QRectF(-1.0, -0.74, 0.92, 0.18), 0.07, 0.07)
    painter.drawRect(QRectF(-0.92, 0.3, 1.66, 0.14))
    painter.setBrush(brass)
    painter.drawRoundedRect(QRectF(0.36, -0.74, 0.32, 0.14), 0.05, 0.05)
    painter.drawChord(QRectF(-0.02, -0.42, 0.28, 0.36), 0, 180 * 16)
    for x, radius in ((-0.6, 0.25), (0.0, 0.25), (0.5, 0.2)):
        painter.setBrush(QColor(38, 33, 29))
        painter.drawEllipse(QPointF(x, 0.74 - radius), radius, radius)
        painter.setBrush(brass)
        painter.drawEllipse(QPointF(x, 0.74 - radius), radius * 0.36, radius * 0.36)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(-0.54, -0.14)
    painter.scale(0.25, 0.25)
    painter.fillPath(emblem(colour), ink_on(fill))
    painter.restore()
