"""What is in the chart of a game? The totals, round by round."""

from __future__ import annotations

from itertools import accumulate

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.chart import Chart, Line
from mexicantrain_qt.windows.score_model import Scores
from mexicantrain_qt.windows.style import mixed

translate = QCoreApplication.translate


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
    rounds = range(len(scores.rounds) + 1)
    return Chart(tuple(lines), tuple((round_, locale.toString(round_)) for round_ in rounds if round_))


def totals_in_words(scores: Scores) -> str:
    """What the chart shows, for somebody who cannot see it."""
    totals = [
        translate("Scores", "{name}: {points} so far").format(name=name, points=texts.points(total))
        for name, total in zip(scores.names, scores.standing.totals, strict=True)
    ]
    return "\n".join((translate("Scores", "Totals by round"), *totals))
