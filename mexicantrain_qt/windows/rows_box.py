"""How are games compared that have something in common? A small table, a row for each kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from mexicantrain_qt.windows import texts_statistics
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.style import BODY, STEP, sized


@dataclass(frozen=True, slots=True)
class RowText:
    """A row: what the games have in common, how many there are, how many were won, and the points a round."""

    name: str
    games: int
    wins: int
    mean: float


class RowsBox(QWidget):
    """A title, and rows of four columns under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = sized(QLabel(), BODY, bold=True)
        self._columns = [QLabel() for _ in range(3)]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(STEP * 2)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._grid.addWidget(self._title, 0, 0)
        for number, label in enumerate(self._columns, start=1):
            label.setObjectName("muted")
            self._grid.addWidget(label, 0, number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self._cells: list[QLabel] = []

    def set_titles(self, title: str, columns: Sequence[str]) -> None:
        """*columns*: what games, wins and points are called."""
        self._title.setText(title)
        for label, text in zip(self._columns, columns, strict=True):
            label.setText(text)

    def show_rows(self, rows: Iterable[RowText]) -> None:
        for cell in self._cells:
            cell.hide()
            cell.deleteLater()
        self._cells = []
        for number, row in enumerate(rows, start=1):
            name = ElidedLabel()
            name.setText(row.name)
            name.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            numbers = [
                QLocale().toString(row.games),
                texts_statistics.part(row.wins, row.games),
                texts_statistics.mean(row.mean),
            ]
            for column, cell in enumerate([name, *map(QLabel, numbers)]):
                if column:
                    cell.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(cell, number, column)
                self._cells.append(cell)
