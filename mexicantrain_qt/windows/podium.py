"""Who stands where at the end of a game?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mexicantrain_qt.table.emblems import paint_locomotive
from mexicantrain_qt.table.surface import paint_wood
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts, texts_results
from mexicantrain_qt.windows.score_model import Scores
from mexicantrain_qt.windows.style import STEP, chrome

_HEIGHT = STEP * 24
_STEPS = {1: STEP * 10, 2: STEP * 7, 3: STEP * 5}


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat on the podium; *rank* counts from 1, and those who are equal share one."""

    seat: int
    rank: int


def podium(scores: Scores) -> tuple[Standing, ...]:
    """The seats of the first three ranks, the best first. The tie-break decides only who is first."""
    totals = scores.standing.totals
    first = scores.standing.first
    order = sorted(range(len(totals)), key=lambda seat: (seat not in first, totals[seat]))
    found: list[Standing] = []
    for place, seat in enumerate(order, start=1):
        before = found[-1] if found else None
        equal = before is not None and (
            (seat in first) == (before.seat in first) and totals[seat] == totals[before.seat]
        )
        found.append(Standing(seat, before.rank if before is not None and equal else place))
    return tuple(standing for standing in found if standing.rank <= 3)


class Podium(QWidget):
    """Up to three steps of wood, a locomotive in the player's colour on each."""

    def __init__(self, scores: Scores, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._colours = chrome(theme)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scores(self, scores: Scores) -> None:
        self._scores = scores
        self.retranslate()

    def retranslate(self) -> None:
        lines = [
            f"{texts_results.place(step.rank)}: {self._scores.names[step.seat]}, "
            f"{texts.points(self._scores.standing.totals[step.seat])}"
            for step in podium(self._scores)
        ]
        self.setAccessibleName("\n".join(lines))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STEP * 40, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the whole podium is drawn
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        standings = podium(self._scores)[:4]
        # the best in the middle, the others to its left and right
        order = [standings[index] for index in (3, 1, 0, 2) if index < len(standings)]
        width = min(STEP * 16, self.width() / max(3, len(order)))
        left = (self.width() - width * len(order)) / 2
        for position, standing in enumerate(order):
            height = _STEPS[standing.rank]
            box = QRectF(left + position * width + 3, self.height() - height, width - 6, height)
            self._paint_step(painter, box, standing)

    def _paint_step(self, painter: QPainter, box: QRectF, standing: Standing) -> None:
        paint_wood(painter, box, self._theme, 6)
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        shade.setColorAt(0.0, QColor(0, 0, 0, 0))
        shade.setColorAt(1.0, QColor(0, 0, 0, 110))
        painter.fillRect(box, QBrush(shade))
        painter.save()
        painter.translate(QPointF(box.center().x(), box.top() - STEP * 3.1))
        painter.scale(STEP * 4, STEP * 4)
        paint_locomotive(painter, self._scores.colours[standing.seat], self._theme)
        painter.restore()
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        name = painter.fontMetrics().elidedText(
            self._scores.names[standing.seat], Qt.TextElideMode.ElideRight, int(box.width())
        )
        above = QRect(int(box.x()), int(box.top()) - STEP * 9, int(box.width()), STEP * 3)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, name)
        painter.setPen(QColor(self._theme.brass_light))
        painter.drawText(
            QRectF(box.x(), box.y() + 6, box.width(), STEP * 3),
            Qt.AlignmentFlag.AlignCenter,
            texts_results.place(standing.rank),
        )
