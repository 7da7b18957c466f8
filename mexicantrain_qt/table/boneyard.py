"""What does the boneyard look like with so many tiles left?"""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mexicantrain_qt.table.canvas import glow, line_height, painted, text_width, write
from mexicantrain_qt.table.faces import Faces

MARGIN = 10.0
ROWS = 2


def boneyard_picture(
    count: int, full: int, word: str, lit: bool, width: float, height: float, faces: Faces
) -> QPixmap:
    """Two rows of backs, one back a tile, as long as *full* tiles fill; the number on a plate, with *word* when *lit*."""

    def paint(painter: QPainter) -> None:
        painter.translate(MARGIN, MARGIN)
        _paint(painter, (count, full), word, lit, QRectF(0, 0, width, height), faces)

    return painted(width + 2 * MARGIN, height + 2 * MARGIN, faces.ratio, paint)


def _paint(
    painter: QPainter, tiles: tuple[int, int], word: str, lit: bool, box: QRectF, faces: Faces
) -> None:
    count, full = tiles
    line = line_height(0.92) + 4
    ground = box.adjusted(0, 0, 0, -line - 5)
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
    _count(painter, count, word, lit, QRectF(box.x(), box.bottom() - line, box.width(), line), faces)


def _count(painter: QPainter, count: int, word: str, lit: bool, row: QRectF, faces: Faces) -> None:
    theme = faces.theme
    text = f"{word}  {count}" if lit and word else str(count)
    wide = min(row.width(), text_width(text, 0.92, bold=True) + 20)
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
    write(painter, pill, text, ink, 0.92, bold=True, align=Qt.AlignmentFlag.AlignHCenter)


def _put(painter: QPainter, pixmap: QPixmap, centre: QPointF, ratio: float) -> None:
    painter.drawPixmap(centre - QPointF(pixmap.width(), pixmap.height()) / 2 / ratio, pixmap)
