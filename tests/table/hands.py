"""What does a hand do to the table in the tests, and before which tiles?"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.view import TableView
from tests.table.tables import new_game, play_until_turn_of, plays_of

LEFT = Qt.MouseButton.LeftButton


def my_turn(table: TableView, seed: str = "mine", plays: int = 1) -> PlayerView:
    view = play_until_turn_of(new_game(4, seed), 0, plays)
    table.show_view(view)
    table.your_turn(view)
    return view


def with_a_choice(table: TableView) -> tuple[PlayerView, Tile]:
    """My turn, and a tile that may be played on more than one train."""
    for number in range(40):
        view = my_turn(table, f"choice {number}")
        tiles = [play.tile for play in plays_of(view)]
        for tile in tiles:
            if tiles.count(tile) > 1:
                return view, tile
    raise AssertionError("no position with a choice of trains")


def with_one_train(table: TableView) -> Play:
    """My turn, and the only play of a tile."""
    for number in range(40):
        plays = plays_of(my_turn(table, f"no choice {number}"))
        tiles = [play.tile for play in plays]
        for play in plays:
            if tiles.count(play.tile) == 1:
                return play
    raise AssertionError("no position with a tile for one train alone")


def drag(table: TableView, start: QPoint, end: QPoint) -> None:
    pad = table.viewport()
    QTest.mousePress(pad, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(pad, start + (end - start) * step / 5)
    QTest.mouseRelease(pad, LEFT, pos=end)
