"""How is a screen of the program set up to be looked at, without the program?"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from mexicantrain_qt.ai.levels import strategy_for
from mexicantrain_qt.ai.why import reason_for
from mexicantrain_qt.controller.hint import Hint
from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.language import LANGUAGES, Languages
from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import refusal
from mexicantrain_qt.rules.options import QUICK, RuleOptions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.saves.sheets import SheetStore
from mexicantrain_qt.settings import TableChoice, ThemeName
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows import style, texts_table
from mexicantrain_qt.windows.hint_shown import show_hint
from mexicantrain_qt.windows.main_window import MainWindow

NAMES = ("Ana", "Bruno", "Chloé", "Dieter", "Emily", "Fátima", "Günther", "Hélène")
_SETTLING_MS = 500
"""How long panels and dialogs may slide before the picture is taken."""


@dataclass(frozen=True, slots=True)
class Screen:
    """How a screen is shown; *width* and *height* of the window in px, before the screen's own scale."""

    theme: ThemeName = "felt"
    language: str = "en"
    width: int = 1280
    height: int = 720


def new_game(players: int, seed: str = "a seed to look at", options: RuleOptions = QUICK) -> Game:
    """A game that was just dealt; seat A is a person."""
    seats = tuple(Player(name, "regular" if seat else "person") for seat, name in enumerate(NAMES[:players]))
    return Game(Setup(options, seats, seed))


def play_on(game: Game, actions: int) -> None:
    """*actions* more actions of Regular players, or to the end of the round; then on to the turn of seat A."""
    strategy = strategy_for("regular")
    done = 0
    while not game.round_over and (done < actions or game.state.turn != 0):
        view = game.view(game.state.turn)
        game.apply(strategy(view, random.Random(f"{done}")))
        done += 1


def nearly_over(players: int, seed: str = "a seed to look at") -> Game:
    """A round just before its end, and the last turn of seat A in it."""
    game = new_game(players, seed)
    done = last = 0
    strategy = strategy_for("regular")
    while not game.round_over:
        if game.state.turn == 0 and any(isinstance(action, Play) for action in game.view(0).legal):
            last = done
        game.apply(strategy(game.view(game.state.turn), random.Random(f"{done}")))
        done += 1
    for _ in range(done - last):
        game.undo()
    return game


def played(players: int, rounds: int, seed: str = "a seed to look at") -> Game:
    """A game of Regular players whose last finished round is number *rounds*."""
    game = new_game(players, seed)
    for number in range(rounds):
        if number:
            game.next_round()
        play_on(game, 999)
    return game


class Showroom:
    """The main window with a table in it, and nobody behind it: what it shows is what it is told."""

    def __init__(self, languages: Languages, screen: Screen) -> None:
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # whoever makes pictures has made one
        self._application = application
        languages.switch(screen.language)
        theme = self.theme = THEMES[screen.theme]
        style.dress(application, theme)
        self._game: Game | None = None
        self._folder = tempfile.TemporaryDirectory()
        self.folder = Path(self._folder.name)
        self.house_rules = HouseRules(SheetStore(self.folder))
        self.table = TableView()
        self.table.set_pace("at_once")
        self.table.set_theme(theme)
        self.window = MainWindow(
            self.table, self.house_rules, LANGUAGES, TableChoice(), lambda: self._game, theme
        )
        for command in ("hint", "plan", "sound"):
            self.window.commands.offer(command, True)
        self.window.commands.show_sound(True)
        self.window.stage.covered.connect(self.table.set_covered)
        self.window.resize(screen.width, screen.height)
        self.window.show()

    def show_game(self, game: Game) -> None:
        """The table of *game* as seat A sees it; if seat A is to move, it is asked to."""
        looks = tuple(
            PlayerLook(player.name, seat, player.kind == "person")
            for seat, player in enumerate(game.setup.players)
        )
        self._game = game
        self.table.set_players(looks)
        self.table.set_texts(texts_table.table_texts([look.name for look in looks]))
        self.window.open_game(game.setup, looks)
        view = game.view(0)
        self.table.show_view(view)
        self.window.narrator.shown(view)
        if view.legal:
            self.table.your_turn(view)
            self.window.narrator.your_turn(view)
        elif game.round_over:
            self.window.show_result(game)

    def show_state(self, state: State) -> None:
        """The table of a single position, seen from the seat to move."""
        players = tuple(Player(name, "person") for name in NAMES[: state.players])
        game = Game.from_checkpoint(Setup(state.options, players, "a position"), state, ())
        looks = tuple(PlayerLook(player.name, seat) for seat, player in enumerate(players))
        self._game = game
        self.table.set_players(looks)
        self.table.set_texts(texts_table.table_texts([look.name for look in looks]))
        self.window.open_game(game.setup, looks)
        view = game.view(state.turn)
        self.table.show_view(view)
        self.window.narrator.shown(view)
        self.table.your_turn(view)
        self.window.narrator.your_turn(view)

    def looks(self, players: int) -> tuple[PlayerLook, ...]:
        """The first so many players."""
        return tuple(PlayerLook(name, seat, seat == 0) for seat, name in enumerate(NAMES[:players]))

    def close_panels(self) -> None:
        """Nothing lies over the table."""
        self._application.sendEvent(
            self.window,
            QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
        )

    def turn_wheel(self, at: QPointF) -> None:
        """One notch of the wheel, with the mouse at that point of the table."""
        pad = self.table.viewport()
        event = QWheelEvent(
            at,
            pad.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        self._application.sendEvent(pad, event)

    def hold_a_tile(self) -> None:
        """Drag the first tile that can be played halfway to its train."""
        play = next(action for action in self._view_legal() if isinstance(action, Play))
        start = self.table.where_is(play.tile)
        end = self.table.where_goes(play.tile, play.train)
        self._mouse(QEvent.Type.MouseButtonPress, start)
        for step in range(1, 9):
            self._mouse(QEvent.Type.MouseMove, start + (end - start) * (0.11 * step))

    def hint(self, action: Action, better: float | None = None) -> None:
        """Show that *action* is the best thing to do, by so many points."""
        assert self._game is not None
        view = self._game.view(0)
        hint = Hint(view, action, reason_for(view, action), better)
        show_hint(hint, self.table, self.window.narrator)

    def refuse(self, action: Action) -> None:
        """Say why *action* is not legal."""
        assert self._game is not None
        reason = refusal(self._game.state, action)
        assert reason is not None
        self.window.narrator.refused(action, reason)

    def picture(self, path: Path, widget: QWidget | None = None) -> None:
        """Write what is to be seen of *widget* (the whole window) to *path*."""
        settled = QEventLoop()
        QTimer.singleShot(_SETTLING_MS, settled.quit)
        settled.exec()
        shown = widget or self.window
        if not shown.grab().save(str(path)):
            raise OSError(f"cannot write {path}")

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self._application.processEvents()
        self._folder.cleanup()

    def _view_legal(self) -> Sequence[Action]:
        assert self._game is not None
        return self._game.view(self._game.state.turn).legal

    def _mouse(self, kind: QEvent.Type, at: QPointF) -> None:
        pad = self.table.viewport()
        button = Qt.MouseButton.LeftButton
        pressed = kind == QEvent.Type.MouseButtonPress
        event = QMouseEvent(
            kind, at, pad.mapToGlobal(at), button if pressed else Qt.MouseButton.NoButton, button,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        self._application.sendEvent(pad, event)
