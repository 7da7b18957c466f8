"""Which games have been finished, how did they end, and how can one see them again?"""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mexicantrain_qt.controller.history import FinishedGame, History
from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts, texts_saved, texts_statistics
from mexicantrain_qt.windows.asking import ask_file_to_write
from mexicantrain_qt.windows.chart import Chart, Line
from mexicantrain_qt.windows.chart_view import ChartView
from mexicantrain_qt.windows.dialog_page import button_row, page_of
from mexicantrain_qt.windows.game_list import Entry, GameList
from mexicantrain_qt.windows.style import BODY, STEP, sized
from mexicantrain_qt.windows.trouble_box import TroubleBox

translate = QCoreApplication.translate


class HistoryDialog(QDialog):
    """The finished games, the last one first, and the one that is chosen."""

    replay_asked = Signal(object)
    """Show how this ``FinishedGame`` went."""
    play_again_asked = Signal(object)
    """Deal the tiles of this ``FinishedGame`` again."""

    def __init__(self, history: History, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._history = history
        self._theme = theme
        self._games: dict[str, FinishedGame] = {}
        self._list = GameList(theme)
        self._card = QFrame()
        self._card.setObjectName("plate")
        self._winner = sized(QLabel(), BODY, bold=True)
        self._about, self._players = QLabel(), QLabel()
        self._about.setObjectName("muted")
        self._chart = ChartView(theme)
        self._nothing = QLabel()
        self._nothing.setObjectName("muted")
        for label in (self._winner, self._about, self._players, self._nothing):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._replay, self._again, self._export, self._close = (QPushButton() for _ in range(4))
        self._replay.setObjectName("play")
        self._lay_out()
        self._list.chosen.connect(self._show_chosen)
        self._list.opened.connect(self._on_replay)
        self._replay.clicked.connect(self._on_replay)
        self._again.clicked.connect(self._on_again)
        self._export.clicked.connect(self._ask_export)
        self._close.clicked.connect(self.reject)
        history.trouble.connect(self._show_trouble)
        self.retranslate()
        self._list.setFocus()
        self.resize(STEP * 118, STEP * 70)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("History", "Finished games"))
        self._list.setAccessibleName(translate("History", "Finished games"))
        self._replay.setText(translate("History", "Replay"))
        self._again.setText(translate("History", "Play these deals again"))
        self._export.setText(translate("History", "Export…"))
        self._close.setText(translate("History", "Close"))
        self._nothing.setText(texts_statistics.nothing_yet())
        self._show()

    def export_to(self, path: Path) -> None:
        """Write the chosen game to *path*."""
        if self._chosen is not None:
            self._history.export_to(self._chosen, path)

    @property
    def _chosen(self) -> FinishedGame | None:
        return self._games.get(str(self._list.key))

    def _lay_out(self) -> None:
        card = QVBoxLayout(self._card)
        card.setContentsMargins(STEP * 3, STEP * 2, STEP * 3, STEP * 2)
        card.setSpacing(STEP)
        card.addWidget(self._winner)
        card.addWidget(self._about)
        card.addWidget(self._players)
        card.addWidget(self._chart, 1)
        columns = QHBoxLayout()
        columns.setSpacing(STEP * 4)
        columns.addWidget(self._nothing, 1)
        columns.addWidget(self._list, 9)
        columns.addWidget(self._card, 11)
        buttons = button_row((self._export,), (self._close, self._again, self._replay))
        page = page_of(self)
        page.addLayout(columns, 1)
        page.addLayout(buttons)

    def _show(self) -> None:
        games = self._history.games()
        self._games = {game.file: game for game in games}
        self._list.show_entries(map(_entry_of, reversed(games)), self._list.key)
        self._nothing.setVisible(not games)
        self._list.setVisible(bool(games))
        self._card.setVisible(bool(games))

    def _show_chosen(self) -> None:
        game = self._chosen
        for button in (self._replay, self._again, self._export):
            button.setEnabled(game is not None)
        if game is None:
            return
        self._winner.setText(_winner(game))
        about = [texts_statistics.sheet(game.sheet, game.house_rules)]
        if game.finished_at is not None:
            about.append(texts_saved.when(game.finished_at))
        self._about.setText(" · ".join(about))
        players = "\n".join(map(texts_saved.player_and_total, game.players, game.totals))
        self._players.setText(players)
        self._chart.show_chart(_chart(game, self._theme), players)

    def _on_replay(self) -> None:
        if self._chosen is not None:
            self.replay_asked.emit(self._chosen)

    def _on_again(self) -> None:
        if self._chosen is not None:
            game = self._chosen
            self.accept()
            self.play_again_asked.emit(game)

    def _ask_export(self) -> None:
        if self._chosen is not None:
            ask_file_to_write(self, texts_saved.players(self._chosen.players), self.export_to)

    def _show_trouble(self, trouble: Trouble) -> None:
        TroubleBox(trouble, self).open()


def _entry_of(game: FinishedGame) -> Entry:
    aside = "" if game.finished_at is None else texts_saved.day(game.finished_at)
    return Entry(game.file, texts_saved.players(game.players), aside, _winner(game))


def _winner(game: FinishedGame) -> str:
    names = [game.players[seat].name for seat in game.first]
    points = texts.points(min(game.totals))
    if len(names) == 1:
        return translate("Results", "{name} wins: {points}.").format(name=names[0], points=points)
    who = texts.together(names)
    return translate("Results", "{names} share the win: {points} each.").format(names=who, points=points)


def _chart(game: FinishedGame, theme: Theme) -> Chart:
    """The totals, round by round."""
    lines = [
        Line(tuple(accumulate(penalties, initial=0)), theme.players[seat % len(theme.players)], seat)
        for seat, penalties in enumerate(zip(*game.penalties, strict=True))
    ]
    rounds = range(1, len(game.penalties) + 1)
    return Chart(tuple(lines), tuple((round_, QLocale().toString(round_)) for round_ in rounds))
