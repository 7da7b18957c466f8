"""How is one of a few things chosen that need no explanation? By a row of buttons, one of which is down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.windows.style import BODY, STEP, sized


class Choices(QWidget):
    """A title and a button for every value; arrow keys go from one to the next."""

    chosen = Signal(str)
    """Somebody chose this value."""

    def __init__(self, values: Sequence[str], columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = sized(QLabel(), BODY, bold=True)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        grid = QGridLayout()
        grid.setSpacing(STEP)
        for index, value in enumerate(values):
            button = self._buttons[value] = QPushButton()
            button.setObjectName("choice")
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _down, value=value: self.chosen.emit(value))
            self._group.addButton(button)
            grid.addWidget(button, index // columns, index % columns)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._title)
        column.addLayout(grid)

    def choose(self, value: str) -> None:
        """Show that *value* is chosen, without telling anybody."""
        self._buttons[value].setChecked(True)

    def set_texts(self, title: str, names: Mapping[str, str]) -> None:
        self._title.setText(title)
        for value, name in names.items():
            button = self._buttons[value]
            button.setText(name)
            button.setAccessibleDescription(title)

    def set_icon(self, value: str, icon: QIcon, size: QSize) -> None:
        self._buttons[value].setIcon(icon)
        self._buttons[value].setIconSize(size)
