"""Which windows are there about games other than the turn that is being played, and what do they ask for?

All of it is loaded when the first of these windows is opened, so that nobody waits for it at the start.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from mexicantrain_qt.controller.history import FinishedGame, History
from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.review import Review
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.timeline import Timeline
from mexicantrain_qt.rules.deal_code import Deal
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import THEMES, Theme
from mexicantrain_qt.windows import seating
from mexicantrain_qt.windows.deal_code import EnterCode, GiveCode
from mexicantrain_qt.windows.fair_deal import FairDeal
from mexicantrain_qt.windows.history import HistoryDialog
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.replay_window import ReplayWindow
from mexicantrain_qt.windows.saved_games import SavedGamesDialog
from mexicantrain_qt.windows.statistics import StatisticsDialog


class DeskWindows(QObject):
    """Opens the windows over *window*, each as the settings are then."""

    game_asked = Signal(str)
    """Go on with the game that was kept under that name."""
    again_asked = Signal(object)
    """Deal this ``FinishedGame`` again."""
    round_asked = Signal(int)
    """Go back to the deal of that round of the game on the table."""
    deal_asked = Signal(object)
    """Play this ``Deal``."""

    def __init__(
        self, window: MainWindow, games: SavedGames, history: History, settings: Callable[[], Settings]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._games = games
        self._history = history
        self._settings = settings

    def saved_games(self) -> None:
        dialog = SavedGamesDialog(self._games, self._theme, self._style, self._window)
        dialog.continue_asked.connect(self.game_asked)
        _open(dialog)

    def statistics(self) -> None:
        _open(StatisticsDialog(self._history, self._theme, self._window))

    def finished_games(self) -> None:
        dialog = HistoryDialog(self._history, self._theme, self._window)
        dialog.replay_asked.connect(lambda finished: self._replay_finished(finished, dialog))
        dialog.play_again_asked.connect(self.again_asked)
        _open(dialog)

    def replay(self, game: Game, parent: QWidget | None = None) -> bool:
        """Show the finished rounds of *game* again; says whether there was one."""
        timeline = Timeline(game)
        if not timeline.rounds:
            return False
        thinker = Thinker(self)
        window = ReplayWindow(
            Replay(timeline),
            lambda round_: Review(timeline, round_, thinker),
            seating.looks_of(game.setup, self._settings().last_table),
            self._settings(),
            parent or self._window,
        )
        window.resize(self._window.size())
        window.finished.connect(thinker.close)
        window.finished.connect(thinker.deleteLater)
        self._window.closing.connect(thinker.close)  # then nobody closes the window of the replay any more
        _open(window)
        return True

    def fair_deal(self, game: Game) -> None:
        dialog = FairDeal(game, self._theme, self._style, self._window)
        deal = Deal(game.setup.options, len(game.setup.players), game.setup.seed)
        dialog.code_asked.connect(lambda: _open(GiveCode(deal, dialog)))
        dialog.again_asked.connect(self.round_asked)
        _open(dialog)

    def enter_code(self) -> None:
        dialog = EnterCode(self._window)
        dialog.chosen.connect(self.deal_asked)
        _open(dialog)

    def _replay_finished(self, finished: FinishedGame, dialog: QDialog) -> None:
        game = self._history.open(finished)
        if game is not None:
            self.replay(game, dialog)

    @property
    def _theme(self) -> Theme:
        return THEMES[self._settings().theme]

    @property
    def _style(self) -> TileStyle:
        return TileStyle(self._settings().tile_face, self._settings().pip_palette)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
