"""A program that never rests: a person who plays at once, computer players, and settings that change all the time.

Started by ``test_kill_program`` in a process of its own, which is then killed. It goes on with the game in the folder,
and says on its standard output, a line each, how far the game is whenever that changes (``at ROUND ACTIONS LAST``),
what the table says (``said …``), and what goes wrong (``trouble …``).
"""

from __future__ import annotations

import itertools
import logging
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.actions import Draw, Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.notation import write_action
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import SeatChoice, TableChoice
from mexicantrain_qt.windows.seating import named
from mexicantrain_qt.windows.toast import Toast

_SETTINGS_MS = 300


def how_far(game: Game) -> str:
    """The place of *game*: its round, how many actions that has seen, and the last of them."""
    actions = game.log[-1]
    return f"{game.round} {len(actions)} {write_action(actions[-1]) if actions else '-'}"


class Restless:
    """Plays the person's part of *program*, and reports what a user would see."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._view: PlayerView | None = None
        controller = program.controller
        controller.happened.connect(self._report)
        controller.shown.connect(self._report)
        controller.your_turn.connect(self._on_turn)
        controller.round_over.connect(lambda _: self._soon(controller.next_round))
        controller.game_over.connect(lambda _: self._soon(self._new_game))
        controller.trouble.connect(lambda trouble: _say("trouble", trouble))
        self._others = itertools.cycle(
            (
                replace(program.settings, theme="felt", pace="normal"),
                replace(program.settings, theme="dark", pace="at_once"),
                replace(program.settings, theme="wood", pace="fast"),
            )
        )
        self._timer = QTimer(program)
        self._timer.timeout.connect(self._change_settings)
        self._timer.start(_SETTINGS_MS)

    def _new_game(self) -> None:
        seats = (SeatChoice(), SeatChoice(kind="casual", colour=1), SeatChoice(kind="expert", colour=2))
        self._program.start_game(named(TableChoice(seats=seats)))

    def begin(self) -> None:
        """Deal the first game where there is none."""
        if self._program.controller.game is None:
            self._new_game()

    def _on_turn(self, view: PlayerView) -> None:
        self._view = view
        self._soon(lambda: self._act(view))

    def _act(self, view: PlayerView) -> None:
        controller = self._program.controller
        if view is not self._view:
            return  # the turn was offered again meanwhile
        self._view = None
        match view.legal[0]:
            case Play(tile, train):
                controller.play(tile, train)
            case Draw():
                controller.draw()
            case _:
                controller.pass_turn()

    def _change_settings(self) -> None:
        self._program.window.pages.settings_changed.emit(next(self._others))

    def _soon(self, act: Callable[[], object]) -> None:
        QTimer.singleShot(0, self._program, act)

    def _report(self, *_: object) -> None:
        game = self._program.controller.game
        assert game is not None
        _say("at", how_far(game))


class _Listener(QObject):
    """Hears what the window says on its plate."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, Toast) and event.type() == QEvent.Type.Show:
            _say("said", watched.sentence)
        return False


def _say(what: str, how: object) -> None:
    sys.stdout.write(f"{what} {how}\n")
    sys.stdout.flush()


def main() -> None:
    logging.basicConfig(level=logging.ERROR)
    application = QApplication(sys.argv[:1])
    program = Program(Path(sys.argv[1]))
    toast = program.window.findChild(Toast)
    assert isinstance(toast, Toast)
    listener = _Listener(program)
    toast.installEventFilter(listener)
    restless = Restless(program)
    program.show()
    program.seen.connect(lambda: QTimer.singleShot(0, program, restless.begin))
    application.exec()


if __name__ == "__main__":
    main()
