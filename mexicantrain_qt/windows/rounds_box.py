"""How many rounds? Two usual numbers at a click, and every other one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSpinBox, QWidget

from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate

SHORT = 6


class RoundsBox(QWidget):
    """A number of rounds from 1 to the number of doubles in the set."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._short, self._all = QPushButton(), QPushButton()
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)  # neither is down for any other number
        for button in (self._short, self._all):
            button.setObjectName("choice")
            button.setCheckable(True)
            self._group.addButton(button)
        self._spin = QSpinBox()
        self._spin.setMinimum(1)
        self._spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._spin.setMinimumWidth(STEP * 9)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        row.addWidget(self._short)
        row.addWidget(self._all)
        row.addWidget(self._spin)
        row.addStretch(1)
        self._short.clicked.connect(lambda: self._choose(SHORT))
        self._all.clicked.connect(lambda: self._choose(self._spin.maximum()))
        self._spin.valueChanged.connect(self._choose)
        self.set_rounds(SHORT, 12)

    @property
    def rounds(self) -> int:
        return self._spin.value()

    def set_rounds(self, rounds: int, highest: int) -> None:
        """Show *rounds* of a double-*highest* set, without telling anybody."""
        self._spin.blockSignals(True)
        self._spin.setMaximum(highest + 1)
        self._spin.setValue(rounds)
        self._spin.blockSignals(False)
        self._show_choice()
        self.retranslate()

    def retranslate(self) -> None:
        self._short.setText(translate("NewGame", "%n round(s)", "", SHORT))
        self._all.setText(translate("NewGame", "All %n", "", self._spin.maximum()))
        self._spin.setAccessibleName(translate("NewGame", "Number of rounds"))

    def _choose(self, rounds: int) -> None:
        self._spin.setValue(rounds)
        self._show_choice()
        self.chosen.emit(rounds)

    def _show_choice(self) -> None:
        self._short.setChecked(self._spin.value() == SHORT)
        self._all.setChecked(self._spin.value() == self._spin.maximum())
