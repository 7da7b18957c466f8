"""What does a name plate say?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mexicantrain_qt.table.canvas import glow, painted, plate, text_width, write
from mexicantrain_qt.table.emblems import paint_emblem
from mexicantrain_qt.table.sizes import SMALL
from mexicantrain_qt.table.theme import Theme

MARGIN = 8.0
"""Room around a plate for its shadow and light, in px."""
_RADIUS = 0.32
"""How large the emblem is, by the height of the plate."""
_COUNT = 0.92
"""How large the number of tiles is written, by the text of the plate."""
_EDGE, _LITTLE_TILE, _APART = 8.0, 13.0, 10.0
"""What is left free at the right, before the number of tiles for the little one, and behind it; in px."""


@dataclass(frozen=True, slots=True)
class PlateState:
    """One seat as its plate shows it. *note* stands where the total would: thinking, your turn."""

    name: str
    colour: int
    tiles: int
    total: int
    to_move: bool = False
    mine: bool = False
    note: str = ""


def plate_picture(
    state: PlateState, width: float, height: float, text: float, theme: Theme, ratio: float
) -> QPixmap:
    """The plate with a margin all around it; *text* is how large it is written."""

    def paint(painter: QPainter) -> None:
        painter.translate(MARGIN, MARGIN)
        _paint(painter, QRectF(0, 0, width, height), state, text, theme)

    return painted(width + 2 * MARGIN, height + 2 * MARGIN, ratio, paint)


def note_room(width: float, height: float, text: float, tiles: int) -> float:
    """How wide a note may be on a plate of that size, written that large, beside that number of *tiles*; in px."""
    count = text_width(str(tiles), _COUNT * text, bold=tiles == 1)
    return width - _beside_emblem(height) - _EDGE - _LITTLE_TILE - count - _APART


def _beside_emblem(height: float) -> float:
    return 2 * _RADIUS * height + 17


def _paint(painter: QPainter, box: QRectF, state: PlateState, text: float, theme: Theme) -> None:
    bright = QColor(theme.accent if state.mine else theme.plate_text)
    if state.to_move:
        glow(painter, box, 10, bright, MARGIN - 1)
        plate(painter, box, theme, bright, 2.0)
    else:
        plate(painter, box, theme)
    radius = _RADIUS * box.height()
    paint_emblem(painter, QPointF(radius + 9, box.center().y()), radius, state.colour, theme)
    left = _beside_emblem(box.height())
    half = box.height() / 2
    name = QRectF(left, 4, box.width() - left - _EDGE, half - 3)
    write(painter, name, state.name, QColor(theme.plate_text), text, bold=True)
    line = QRectF(left, half, box.width() - left - _EDGE, half - 5)
    tiles = str(state.tiles)
    last = state.tiles == 1
    _little_tile(painter, QPointF(line.x() + 4, line.center().y()), half * 0.5, theme)
    ink = QColor(theme.open if last else theme.plate_text)
    write(painter, line.adjusted(_LITTLE_TILE, 0, 0, 0), tiles, ink, _COUNT * text, bold=last)
    rest = line.adjusted(line.width() - note_room(box.width(), box.height(), text, state.tiles), 0, 0, 0)
    total = f"Σ {state.total}"
    if text_width(total, SMALL * text) > rest.width():
        total = str(state.total)
    note, tone = (state.note, bright) if state.note else (total, QColor(theme.plate_muted))
    write(painter, rest, note, tone, SMALL * text, align=Qt.AlignmentFlag.AlignRight)


def _little_tile(painter: QPainter, centre: QPointF, height: float, theme: Theme) -> None:
    box = QRectF(0, 0, height / 2, height)
    box.moveCenter(centre)
    painter.setPen(QPen(QColor(theme.tile_edge), 0.8))
    painter.setBrush(QColor(theme.tile))
    painter.drawRoundedRect(box, 1.2, 1.2)
    painter.drawLine(QPointF(box.left() + 1, centre.y()), QPointF(box.right() - 1, centre.y()))
