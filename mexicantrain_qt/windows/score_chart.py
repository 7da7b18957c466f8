"""How did the totals grow from round to round? A line for every player."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.rules.scoring import totals
from mexicantrain_qt.table.emblems import player_colour
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.icons import emblem_pixmap
from mexicantrain_qt.windows.score_model import Scores
from mexicantrain_qt.windows.style import STEP, chrome

_BADGE = 18
_LINES = 4
"""Into how many parts the height is divided."""


class ScoreChart(QWidget):
    """Totals over rounds; who is lowest is best. Every line ends in its player's badge."""

    def __init__(self, scores: Scores, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = scores
        self._theme = theme
        self._colours = chrome(theme)
        self.setMinimumSize(STEP * 30, STEP * 18)

    def show_scores(self, scores: Scores) -> None:
        self._scores = scores
        self.retranslate()

    def retranslate(self) -> None:
        sums = self._scores.standing.totals
        spoken = [
            f"{name}: {texts.points(total)}" for name, total in zip(self._scores.names, sums, strict=True)
        ]
        self.setAccessibleName("\n".join(spoken))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STEP * 44, STEP * 30)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the whole chart is drawn
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lines = self._totals()
        everything = [total for line in lines for total in line]
        low, high = min(0, *everything), _round_up(max(10, *everything))
        box = QRectF(self.rect()).adjusted(STEP * 5, STEP * 2, -STEP * 3, -STEP * 4)
        self._paint_scale(painter, box, low, high)
        ends: list[tuple[QPointF, int]] = []
        for seat, line in enumerate(lines):
            points = [self._point(box, number, total, low, high) for number, total in enumerate(line)]
            colour = player_colour(self._theme, self._scores.colours[seat])
            painter.setPen(
                QPen(colour, 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            painter.drawPolyline(QPolygonF(points))
            ends.append((points[-1], self._scores.colours[seat]))
        for point, colour_index in ends:
            badge = emblem_pixmap(colour_index, self._theme, _BADGE, self.devicePixelRatioF())
            painter.drawPixmap(point - QPointF(_BADGE / 2, _BADGE / 2), badge)

    def _totals(self) -> list[list[int]]:
        """The totals before the first and after every round, by seat."""
        players = len(self._scores.names)
        penalties = [score.penalties for score in self._scores.rounds]
        sums = [totals(penalties[:number], players) for number in range(len(penalties) + 1)]
        return [[after[seat] for after in sums] for seat in range(players)]

    def _point(self, box: QRectF, number: int, total: int, low: int, high: int) -> QPointF:
        across = box.width() * number / self._scores.options.rounds
        return QPointF(box.left() + across, box.bottom() - box.height() * (total - low) / (high - low))

    def _paint_scale(self, painter: QPainter, box: QRectF, low: int, high: int) -> None:
        for part in range(_LINES + 1):
            value = low + (high - low) * part // _LINES
            y = box.bottom() - box.height() * part / _LINES
            painter.setPen(QPen(QColor(self._colours.line), 1))
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            painter.setPen(QColor(self._colours.muted))
            label = QRectF(0, y - 10, box.left() - STEP, 20)
            painter.drawText(
                label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, QLocale().toString(value)
            )
        for number in range(1, self._scores.options.rounds + 1):
            x = box.left() + box.width() * number / self._scores.options.rounds
            label = QRectF(x - 20, box.bottom() + STEP, 40, 20)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, QLocale().toString(number))


def _round_up(total: int) -> int:
    """A number that the lines of the scale divide well."""
    step = 20 if total <= 200 else 100
    return -(-total // step) * step
