"""How is one option of the rules shown and changed?"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QSizePolicy, QSpinBox, QToolButton, QWidget

from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts_options, texts_values
from mexicantrain_qt.windows.icons import ICON, icon
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate


class _Combo(QComboBox):
    """Choices that the wheel does not touch: whoever scrolls the page would change rules unseen."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _Spin(QSpinBox):
    """A number that the wheel does not touch either."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


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
        self._control = self._spin() if field == "rounds" else self._combo()
        self._back = QToolButton()
        self._back.setIcon(icon("reset", theme))
        self._back.setIconSize(QSize(ICON, ICON))
        self._back.clicked.connect(lambda: self.back_asked.emit(self.field))
        policy = self._back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._back.setSizePolicy(policy)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, STEP, 0, STEP)
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(2)
        grid.addWidget(self._name, 0, 0)
        grid.addWidget(self._mark, 0, 1)
        grid.addWidget(self._sentence, 1, 0, 1, 3)
        grid.addWidget(self._control, 0, 3, 2, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self._back, 0, 4, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(2, 1)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_value(self, value: object, values: tuple[Any, ...], usual: object) -> None:
        """Show that *value* of *values* is chosen, and whether that differs from the *usual* one of the sheet."""
        self._values = values
        if isinstance(self._control, QSpinBox):
            self._control.blockSignals(True)
            self._control.setMaximum(len(values))
            self._control.setValue(values.index(value) + 1)
            self._control.blockSignals(False)
        else:
            self._control.clear()
            self._control.addItems([texts_values.value(self.field, choice) for choice in values])
            self._control.setCurrentIndex(values.index(value))
            self._control.setToolTip(self._control.currentText())
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
        spoken = translate("HouseRules", "{option}, changed") if different else "{option}"
        self._control.setAccessibleName(spoken.format(option=name))
        self._control.setAccessibleDescription(sentence)

    def _combo(self) -> QComboBox:
        combo = _Combo()
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(20)
        combo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        combo.setFixedWidth(STEP * 36)
        combo.activated.connect(lambda index: self.changed.emit(self.field, self._values[index]))
        return combo

    def _spin(self) -> QSpinBox:
        spin = _Spin()
        spin.setMinimum(1)
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setFixedWidth(STEP * 11)
        spin.valueChanged.connect(lambda number: self.changed.emit(self.field, number))
        return spin
