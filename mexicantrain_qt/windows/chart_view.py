"""Where in a window is a chart to be seen?"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows.chart import Chart, Ink, paint_chart
from mexicantrain_qt.windows.style import STEP, chrome


class ChartView(QWidget):
    """A chart in the colours of the window; it takes the room that it gets."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chart = Chart()
        self.setMinimumSize(STEP * 24, STEP * 14)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_chart(self, chart: Chart, in_words: str) -> None:
        """Show *chart*; *in_words* is what a screen reader says of it."""
        self._chart = chart
        self.setAccessibleName(in_words)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STEP * 44, STEP * 22)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the whole chart is drawn
        colours = chrome(self._theme)
        ink = Ink(colours.muted, colours.line, self._theme, self.font())
        paint_chart(QPainter(self), QRectF(self.rect()), self._chart, ink)
