"""How did the totals grow from round to round? A line for every player."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QCoreApplication, QLocale, QSize
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.chart import Chart, Line
from mexicantrain_qt.windows.chart_view import ChartView
from mexicantrain_qt.windows.score_model import Scores
from mexicantrain_qt.windows.style import STEP, mixed

translate = QCoreApplication.translate


class ScoreChart(ChartView):
    """Totals over rounds; who is lowest is best. Every line ends in its player's badge."""

    def __init__(self, scores: Scores, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._scores = scores
        self._theme = theme
        self.setMinimumSize(STEP * 30, STEP * 18)
        self.retranslate()

    def show_scores(self, scores: Scores) -> None:
        self._scores = scores
        self.retranslate()

    def retranslate(self) -> None:
        scores = self._scores
        spoken = [
            translate("Scores", "{name}: {points} so far").format(name=name, points=texts.points(total))
            for name, total in zip(scores.names, scores.standing.totals, strict=True)
        ]
        self.show_chart(totals_chart(scores, self._theme), "\n".join(spoken))

    def sizeHint(self) -> QSize:
        return QSize(STEP * 44, STEP * 30)


def totals_chart(scores: Scores, theme: Theme, *, on_paper: bool = False) -> Chart:
    """A line for every player, from 0 before the first round on; *on_paper* in colours that show on white."""
    lines = []
    for seat, colour in enumerate(scores.colours):
        totals = accumulate((score.penalties[seat] for score in scores.rounds), initial=0)
        ink = theme.players[colour % len(theme.players)]
        if on_paper:
            ink = mixed(ink, "#000000", 0.25)
        lines.append(Line(tuple(totals), ink, colour))
    locale = QLocale()
    rounds = range(1, scores.options.rounds + 1)
    return Chart(tuple(lines), tuple((round_, locale.toString(round_)) for round_ in rounds))
