"""How are a few numbers shown so that they are seen first? Large, each on its plate."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from mexicantrain_qt.windows.style import STEP, TITLE, sized

_IN_A_ROW = 4


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as it is to be read, what it is, and a word about it."""

    title: str
    number: str
    note: str = ""


class Figures(QWidget):
    """Some figures side by side, four in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(STEP)
        for column in range(_IN_A_ROW):
            self._grid.setColumnStretch(column, 1)

    def show_figures(self, figures: Iterable[Figure]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for number, figure in enumerate(figures):
            self._grid.addWidget(_plate(figure), *divmod(number, _IN_A_ROW))


def _plate(figure: Figure) -> QFrame:
    plate = QFrame()
    plate.setObjectName("plate")
    title, number, note = QLabel(figure.title), QLabel(figure.number), QLabel(figure.note)
    title.setObjectName("muted")
    note.setObjectName("muted")
    sized(number, TITLE, bold=True)
    column = QVBoxLayout(plate)
    column.setContentsMargins(STEP + 4, STEP, STEP + 4, STEP)
    column.setSpacing(2)
    for label in (title, number, note):
        label.setAlignment(Qt.AlignmentFlag.AlignLeft)
        column.addWidget(label)
    plate.setAccessibleName(f"{figure.title}: {figure.number} {figure.note}".strip())
    return plate
