"""What is behind the window: the game, its computer players, what is kept of games, the guide, advice and sounds?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from mexicantrain_qt.advice import Advice
from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.controller.seeds import new_seed
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.desk import Desk
from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import Settings, TableChoice
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows import seating, texts_table
from mexicantrain_qt.windows.guide import Guide
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.motion import MotionWish
from mexicantrain_qt.windows.sounds import Sounds

_LATER_MS = 250


class Backstage(QObject):
    """All that nobody sees in the first picture, connected to the table and the window; see ``Program``."""

    settings_changed = Signal(object)
    """From now on these ``Settings`` hold, and at the next start."""

    def __init__(
        self,
        folder: Path,
        table: TableView,
        window: MainWindow,
        settings: Callable[[], Settings],
        parent: QObject | None = None,
    ) -> None:
        """*folder*: where the games lie."""
        super().__init__(parent)
        self._table = table
        self._window = window
        self._settings = settings
        self.names: tuple[str, ...] = ()
        """The players at the table, by seat."""
        self.thinker = Thinker(self)
        saves = SaveStore(folder)
        self.controller = GameController(saves, self.thinker, self)
        self.sounds = Sounds(self)
        self.desk = Desk(window, self.controller, saves, settings, self)
        self.guide = Guide(self.controller, window.stage, self)
        self._connect_table()
        self._connect_controller()
        self._connect_window()
        # Last, because the table has to hear of everything before it is told that a hint is over.
        self.advice = Advice(self.controller, self.thinker, table, window, self)

    def apply(self, settings: Settings) -> None:
        """Do as *settings* say."""
        self.controller.set_automatic(settings.automatic)
        self.controller.set_undo("until_seen" if settings.undo else "never")
        self.advice.allow(settings.hints)
        self.sounds.set_volume(settings.volume, muted=settings.muted)

    def start_game(self, table: TableChoice) -> None:
        """Deal a new game at *table*, whose seats have names, and remember it."""
        self._change(replace(self._settings(), last_table=table))
        players = tuple(Player(seat.name, seat.kind) for seat in table.seats)
        self.controller.new_game(Setup(table.options, players, new_seed()))

    def start(self, table: TableChoice | None, file: Path | None) -> None:
        """Go on where the game was; see ``Program.show``."""
        # Whatever else is to be played: the game of last time makes room for it, and is not lost. Somebody who was quicker
        # than the first picture has chosen a game already, and plays on.
        resumed = self.controller.game is not None or self.controller.resume()
        if table is not None:
            self.start_game(table)
        else:
            opened = file is not None and self.controller.open_file(file)
            if not (opened or resumed or self._window.stage.page is not None):
                self._window.show_welcome(guide=self._settings().guide)
        self.thinker.start()
        QTimer.singleShot(_LATER_MS, self._window, self._get_the_rest)

    def _get_the_rest(self) -> None:
        """What the first game need not wait for: the system's wish for less motion, and the sounds."""
        MotionWish(self._table.be_still, self).ask()
        self.sounds.load()
        self._window.commands.offer("sound", self.sounds.can_be_heard)

    def _connect_table(self) -> None:
        table, controller = self._table, self.controller
        table.tile_dropped.connect(controller.play)
        table.draw_asked.connect(controller.draw)
        table.pass_asked.connect(controller.pass_turn)
        table.done_asked.connect(controller.done)
        table.call_asked.connect(controller.call)
        table.ready_asked.connect(controller.ready)
        table.settled.connect(controller.table_settled)
        table.seen.connect(self.sounds.hear)

    def _connect_controller(self) -> None:
        controller, table, window = self.controller, self._table, self._window
        narrator = window.narrator
        controller.game_opened.connect(table.uncover)
        controller.game_opened.connect(self._on_game_opened)
        controller.happened.connect(narrator.happened)
        controller.happened.connect(table.show_events)
        controller.shown.connect(narrator.shown)
        controller.shown.connect(table.show_view)
        controller.your_turn.connect(narrator.your_turn)
        controller.your_turn.connect(table.your_turn)
        controller.refused.connect(narrator.refused)
        controller.refused.connect(self._on_refused)
        controller.thinking.connect(narrator.thinking)
        controller.thinking.connect(table.set_thinking)
        controller.cover.connect(narrator.cover)
        controller.cover.connect(table.cover)
        controller.round_over.connect(window.show_result)
        controller.game_over.connect(window.show_result)
        controller.undo_changed.connect(window.show_undo)
        controller.trouble.connect(window.show_trouble)

    def _connect_window(self) -> None:
        window, controller, commands = self._window, self.controller, self._window.commands
        commands["draw"].triggered.connect(controller.draw)
        commands["pass"].triggered.connect(controller.pass_turn)
        commands["done"].triggered.connect(controller.done)
        commands["call"].triggered.connect(controller.call)
        commands["undo"].triggered.connect(controller.undo)
        commands["redo"].triggered.connect(controller.redo)
        window.next_round_asked.connect(controller.next_round)
        window.round_start_asked.connect(controller.resume_round_start)
        window.pages.position_chosen.connect(controller.open_game)
        window.closing.connect(self.thinker.close)
        commands["guide"].triggered.connect(self.guide.start)
        self.guide.ended.connect(self._on_guide_ended)

    def _on_game_opened(self, setup: Setup) -> None:
        self.names = tuple(player.name for player in setup.players)
        looks = seating.looks_of(setup, self._settings().last_table)
        self._table.set_players(looks)
        self._table.set_texts(texts_table.table_texts(self.names))
        self._window.open_game(setup, looks)

    def _on_refused(self, action: Action, _reason: Reason) -> None:
        if isinstance(action, Play):
            self._table.send_home(action.tile)

    def _on_guide_ended(self, finished: bool) -> None:
        self._change(replace(self._settings(), guide=False))
        if self.controller.end_practice():
            return
        self.advice.hints.dismiss()
        if finished:
            self.start_game(seating.named(self._settings().last_table))
        else:
            self._window.show_welcome()

    def _change(self, settings: Settings) -> None:
        self.settings_changed.emit(settings)
