"""Which tiles did everybody get, and in which order do the others lie?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.style import STEP, chrome

_SHORT = 13.0
_COLUMN = 15.0
_ROW = 30.0
_NAME = STEP * 12


@dataclass(frozen=True, slots=True)
class Heap:
    """Some tiles in their order, and what they are called."""

    name: str
    tiles: tuple[Tile, ...]


class OrderView(QWidget):
    """The heaps below each other, each with its name; a heap that is too long for a line goes on in the next."""

    def __init__(self, theme: Theme, style: TileStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = chrome(theme)
        self._faces = Faces(theme, style, self.devicePixelRatioF())
        self._heaps: Sequence[Heap] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_heaps(self, heaps: Sequence[Heap]) -> None:
        self._heaps = heaps
        lines = (f"{heap.name}: {', '.join(map(texts.tile, heap.tiles))}" for heap in heaps)
        self.setAccessibleName("\n".join(lines))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STEP * 50, self.heightForWidth(STEP * 50))

    def minimumSizeHint(self) -> QSize:
        return QSize(STEP * 40, self.heightForWidth(max(self.width(), STEP * 40)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(sum(self._rows(heap, width) for heap in self._heaps) * _ROW + len(self._heaps) * 4)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all heaps are drawn
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 0.0
        for heap in self._heaps:
            line = QRectF(0, y, _NAME - STEP, _ROW)
            name = painter.fontMetrics().elidedText(heap.name, Qt.TextElideMode.ElideRight, int(line.width()))
            painter.setPen(QColor(self._colours.muted))
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
            in_a_row = self._in_a_row(self.width())
            for index, tile in enumerate(heap.tiles):
                row, column = divmod(index, in_a_row)
                face = self._faces.face(tile.low, tile.high, _SHORT, 90.0)
                size = face.deviceIndependentSize()
                middle = QPointF(_NAME + _COLUMN * (column + 0.5), y + _ROW * (row + 0.5))
                painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), face)
            y += self._rows(heap, self.width()) * _ROW + 4

    def _in_a_row(self, width: int) -> int:
        return max(1, int((width - _NAME) / _COLUMN))

    def _rows(self, heap: Heap, width: int) -> int:
        return max(1, -(-len(heap.tiles) // self._in_a_row(width)))
