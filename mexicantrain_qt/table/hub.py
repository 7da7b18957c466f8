"""What does the hub look like?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from mexicantrain_qt.table.canvas import painted
from mexicantrain_qt.table.emblems import emblem, ink_on, player_colour
from mexicantrain_qt.table.surface import paint_grain
from mexicantrain_qt.table.theme import Theme

Slot = tuple[float, int | None]
"""The direction in which a train leaves, in degrees, and whose colour it has (``None``: the Mexican train)."""

MARGIN = 0.35
_RIM = 0.13


def hub_picture(radius: float, unit: float, slots: Sequence[Slot], theme: Theme, ratio: float) -> QPixmap:
    """The hub without its engine, *radius* and *unit* (the short side of a tile) in px, and a margin for its shadow."""
    side = 2 * (radius + MARGIN * unit)

    def paint(painter: QPainter) -> None:
        painter.translate(side / 2, side / 2)
        painter.scale(unit, unit)
        _disc(painter, radius / unit, theme)
        for angle, colour in slots:
            _slot(painter, radius / unit, angle, colour, theme)
        _bed(painter, theme)

    return painted(side, side, ratio, paint)


def _disc(painter: QPainter, radius: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(8):
        painter.setBrush(QColor.fromRgbF(0, 0, 0, 0.07 * theme.depth))
        reach = radius + MARGIN * 0.72 * (1 - step / 8)
        painter.drawEllipse(QPointF(0, 0.1), reach, reach)
    brass = QConicalGradient(0, 0, 60)
    tones = (theme.brass_light, theme.brass, theme.brass_dark, theme.brass)
    for step in range(9):
        brass.setColorAt(step / 8, QColor(tones[step % 4]))
    painter.setBrush(QBrush(brass) if theme.depth else QColor(theme.brass))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    inner = radius - _RIM
    wood = QRadialGradient(QPointF(-0.3, -0.6), radius * 1.5)
    wood.setColorAt(0.0, QColor(theme.wood_light))
    wood.setColorAt(0.6, QColor(theme.wood))
    wood.setColorAt(1.0, QColor(theme.wood_dark))
    painter.setBrush(wood)
    painter.setPen(QPen(QColor(theme.brass_dark), 0.035))
    painter.drawEllipse(QPointF(0, 0), inner, inner)
    if theme.grain:
        round_clip = QPainterPath()
        round_clip.addEllipse(QPointF(0, 0), inner, inner)
        painter.save()
        painter.setClipPath(round_clip)
        paint_grain(painter, QRectF(-inner, -inner, 2 * inner, 2 * inner), 0.4 * theme.grain, 9)
        painter.restore()


def _slot(painter: QPainter, radius: float, angle: float, colour: int | None, theme: Theme) -> None:
    """A groove in the rim in the colour of its train, with its emblem in it."""
    fill = player_colour(theme, colour)
    painter.save()
    painter.rotate(angle)
    groove = QRectF(radius - 0.46, -0.36, 0.5, 0.72)
    painter.setPen(QPen(QColor(theme.wood_dark), 0.05))
    painter.setBrush(fill)
    painter.drawRoundedRect(groove, 0.12, 0.12)
    painter.translate(groove.center())
    painter.rotate(-angle)
    painter.scale(0.17, 0.17)
    painter.fillPath(emblem(colour), ink_on(fill))
    painter.restore()


def _bed(painter: QPainter, theme: Theme) -> None:
    """The hollow that the engine lies in."""
    bed = QRectF(-0.58, -1.08, 1.16, 2.16)
    painter.setPen(QPen(QColor(theme.brass), 0.04))
    hollow = QColor(theme.wood_dark)
    painter.setBrush(hollow.darker(125) if theme.depth else hollow)
    painter.drawRoundedRect(bed, 0.18, 0.18)
