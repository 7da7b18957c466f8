"""What does a screen reader say about where the keyboard is?"""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.looks import TableTexts


class Voice:
    """Names the tile or the train that the keyboard has come to, once."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._said = ""

    def at(self, tile: Tile | None, train: TrainName | None, texts: TableTexts) -> None:
        """The keyboard is on *tile*, or has gone on from it to *train*."""
        name = texts.train(train) if train is not None else texts.tile(tile) if tile is not None else ""
        if name != self._said:
            self._said = name
            if name:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._widget, name))
