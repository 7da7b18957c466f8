"""How is a list of games to be read at a glance? Two lines each: name and date, then how far it is and who plays."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows.style import STEP, chrome

_SECOND = Qt.ItemDataRole.UserRole
_KEY = Qt.ItemDataRole.UserRole + 1
_ASIDE = Qt.ItemDataRole.UserRole + 2
_ELIDE = Qt.TextElideMode.ElideRight


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the list: *key* is what the list gives back, *aside* stands at the right of the first line."""

    key: object
    first: str
    aside: str
    second: str


class GameList(QListWidget):
    """The games, one of which is chosen. Enter and a double click go on with it; Delete takes it away."""

    chosen = Signal()
    """Another one is chosen, or none."""
    opened = Signal()
    deleted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games")
        self.setItemDelegate(_TwoLines(theme, self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.currentItemChanged.connect(lambda *_: self.chosen.emit())
        self.itemDoubleClicked.connect(lambda _: self.opened.emit())

    def show_entries(self, entries: Iterable[Entry], choose: object = None) -> None:
        """Show *entries*, with the one of the key *choose* chosen, or else the one in the same place as before."""
        row = max(0, self.currentRow())
        self.blockSignals(True)
        self.clear()
        for entry in entries:
            item = QListWidgetItem(entry.first)
            item.setData(_SECOND, entry.second)
            item.setData(_ASIDE, entry.aside)
            item.setData(_KEY, entry.key)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.first}. {entry.second}. {entry.aside}")
            item.setToolTip(f"{entry.first}\n{entry.second}")
            self.addItem(item)
            if entry.key == choose:
                row = self.count() - 1
        self.blockSignals(False)
        self.setCurrentRow(min(row, self.count() - 1))
        self.chosen.emit()

    @property
    def key(self) -> object:
        """The key of the chosen entry; ``None`` if there is none."""
        row = self.currentRow()
        return self.item(row).data(_KEY) if row >= 0 else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key is not None:
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Delete and self.key is not None:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)


class _TwoLines(QStyledItemDelegate):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = chrome(theme)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - all are alike
        return QSize(STEP * 30, 2 * option.fontMetrics.height() + STEP * 2 + 4)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        option.text = ""
        widget = option.widget
        widget.style().drawControl(widget.style().ControlElement.CE_ItemViewItem, option, painter, widget)
        painter.save()
        box: QRect = option.rect.adjusted(STEP * 2, STEP, -STEP * 2, -STEP)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        height = option.fontMetrics.height()
        first = QRect(box.x(), box.y(), box.width(), height)
        aside = index.data(_ASIDE)
        room = box.width() - option.fontMetrics.horizontalAdvance(aside) - STEP * 2
        painter.setFont(bold)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(first, QFontMetrics(bold).elidedText(index.data(), _ELIDE, room))
        painter.setFont(option.font)
        painter.setPen(QColor(self._colours.muted))
        painter.drawText(first, Qt.AlignmentFlag.AlignRight, aside)
        second = first.translated(0, height + 4)
        painter.drawText(second, option.fontMetrics.elidedText(index.data(_SECOND), _ELIDE, box.width()))
        painter.restore()
