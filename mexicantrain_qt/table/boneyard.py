"""What does the boneyard look like with so many tiles left?"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mexicantrain_qt.table.canvas import glow, line_height, painted, text_width, write
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.sizes import Sizes

MARGIN = 10.0
ROWS = 2
TEXT = 0.92


def boneyard_picture(count: int, full: int, word: str, lit: bool, sizes: Sizes, faces: Faces) -> QPixmap:
    """Two rows of backs, one back a tile, as long as *full* tiles fill; the number on a plate, with *word* when *lit*."""

    width, height = sizes.boneyard
    line = line_height(TEXT * sizes.text) + 4
    box = QRectF(0, 0, width, height)

    def paint(painter: QPainter) -> None:
        painter.translate(MARGIN, MARGIN)
        _tiles(painter, count, full, box.adjusted(0, 0, 0, -line - 5), faces)
        row = QRectF(0, height - line, width, line)
        _count(painter, f"{word}  {count}" if lit and word else str(count), lit, row, sizes.text, faces)

    return painted(width + 2 * MARGIN, height + 2 * MARGIN, faces.ratio, paint)


def _tiles(painter: QPainter, count: int, full: int, ground: QRectF, faces: Faces) -> None:
    if count == 0:
        _empty(painter, ground, faces)
    size = (ground.height() - 3) / (2 * ROWS)
    a_row = max(2, ceil(max(count, full) / ROWS))
    step = min((ground.width() - size) / (a_row - 1), 1.12 * size)
    left = ground.center().x() - step * (a_row - 1) / 2
    for row in range(ROWS):
        here = min(a_row, max(0, count - row * a_row))
        y = ground.y() + size + row * (2 * size + 3)
        for number in range(here):
            spot = QPointF(left + number * step, y)
            _put(painter, faces.shadow(size, 90.0, 0.16, 0.4), spot + QPointF(1, 0.06 * size), faces.ratio)
            _put(painter, faces.back(size, 90.0), spot, faces.ratio)


def _empty(painter: QPainter, ground: QRectF, faces: Faces) -> None:
    """Where the boneyard was."""
    line = QColor(faces.theme.plate_text)
    line.setAlphaF(0.35)
    pen = QPen(line, 1.4)
    pen.setDashPattern([4, 4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(ground.adjusted(2, 2, -2, -2), 6, 6)


def _count(painter: QPainter, words: str, lit: bool, row: QRectF, text: float, faces: Faces) -> None:
    theme = faces.theme
    wide = min(row.width(), text_width(words, TEXT * text, bold=True) + 20)
    pill = QRectF(row.center().x() - wide / 2, row.y(), wide, row.height())
    corner = row.height() / 2
    if lit:
        glow(painter, pill, corner, QColor(theme.accent), MARGIN - 2)
    fill = QColor(theme.accent if lit else theme.plate)
    fill.setAlphaF(1.0 if lit else theme.plate_alpha)
    painter.setBrush(fill)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(pill, corner, corner)
    ink = QColor(theme.accent_text if lit else theme.plate_text)
    write(painter, pill, words, ink, TEXT * text, bold=True, align=Qt.AlignmentFlag.AlignHCenter)


def _put(painter: QPainter, pixmap: QPixmap, centre: QPointF, ratio: float) -> None:
    painter.drawPixmap(centre - QPointF(pixmap.width(), pixmap.height()) / 2 / ratio, pixmap)
