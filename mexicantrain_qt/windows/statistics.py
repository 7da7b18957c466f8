"""How well does somebody play? Figures, a chart over time, and what the games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.controller.history import (
    FinishedGame,
    History,
    Statistics,
    everybody,
    statistics,
)
from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts_saved, texts_statistics
from mexicantrain_qt.windows.chart import Chart, Line
from mexicantrain_qt.windows.chart_view import ChartView
from mexicantrain_qt.windows.dialog_page import button_row
from mexicantrain_qt.windows.figures import Figure, Figures
from mexicantrain_qt.windows.rows_box import RowsBox, RowText
from mexicantrain_qt.windows.style import BODY, STEP, chrome, sized
from mexicantrain_qt.windows.trouble_box import TroubleBox

translate = QCoreApplication.translate

_LATELY = 10
"""Over how many games the line of the chart goes."""


class StatisticsDialog(QDialog):
    """The statistics of one player at a time. What is shown is counted anew whenever a game was finished."""

    def __init__(self, history: History, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._history = history
        self._games: tuple[FinishedGame, ...] = ()
        self._colours = chrome(theme)
        self._who = QComboBox()
        self._who.setMinimumWidth(STEP * 30)
        self._who_title = QLabel()
        self._who_title.setBuddy(self._who)
        self._figures = Figures()
        self._chart_title = sized(QLabel(), BODY, bold=True)
        self._chart = ChartView(theme)
        self._opponents, self._sheets, self._players = RowsBox(), RowsBox(), RowsBox()
        self._nothing = QLabel()
        self._note = QLabel()
        for label in (self._nothing, self._note):
            label.setObjectName("muted")
            label.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._page = QWidget()
        self._undo_bar = QFrame()
        self._undo_bar.setObjectName("plate")
        self._undo_bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._was_reset = QLabel()
        self._undo, self._reset, self._close = QPushButton(), QPushButton(), QPushButton()
        self._undo.setObjectName("quiet")
        self._undo.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._close.setDefault(True)
        self._lay_out()
        self._who.activated.connect(self._show_who)
        self._reset.clicked.connect(history.reset)
        self._undo.clicked.connect(history.undo_reset)
        self._close.clicked.connect(self.accept)
        history.changed.connect(self._show)
        history.trouble.connect(self._show_trouble)
        self.retranslate()
        self.resize(STEP * 118, STEP * 76)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Statistics", "Statistics"))
        self._who_title.setText(translate("Statistics", "Games of"))
        self._chart_title.setText(translate("Statistics", "Points a round, game by game"))
        self._reset.setText(translate("Statistics", "Reset"))
        self._undo.setText(translate("Statistics", "Undo"))
        self._close.setText(translate("Statistics", "Close"))
        self._nothing.setText(texts_statistics.nothing_yet())
        self._note.setText(texts_statistics.how_they_count())
        columns = (
            translate("Statistics", "Games"),
            translate("Statistics", "Won"),
            translate("Statistics", "Points"),
        )
        self._opponents.set_titles(translate("Statistics", "Against"), columns)
        self._sheets.set_titles(translate("Statistics", "Rules"), columns)
        self._players.set_titles(translate("Statistics", "At the table"), columns)
        self._show()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(STEP * 2)
        head.addWidget(self._who_title)
        head.addWidget(self._who)
        head.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(STEP * 2)
        left.addLayout(head)
        left.addWidget(self._figures)
        left.addWidget(self._chart_title)
        left.addWidget(self._chart, 1)
        left.addWidget(self._note)
        inside = QHBoxLayout(self._page)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(STEP * 3)
        inside.addLayout(left, 1)
        inside.addWidget(self._scrolled_rows())
        undo = QHBoxLayout(self._undo_bar)
        undo.setContentsMargins(STEP * 2, 0, STEP, 0)
        undo.addWidget(self._was_reset, 1)
        undo.addWidget(self._undo)
        buttons = button_row((self._reset, self._undo_bar), (self._close,))
        page = QVBoxLayout(self)
        page.setContentsMargins(STEP * 3, STEP * 3, STEP * 3, STEP * 3)
        page.setSpacing(STEP * 2)
        page.addWidget(self._nothing, 1)
        page.addWidget(self._page, 1)
        page.addLayout(buttons)

    def _scrolled_rows(self) -> QScrollArea:
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(0, 0, STEP * 2, 0)
        column.setSpacing(STEP * 4)
        for box in (self._opponents, self._sheets, self._players):
            column.addWidget(box)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidget(rows)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedWidth(STEP * 43)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return area

    def _show(self) -> None:
        chosen = self._who.currentData()
        self._games = self._history.games()
        self._who.clear()
        for who in everybody(self._games):
            self._who.addItem(texts_statistics.who(who), who)
        self._who.setCurrentIndex(max(0, self._who.findData(chosen)))
        before = self._history.before_reset
        self._undo_bar.setVisible(before > 0)
        self._was_reset.setText(texts_statistics.was_reset(before))
        self._show_who()

    def _show_who(self) -> None:
        who = self._who.currentData()
        found = None if who is None else statistics(self._games, who)
        self._nothing.setVisible(found is None)
        self._page.setVisible(found is not None)
        self._reset.setEnabled(found is not None)
        if found is None:
            return
        self._figures.show_figures(_figures(found))
        self._chart.show_chart(self._course(found), texts_statistics.in_words(found))
        self._opponents.show_rows(
            RowText(texts_statistics.opponents(row.key), row.games, row.wins, row.mean)
            for row in found.levels
        )
        self._sheets.show_rows(
            RowText(texts_statistics.sheet(*row.key), row.games, row.wins, row.mean) for row in found.sheets
        )
        self._players.show_rows(
            RowText(texts_statistics.players(row.key), row.games, row.wins, row.mean) for row in found.players
        )

    def _course(self, found: Statistics) -> Chart:
        """A dot for every game, and a line of how it went lately."""
        means = [result.mean for result in found.results]
        lately = tuple(_mean(means[max(0, end - _LATELY) : end]) for end in range(1, len(means) + 1))
        lines = (
            Line(tuple(means), self._colours.strong_line, as_dots=True),
            Line(lately, self._colours.accent),
        )
        times = [result.game.finished_at for result in found.results]
        ends = {0: times[0], len(times) - 1: times[-1]}
        below = tuple((place, texts_saved.day(time)) for place, time in ends.items() if time is not None)
        return Chart(lines, below)

    def _show_trouble(self, trouble: Trouble) -> None:
        TroubleBox(trouble, self).open()


def _figures(found: Statistics) -> Iterable[Figure]:
    number = QLocale().toString
    games = len(found.results)
    return (
        Figure(translate("Statistics", "Games"), number(games), texts_statistics.rounds(found.rounds)),
        Figure(translate("Statistics", "Won"), texts_statistics.wins_of(found.wins, games)),
        Figure(translate("Statistics", "Points a round"), texts_statistics.mean(found.mean)),
        Figure(translate("Statistics", "Went out"), texts_statistics.part(found.out, found.rounds)),
        Figure(
            translate("Statistics", "Best round"),
            number(found.best.penalty),
            texts_statistics.round_found(found.best),
        ),
        Figure(
            translate("Statistics", "Worst round"),
            number(found.worst.penalty),
            texts_statistics.round_found(found.worst),
        ),
        Figure(
            translate("Statistics", "Won in a row"),
            number(found.longest),
            translate("Statistics", "now: {number}").format(number=number(found.streak)),
        ),
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
