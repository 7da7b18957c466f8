"""How is a dialog laid out: what it is about, and below it the row of its buttons?"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from mexicantrain_qt.windows.style import STEP


def page_of(dialog: QWidget, spacing: int = STEP * 3) -> QVBoxLayout:
    """The column of *dialog*, still empty, with the room around it that every dialog has."""
    page = QVBoxLayout(dialog)
    page.setContentsMargins(STEP * 4, STEP * 3, STEP * 4, STEP * 3)
    page.setSpacing(spacing)
    return page


def button_row(left: Iterable[QWidget], right: Iterable[QWidget]) -> QHBoxLayout:
    """A row with *left* at its beginning, and *right* at its end: there is what the dialog is closed with."""
    row = QHBoxLayout()
    row.setSpacing(STEP * 2)
    for widget in left:
        row.addWidget(widget)
    row.addStretch(1)
    for widget in right:
        row.addWidget(widget)
    return row
