"""What happened in this round, one line an event?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mexicantrain_qt.rules.events import DoubleOpened, Event, RoundEnded, TurnStarted
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts_events
from mexicantrain_qt.windows.icons import ICON, emblem_icon
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate


class _WholeLines(QStyledItemDelegate):
    """Shows a line when there is room for all of it, so that none is cut in two at an edge."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._viewport = view.viewport()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        room = self._viewport.rect()
        if room.contains(option.rect) or option.rect.height() > room.height():
            super().paint(painter, option, index)


class LogPanel(QListWidget):
    """The events of the round, the newest last and in sight. Whose turn it is and what is plain from the line
    before has no line of its own."""

    def __init__(self, parent: QWidget | None = None, theme: Theme = FELT) -> None:
        super().__init__(parent)
        self._theme = theme
        self._names: Sequence[str] = ()
        self._colours: Sequence[int] = ()
        self._icons: list[QIcon] = []
        nothing = QPixmap(ICON, ICON)
        nothing.fill(Qt.GlobalColor.transparent)
        self._no_icon = QIcon(nothing)  # so that all lines begin at the same place
        self._events: list[Event] = []
        self.setObjectName("log")
        self.setItemDelegate(_WholeLines(self))
        self.setWordWrap(True)
        self.setIconSize(QSize(ICON, ICON))
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMinimumWidth(STEP * 38)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.retranslate()

    def set_players(self, names: Sequence[str], colours: Sequence[int]) -> None:
        self._names = names
        self._colours = colours
        self.show_events(())
        self.set_theme(self._theme)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._icons = [emblem_icon(colour, theme) for colour in self._colours]
        self.show_events(tuple(self._events))

    def show_events(self, events: Iterable[Event]) -> None:
        """Start again with *events*, the history of the round."""
        self.clear()
        self._events = []
        self.add(events)

    def add(self, events: Iterable[Event]) -> None:
        for event in events:
            self._events.append(event)
            if not isinstance(event, TurnStarted | DoubleOpened):
                self._add_line(event)
        self._show_newest()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_newest()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("Log", "What happened in this round"))
        self.show_events(tuple(self._events))

    def _show_newest(self) -> None:
        self.doItemsLayout()
        self.scrollToBottom()

    def _add_line(self, event: Event) -> None:
        item = QListWidgetItem(texts_events.happened(event, self._names))
        seat: int | None = getattr(event, "seat", None)
        item.setIcon(self._no_icon if seat is None else self._icons[seat])
        if isinstance(event, RoundEnded):
            font = item.font()
            font.setBold(True)
            item.setFont(font)
        self.addItem(item)
