"""Do the pictures of the table come on time while a computer player thinks?"""

from __future__ import annotations

import time

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer

from mexicantrain_qt.ai.deadlines import seconds_for
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.lab.showroom import new_game, play_on
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.view import TableView

FRAME_MS = 16
_SECONDS = 10
_FIRST_TURNS = 24


class _Clock(QObject):
    """Asks for a picture every 16 ms, and notes by how many milliseconds it was asked too late."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self.late_ms: list[float] = []
        self._pad = table.viewport()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tick)
        self._due = 0.0
        self._wait()

    def _tick(self) -> None:
        self.late_ms.append(max(0.0, 1000 * (time.perf_counter() - self._due)))
        self._pad.update()
        self._wait()

    def _wait(self) -> None:
        self._due = time.perf_counter() + FRAME_MS / 1000
        self._timer.start(FRAME_MS)


def _hard_choice() -> PlayerView:
    """The view of a round's first turns that offers most."""
    game = new_game(4, "hard")
    views: list[PlayerView] = []
    while len(views) < _FIRST_TURNS:
        views.append(game.view(game.state.turn))
        play_on(game, 1)
    return max(views, key=lambda view: len(view.legal))


def lateness(table: TableView, kind: str | None) -> tuple[tuple[float, ...], int]:
    """By how many milliseconds pictures were late in ten seconds of the player *kind* thinking, or of nobody (``None``).

    And how many choices that player made meanwhile. The whole of *table* is painted for every picture.
    """
    view = _hard_choice()
    thinker = Thinker()
    thinker.start()
    made = 0
    loop = QEventLoop()

    def ask() -> None:
        if kind is not None:
            thinker.ask(kind, view, str(made), seconds_for(kind))

    def go_on() -> None:
        nonlocal made
        made += 1
        ask()

    thinker.answered.connect(go_on)
    thinker.ask("casual", view, "first", 1.0)  # after its answer the process is ready
    thinker.answered.connect(loop.quit, Qt.ConnectionType.SingleShotConnection)
    loop.exec()
    clock = _Clock(table)
    QTimer.singleShot(1000 * _SECONDS, loop.quit)
    loop.exec()
    clock.deleteLater()
    thinker.close()
    thinker.deleteLater()
    return tuple(clock.late_ms), made - 1
