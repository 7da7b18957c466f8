"""How is one option of the rules shown and changed?"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QSpinBox, QToolButton, QWidget

from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts_options, texts_values
from mexicantrain_qt.windows.icons import ICON, icon
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate


class OptionRow(QWidget):
    """The name of an option, a sentence of what it does, and its values; a changed one says so and can go back."""

    changed = Signal(str, object)
    """Somebody chose this value for this option."""
    back_asked = Signal(str)

    def __init__(self, field: str, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        self._values: tuple[Any, ...] = ()
        self._name = sized(QLabel(), BODY, bold=True)
        self._mark = QLabel()
        self._mark.setObjectName("changed")
        self._sentence = QLabel()
        self._sentence.setObjectName("muted")
        self._sentence.setWordWrap(True)
        self._combo = QComboBox()
        self._combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._combo.setMinimumContentsLength(20)
        self._combo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._combo.setFixedWidth(STEP * 34)
        self._combo.activated.connect(lambda index: self.changed.emit(self.field, self._values[index]))
        self._spin = QSpinBox()
        self._spin.setMinimum(1)
        self._spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._spin.setFixedWidth(STEP * 11)
        self._spin.valueChanged.connect(lambda number: self.changed.emit(self.field, number))
        self._back = QToolButton()
        self._back.setIcon(icon("reset", theme))
        self._back.setIconSize(QSize(ICON, ICON))
        self._back.clicked.connect(lambda: self.back_asked.emit(self.field))
        policy = self._back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._back.setSizePolicy(policy)
        control = self._spin if field == "rounds" else self._combo
        grid = QGridLayout(self)
        grid.setContentsMargins(0, STEP, 0, STEP)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._mark, 0, 1)
        grid.addWidget(self._sentence, 1, 0, 1, 3)
        grid.addWidget(control, 0, 3, 2, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._back, 0, 4, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(2, 1)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_value(self, value: object, values: tuple[Any, ...], usual: object) -> None:
        """Show that *value* of *values* is chosen, and whether that differs from the *usual* one of the sheet."""
        self._values = values
        if self.field == "rounds" and isinstance(value, int):
            self._spin.blockSignals(True)
            self._spin.setMaximum(values[-1])
            self._spin.setValue(value)
            self._spin.blockSignals(False)
        else:
            self._combo.clear()
            for choice in values:
                self._combo.addItem(texts_values.value(self.field, choice))
            self._combo.setCurrentIndex(values.index(value))
            self._combo.setToolTip(self._combo.currentText())
        different = value != usual
        self._mark.setText(translate("HouseRules", "changed"))
        self._mark.setVisible(different)
        self._back.setVisible(different)
        back = translate("HouseRules", "Back to: {value}").format(value=texts_values.value(self.field, usual))
        self._back.setToolTip(back)
        self._back.setAccessibleName(back)
        self._translate(different)

    def _translate(self, different: bool) -> None:
        name, sentence = texts_options.option(self.field)
        self._name.setText(name)
        self._sentence.setText(sentence)
        for control in (self._combo, self._spin):
            spoken = translate("HouseRules", "{option}, changed") if different else "{option}"
            control.setAccessibleName(spoken.format(option=name))
            control.setAccessibleDescription(sentence)
