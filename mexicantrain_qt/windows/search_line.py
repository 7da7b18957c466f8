"""How are words looked for on a page?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from mexicantrain_qt.windows.reader import Reader
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate


class SearchLine(QWidget):
    """Marks the words while they are typed. Enter goes on to the next place, Shift+Enter back, Esc ends the search."""

    def __init__(self, reader: Reader, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reader = reader
        self._places = 0
        self._line = QLineEdit()
        self._line.setMaximumWidth(STEP * 40)
        self._line.textChanged.connect(self.again)
        self._result = QLabel()
        self._result.setObjectName("muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP * 2)
        row.addWidget(self._line, 1)
        row.addWidget(self._result, 1)

    def start(self) -> None:
        """Type here, in the place of what was looked for before."""
        self._line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._line.selectAll()

    def again(self) -> None:
        """Look for the same words in another text."""
        words = self._line.text().strip()
        self._places = self._reader.find_all(words)
        self._tell(1)

    def retranslate(self) -> None:
        self._line.setPlaceholderText(translate("Book", "Search"))
        self._line.setAccessibleName(translate("Book", "Search"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._line.text().strip():
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._tell(self._reader.find_next(-1 if back else 1))
        elif event.key() == Qt.Key.Key_Escape and self._line.text():
            self._line.clear()
            self._reader.setFocus()
        elif not enter:  # which would close the dialog
            super().keyPressEvent(event)

    def _tell(self, place: int) -> None:
        if self._places:
            text = translate("Book", "{place} of {places}").format(place=place, places=self._places)
        else:
            text = translate("Book", "Not found") if self._line.text().strip() else ""
        self._result.setText(text)
