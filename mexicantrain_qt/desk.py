"""What becomes of games when they are finished, make room for others, or get a name, and how do they come back?"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.controller.history import FinishedGame, History
from mexicantrain_qt.controller.perspective import has_begun
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.instance import Instance
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.deal_code import Deal
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.windows import seating, texts_saved
from mexicantrain_qt.windows.asking import ask_name
from mexicantrain_qt.windows.main_window import MainWindow

if TYPE_CHECKING:
    from mexicantrain_qt.desk_windows import DeskWindows


class Desk(QObject):
    """Everything that is kept of games: by a name, for ever when they are finished, by the code of their deal."""

    def __init__(
        self,
        window: MainWindow,
        controller: GameController,
        store: SaveStore,
        settings: Callable[[], Settings],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._controller = controller
        self._settings = settings
        self.saved_games = SavedGames(store, self)
        self.history = History(HistoryStore(store.folder / "history"), self)
        self._kept_as = ""
        self._kept: tuple[tuple[Action, ...], ...] = ()
        self._connect()

    @cached_property
    def windows(self) -> DeskWindows:
        """The windows; only now are they loaded."""
        from mexicantrain_qt.desk_windows import DeskWindows  # noqa: PLC0415 - nobody waits for it at the start

        windows = DeskWindows(self._window, self.saved_games, self.history, self._settings)
        windows.game_asked.connect(self.open_named)
        windows.again_asked.connect(self.play_again)
        windows.round_asked.connect(self.play_round_again)
        windows.deal_asked.connect(self.play_deal)
        return windows

    def listen(self, instance: Instance) -> None:
        """Hear what other starts of the program, and the system, are asked to open."""
        instance.asked.connect(self._on_asked)
        instance.listen()
        application = QCoreApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        # macOS tells a program that is running, instead of starting it a second time.
        if isinstance(event, QFileOpenEvent) and event.file():
            self._on_asked(Path(event.file()))
            return True
        return super().eventFilter(watched, event)

    def save_as(self, name: str) -> None:
        """Keep the game on the table as it is now under *name*."""
        game = self._controller.game
        kept = None if game is None else self.saved_games.keep(game, name)
        if game is not None and kept is not None:
            self._remember(kept, game)
            self._window.say(texts_saved.kept(kept))

    def open_named(self, name: str) -> None:
        """Go on with the game that was kept as *name*."""
        if self._controller.open_named(name) and self._controller.game is not None:
            self._remember(name, self._controller.game)

    def play_deal(self, deal: Deal) -> None:
        """Deal a new game of *deal*, at the last table as far as the number of players allows."""
        table = seating.with_players(self._settings().last_table, deal.options, deal.players)
        players = tuple(Player(seat.name, seat.kind) for seat in table.seats)
        self._controller.new_game(Setup(deal.options, players, deal.seed))

    def play_again(self, finished: FinishedGame) -> None:
        """Deal a finished game again, from its first round."""
        game = self.history.open(finished)
        if game is not None:
            self._controller.new_game(game.setup)

    def play_round_again(self, round_: int) -> None:
        """Go back to the deal of a round of the game on the table, with the totals from before it."""
        game = self._controller.game
        starts = [] if game is None else [start for start in game.round_starts if start.round == round_]
        if game is not None and starts:
            self._controller.open_game(Game.from_checkpoint(game.setup, starts[0], game.scores[: round_ - 1]))

    def _connect(self) -> None:
        controller, commands = self._controller, self._window.commands
        controller.game_opened.connect(self._on_game_opened)
        controller.finished.connect(self.history.record)
        controller.left.connect(self._on_left)
        self.history.trouble.connect(self._on_trouble)
        self.saved_games.trouble.connect(self._on_trouble)
        commands["saved_games"].triggered.connect(self._show_saved_games)
        commands["save_as"].triggered.connect(self._ask_save_as)
        commands["history"].triggered.connect(self._show_history)
        commands["statistics"].triggered.connect(self._show_statistics)
        commands["deal_code"].triggered.connect(self._ask_code)
        commands["replay"].triggered.connect(self._show_rounds)
        commands["fair_deal"].triggered.connect(self._show_fair_deal)
        self._offer(on=False)

    def _offer(self, *, on: bool) -> None:
        """Whether there is a game that these commands are about."""
        for name in ("save_as", "replay", "fair_deal"):
            self._window.commands[name].setEnabled(on)

    def _on_game_opened(self, _setup: Setup) -> None:
        self._kept_as, self._kept = "", ()
        self._offer(on=True)

    def _remember(self, name: str, game: Game) -> None:
        self._kept_as, self._kept = name, game.log

    def _on_left(self, game: Game) -> None:
        """Nothing is lost: what was begun, and is not kept as it is, gets a name."""
        if has_begun(game) and game.log != self._kept:
            kept = self.saved_games.keep_beside(game, texts_saved.name_of_left_game(datetime.now(UTC)))
            if kept is not None:
                self._window.say(texts_saved.left_game_kept(kept))

    def _on_trouble(self, trouble: Trouble) -> None:
        # A window that is open over the main one tells what goes wrong in it by itself.
        if QApplication.activeModalWidget() is None:
            self._window.show_trouble(trouble)

    def _on_asked(self, file: Path | None) -> None:
        if file is not None:
            self._controller.open_file(file)
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._window.raise_()
        self._window.activateWindow()

    def _ask_save_as(self) -> None:
        game = self._controller.game
        if game is not None:
            name = self._kept_as or texts_saved.players(game.setup.players)
            ask_name(self._window, texts_saved.save_as(), name, self.save_as)

    def _show_saved_games(self) -> None:
        self.windows.saved_games()

    def _show_history(self) -> None:
        self.windows.finished_games()

    def _show_statistics(self) -> None:
        self.windows.statistics()

    def _ask_code(self) -> None:
        self.windows.enter_code()

    def _show_rounds(self) -> None:
        game = self._controller.game
        if game is not None and not self.windows.replay(game):
            self._window.say(texts_saved.no_round_is_over())

    def _show_fair_deal(self) -> None:
        game = self._controller.game
        if game is not None:
            self.windows.fair_deal(game)
