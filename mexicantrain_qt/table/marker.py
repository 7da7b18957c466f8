"""What does the end of an open train look like: the locomotive, and the plate with the word?"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mexicantrain_qt.table.canvas import painted, write
from mexicantrain_qt.table.emblems import paint_locomotive
from mexicantrain_qt.table.theme import Theme

LENGTH = 1.6
SHORTEST = 1.36
SIGN_MARGIN = 3.0


def locomotive_picture(colour: int | None, angle: float, unit: float, theme: Theme, ratio: float) -> QPixmap:
    """The locomotive of a player, heading where the train goes but always upright, in a square around its middle.

    Where the train goes up or down it is a little smaller. *unit* is the short side of a tile in px.
    """
    turn = radians(angle)
    room = max(SHORTEST, LENGTH * abs(cos(turn)))
    scale = unit * LENGTH / 2 * room / LENGTH * 0.94
    side = unit * LENGTH * 1.15

    def paint(painter: QPainter) -> None:
        painter.translate(side / 2, side / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5):
            painter.setBrush(QColor.fromRgbF(0, 0, 0, 0.09 * theme.depth))
            reach = scale * (1.02 - 0.07 * step)
            painter.drawEllipse(QPointF(0, 0.66 * scale), reach, reach * 0.26)
        painter.scale(-scale if cos(turn) < -0.01 else scale, scale)
        paint_locomotive(painter, colour, theme)

    return painted(side, side, ratio, paint)


def sign_picture(word: str, width: float, height: float, theme: Theme, ratio: float) -> QPixmap:
    """The word *Open* on its plate, with a margin for the shadow."""
    margin = SIGN_MARGIN

    def paint(painter: QPainter) -> None:
        box = QRectF(margin, margin, width, height)
        corner = height / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for grow in (2.0, 1.0):
            painter.setBrush(QColor.fromRgbF(0, 0, 0, 0.16 * theme.depth))
            painter.drawRoundedRect(
                box.adjusted(-grow, -grow + 1, grow, grow + 1), corner + grow, corner + grow
            )
        painter.setBrush(QColor(theme.open))
        painter.drawRoundedRect(box, corner, corner)
        ink = QColor(theme.open_text)
        write(painter, box, word, ink, 0.86, bold=True, align=Qt.AlignmentFlag.AlignHCenter)

    return painted(width + 2 * margin, height + 2 * margin, ratio, paint)
