"""What does the end of an open train look like: the locomotive, and the plate with the word?"""

from __future__ import annotations

from math import cos, radians

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mexicantrain_qt.table.canvas import painted, write
from mexicantrain_qt.table.emblems import paint_locomotive, player_colour
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.palette import PIPS
from mexicantrain_qt.table.sizes import SMALL, Sizes
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.table.tile_drawing import paint_number

LENGTH = 1.6
SHORTEST = 1.36
END = 0.36
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


def end_picture(number: int, colour: int | None, unit: float, faces: Faces) -> QPixmap:
    """The number that a train ends in, on a chip with a rim in its owner's colour."""
    radius = END * unit
    side = 2 * radius + 6
    theme = faces.theme

    def paint(painter: QPainter) -> None:
        middle = QPointF(side / 2, side / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        for grow in (2.0, 1.0):
            painter.setBrush(QColor.fromRgbF(0, 0, 0, 0.14 * theme.depth))
            painter.drawEllipse(middle + QPointF(0, 1), radius + grow, radius + grow)
        painter.setBrush(QColor(theme.tile_light))
        painter.setPen(QPen(player_colour(theme, colour), max(2.0, radius * 0.28)))
        painter.drawEllipse(middle, radius * 0.88, radius * 0.88)
        ink = QColor(PIPS[faces.style.palette][number])
        painter.translate(middle)
        painter.scale(radius, radius)
        paint_number(painter, number, ink)

    return painted(side, side, faces.ratio, paint)


def sign_picture(word: str, sizes: Sizes, theme: Theme, ratio: float) -> QPixmap:
    """The word *Open* on its plate, with a margin for the shadow."""
    margin, (width, height) = SIGN_MARGIN, sizes.sign

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
        write(painter, box, word, ink, SMALL * sizes.text, bold=True, align=Qt.AlignmentFlag.AlignHCenter)

    return painted(width + 2 * margin, height + 2 * margin, ratio, paint)
