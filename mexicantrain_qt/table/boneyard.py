"""What does the boneyard look like with so many tiles left?"""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from mexicantrain_qt.table.canvas import glow, line_height, painted, text_width, write
from mexicantrain_qt.table.faces import Faces

MARGIN = 10.0


def boneyard_picture(count: int, word: str, lit: bool, width: float, height: float, faces: Faces) -> QPixmap:
    """Piles of backs, one back a tile, over a plate with the number; *word* on it when *lit*."""

    def paint(painter: QPainter) -> None:
        painter.translate(MARGIN, MARGIN)
        _paint(painter, count, word, lit, QRectF(0, 0, width, height), faces)

    return painted(width + 2 * MARGIN, height + 2 * MARGIN, faces.ratio, paint)


def _paint(painter: QPainter, count: int, word: str, lit: bool, box: QRectF, faces: Faces) -> None:
    line = line_height(0.92) + 4
    ground = box.adjusted(0, 0, 0, -line - 3)
    size = ground.height() / 2.5
    columns = max(1, int(ground.width() / (1.12 * size)))
    piles = [0] * columns
    for _ in range(count):
        piles[_lowest(piles)] += 1
    step = (ground.width() - size) / max(1, columns - 1)
    rise = min(0.13 * size, 0.42 * size / max(1, max(piles)))
    for column, tall in enumerate(piles):
        dice = Random(column)
        x = ground.x() + size / 2 + column * step
        for level in range(tall):
            lean = dice.uniform(-2.5, 2.5)
            spot = QPointF(x + dice.uniform(-0.03, 0.03) * size, ground.bottom() - size - level * rise)
            if level == 0:
                _put(painter, faces.shadow(size, 90.0, 0.14, 0.5), spot + QPointF(0, 0.06 * size), faces.ratio)
            _put(painter, faces.back(size, 90.0 + round(lean)), spot, faces.ratio)
    _count(painter, count, word, lit, QRectF(box.x(), box.bottom() - line, box.width(), line), faces)


def _lowest(piles: list[int]) -> int:
    return piles.index(min(piles))


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
