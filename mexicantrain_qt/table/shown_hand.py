"""What does a hand look like that is turned up at the end of a round?"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.canvas import line_height, painted, plate, text_width, write
from mexicantrain_qt.table.faces import Faces

MARGIN = 6.0
PAD = 5.0
A_ROW = 14


def shown_hand_size(tiles: int, penalty: int, short: float, text: float) -> tuple[float, float]:
    """The room the panel takes, in px, with tiles of that *short* side and *text* of that size."""
    rows = ceil(tiles / A_ROW)
    columns = min(tiles, A_ROW)
    words = text_width(_points(penalty), text, bold=True)
    wide = columns * short * 1.14 + (PAD if tiles else 0) + words + 2 * PAD
    return wide, max(rows * short * 2.14, line_height(text)) + 2 * PAD


def shown_hand_picture(
    tiles: Sequence[Tile], penalty: int, short: float, text: float, faces: Faces
) -> QPixmap:
    """The tiles that are left, and the points they cost."""
    width, height = shown_hand_size(len(tiles), penalty, short, text)

    def paint(painter: QPainter) -> None:
        box = QRectF(MARGIN, MARGIN, width, height)
        plate(painter, box, faces.theme)
        for index, tile in enumerate(tiles):
            row, column = divmod(index, A_ROW)
            x = box.x() + PAD + short * (0.57 + 1.14 * column)
            y = box.y() + PAD + short * (1.07 + 2.14 * row)
            face = faces.face(tile.low, tile.high, short, 90.0)
            painter.drawPixmap(QPointF(x, y) - QPointF(face.width(), face.height()) / 2 / faces.ratio, face)
        ink = QColor(faces.theme.plate_text)
        words = box.adjusted(PAD, 0, -PAD, 0)
        align = Qt.AlignmentFlag.AlignRight if tiles else Qt.AlignmentFlag.AlignHCenter
        write(painter, words, _points(penalty), ink, text, bold=True, align=align)

    return painted(width + 2 * MARGIN, height + 2 * MARGIN, faces.ratio, paint)


def _points(penalty: int) -> str:
    return f"+{penalty}" if penalty > 0 else f"−{-penalty}" if penalty else "0"
