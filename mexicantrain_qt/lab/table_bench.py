"""How smooth is the table when most is going on?"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import quantiles

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from mexicantrain_qt.ai.levels import THOUGHTFUL
from mexicantrain_qt.lab.gallery import application
from mexicantrain_qt.lab.showroom import NAMES, new_game, play_on
from mexicantrain_qt.lab.thinking_bench import lateness
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows.texts_table import table_texts

PLAYERS = 8
TILES = 80
SIZE = (1920, 1080)
_DRAG_MS = 3000
_GLIDES = 6
_OTHER_SIZE = (1880, 1060)


class Frames(QObject):
    """Hears when the table is painted: the time between two frames, and what of it this process worked, in ms."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table)
        self._times: list[tuple[float, float]] = []
        self._gaps: list[tuple[float, float]] = []
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802  Qt's name
        if event.type() == QEvent.Type.Paint:
            self._times.append((time.perf_counter(), time.process_time()))
        return super().eventFilter(watched, event)

    def pause(self) -> None:
        """What comes next is another movement: the time to it is no gap."""
        for (wall, work), (next_wall, next_work) in zip(self._times, self._times[1:], strict=False):
            self._gaps.append((1000 * (next_wall - wall), 1000 * (next_work - work)))
        self._times.clear()

    def forget(self) -> None:
        """What was painted up to now belongs to no movement."""
        self._times.clear()

    def report(self) -> dict[str, object]:
        self.pause()
        between, work = zip(*self._gaps, strict=True)
        return {"frames": len(between), "between_ms": _spread(between), "work_ms": _spread(work)}


def run(as_json: bool) -> int:
    """Print how long frames take at 1920 x 1080 with 8 players and 80 tiles, and how late they are while somebody thinks."""
    application()
    game = _full_table()
    found = {
        "drag": _with_table(game, _drag),
        "glide": _with_table(game, _glide),
        "deal": _with_table(game, _deal),
        **{f"late while {kind or 'nobody'} thinks": _late(game, kind) for kind in (None, *THOUGHTFUL)},
    }
    if as_json:
        print(json.dumps(found))
        return 0
    for name, report in found.items():
        print(f"{name:30} {report}")
    return 0


def _full_table() -> Game:
    """A round that goes on, with at least 80 tiles on the table, and a person who can play."""
    for number in range(100):
        game = new_game(PLAYERS, f"bench {number}", replace(QUICK, highest=15))
        while not game.round_over and sum(len(train.tiles) for train in game.state.trains) < TILES:
            play_on(game, 1)
        if any(isinstance(action, Play) for action in game.view(0).legal):
            return game
    raise RuntimeError("no such round")


def _with_table(game: Game, measure: Callable[[TableView, Game, Frames], None]) -> dict[str, object]:
    table = _table(game)
    frames = Frames(table)
    measure(table, game, frames)
    report = frames.report()
    table.close()
    table.deleteLater()
    return report


def _late(game: Game, kind: str | None) -> dict[str, object]:
    table = _table(game)
    late, choices = lateness(table, kind)
    table.close()
    table.deleteLater()
    return {"frames": len(late), "choices": choices, "late_ms": _spread(late)}


def _table(game: Game) -> TableView:
    table = TableView()
    table.set_players([PlayerLook(name, seat) for seat, name in enumerate(NAMES)])
    table.set_texts(table_texts(NAMES))
    table.resize(*SIZE)
    table.show()
    view = game.view(0)
    table.show_view(view)
    table.set_pace("at_once")
    table.your_turn(view)
    table.set_pace("normal")
    _wait(300)
    return table


def _drag(table: TableView, game: Game, _frames: Frames) -> None:
    """A tile is carried around over the whole table."""
    play = next(action for action in game.view(0).legal if isinstance(action, Play))
    start = table.where_is(play.tile)
    _mouse(table, QEvent.Type.MouseButtonPress, start)
    way = _round_trip(table, start)
    timer = QTimer(table)
    timer.setInterval(4)
    timer.timeout.connect(lambda: _mouse(table, QEvent.Type.MouseMove, next(way)))
    timer.start()
    _wait(_DRAG_MS)
    timer.stop()


def _round_trip(table: TableView, start: QPointF) -> Iterator[QPointF]:
    width, height = table.width(), table.height()
    corners = (
        QPointF(width * 0.9, height * 0.1),
        QPointF(width * 0.1, height * 0.6),
        QPointF(width / 2, height / 3),
    )
    here = start
    while True:
        for corner in corners:
            for step in range(100):
                yield here + (corner - here) * step / 100
            here = corner


def _glide(table: TableView, _game: Game, frames: Frames) -> None:
    """Everything glides to its place in a window of another size."""
    for number in range(_GLIDES):
        table.complete()
        table.resize(*(_OTHER_SIZE if number % 2 == 0 else SIZE))
        while not table.is_moving:
            _wait(5)
        frames.forget()
        _wait(500)
        frames.pause()


def _deal(table: TableView, game: Game, frames: Frames) -> None:
    """The tiles of a new round fly to all hands."""
    for number in range(3):
        fresh = Game(replace(game.setup, seed=f"deal {number}"))
        frames.pause()
        table.show_events(fresh.events, fresh.view(0))
        _wait(1600)


def _wait(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _mouse(table: TableView, kind: QEvent.Type, at: QPointF) -> None:
    pad = table.viewport()
    button = Qt.MouseButton.LeftButton
    pressed = button if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, at, pad.mapToGlobal(at), pressed, button, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(pad, event)


def _spread(values: tuple[float, ...]) -> dict[str, float]:
    cuts = quantiles(values, n=20)
    return {"p50": round(cuts[9], 2), "p95": round(cuts[18], 2), "max": round(max(values), 2)}
