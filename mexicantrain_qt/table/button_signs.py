"""Which sign is on a button that has no words?"""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from mexicantrain_qt.table.tile_drawing import paint_number

ButtonName: TypeAlias = Literal[
    "draw", "pass", "done", "call", "by_number", "by_pips", "as_train", "whole", "ready"
]
_QUINCUNX = ((-0.8, -1.3), (0.8, -1.3), (0.0, 0.0), (-0.8, 1.3), (0.8, 1.3))


def paint_sign(painter: QPainter, box: QRectF, name: ButtonName, ink: QColor) -> None:
    """The sign of the button *name* in the middle of *box*, drawn with strokes of *ink*."""
    unit = min(box.height(), box.width()) / 7
    painter.save()
    painter.translate(box.center())
    painter.scale(unit, unit)
    painter.setPen(QPen(ink, 0.34, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if name == "as_train":
        _train(painter, ink)
    elif name == "whole":
        _corners(painter)
    else:
        _shorter_and_shorter(painter)
        painter.translate(-1.9, 0)
        if name == "by_number":
            painter.scale(3.2, 3.2)
            paint_number(painter, 9, ink)
        else:
            _dots(painter, ink)
    painter.restore()


def _shorter_and_shorter(painter: QPainter) -> None:
    for row, wide in enumerate((2.8, 1.9, 1.0)):
        y = (row - 1) * 1.5
        painter.drawLine(QPointF(0.5, y), QPointF(0.5 + wide, y))


def _dots(painter: QPainter, ink: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    for x, y in _QUINCUNX:
        painter.drawEllipse(QPointF(x, y), 0.52, 0.52)


def _train(painter: QPainter, ink: QColor) -> None:
    """Two tiles end to end, and one that is left beside them."""
    for left in (-4.4, -1.2):
        painter.drawRoundedRect(QRectF(left, -0.8, 3.0, 1.6), 0.3, 0.3)
        painter.drawLine(QPointF(left + 1.5, -0.8), QPointF(left + 1.5, 0.8))
    faint = QColor(ink)
    faint.setAlphaF(0.55)
    painter.setPen(QPen(faint, 0.34))
    painter.drawRoundedRect(QRectF(3.0, -1.5, 1.6, 3.0), 0.3, 0.3)


def _corners(painter: QPainter) -> None:
    """The four corners of the table."""
    for x in (-1, 1):
        for y in (-1, 1):
            corner = QPointF(2.2 * x, 1.9 * y)
            painter.drawLine(corner, corner - QPointF(1.4 * x, 0))
            painter.drawLine(corner, corner - QPointF(0, 1.3 * y))
