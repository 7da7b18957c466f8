"""What does everybody hold? All hands of a moment, face up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import PlayerLook, TileStyle
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.icons import emblem_pixmap
from mexicantrain_qt.windows.style import STEP, chrome

_BADGE = 20
_SHORT = 15.0
_COLUMN = 17.5
_ROW = 34.0


class HandsPanel(QWidget):
    """A plate for every seat: the player, and the tiles from the lowest to the highest."""

    def __init__(
        self, looks: Sequence[PlayerLook], theme: Theme, style: TileStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._looks = looks
        self._theme = theme
        self._colours = chrome(theme)
        self._faces = Faces(theme, style, self.devicePixelRatioF())
        self._hands: tuple[tuple[Tile, ...], ...] = ()
        self._turn = 0
        self.setFixedWidth(STEP * 35)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)

    def show_state(self, state: State) -> None:
        """Show the hands of *state*; who is to move stands out."""
        self._hands = tuple(tuple(sorted(hand)) for hand in state.hands)
        self._turn = state.turn
        self.retranslate()
        self.setMinimumHeight(round(sum(map(self._height, self._hands))))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        lines = [
            f"{look.name}: {', '.join(map(texts.tile, hand))}"
            for look, hand in zip(
                self._looks, self._hands, strict=False
            )  # before the first state nobody has one
        ]
        self.setAccessibleName("\n".join(lines))

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all hands are drawn
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = 0.0
        for seat, hand in enumerate(self._hands):
            height = self._height(hand)
            self._paint_hand(painter, seat, QRectF(0, y, self.width(), height - STEP))
            y += height

    def _paint_hand(self, painter: QPainter, seat: int, box: QRectF) -> None:
        look, colours = self._looks[seat], self._colours
        painter.setPen(QColor(colours.accent if seat == self._turn else colours.line))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        badge = emblem_pixmap(look.colour, self._theme, _BADGE, self.devicePixelRatioF())
        painter.drawPixmap(box.topLeft() + QPointF(STEP, 6), badge)
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        line = QRectF(box.x() + STEP * 2 + _BADGE, box.y() + 4, box.width() - STEP * 8 - _BADGE, 24)
        name = painter.fontMetrics().elidedText(look.name, Qt.TextElideMode.ElideRight, int(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setPen(QColor(colours.muted))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        count = QLocale().toString(len(self._hands[seat]))
        painter.drawText(QRectF(box.x(), line.y(), box.width() - STEP - 2, 24), right, count)
        hand = self._hands[seat]
        in_a_row = -(-len(hand) // max(1, self._rows(hand)))
        for index, tile in enumerate(hand):
            row, column = divmod(index, in_a_row)
            face = self._faces.face(tile.low, tile.high, _SHORT, 90.0)
            size = face.deviceIndependentSize()
            middle = box.topLeft() + QPointF(STEP + _COLUMN * (column + 0.5), 30 + _ROW * (row + 0.5))
            painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), face)

    def _rows(self, hand: Sequence[Tile]) -> int:
        """Rows that are nearly as long as each other: no tile is alone in one."""
        return -(-len(hand) // int((self.width() - 2 * STEP) / _COLUMN))

    def _height(self, hand: Sequence[Tile]) -> float:
        rows = self._rows(hand)
        return 30 + rows * _ROW + (STEP / 2 if rows else 2) + STEP
