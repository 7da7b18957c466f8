"""Can everything at the table be done with the keyboard alone?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.view import TableView
from tests.table.hands import my_turn, with_a_choice
from tests.table.tables import new_game, play_until_turn_of, plays_of


def chosen(table: TableView) -> Tile | None:
    return table._table.chosen


def go_to(table: TableView, tile: Tile) -> None:
    """Walk to *tile* with the right arrow."""
    while table._keys.tile != tile:
        QTest.keyClick(table, Qt.Key.Key_Right)


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_D, "draw_asked"),
        (Qt.Key.Key_P, "pass_asked"),
        (Qt.Key.Key_E, "done_asked"),
        (Qt.Key.Key_C, "call_asked"),
    ],
)
def test_everything_without_a_tile_has_a_key(
    table: TableView, qtbot: QtBot, key: Qt.Key, signal: str
) -> None:
    my_turn(table)
    with qtbot.waitSignal(getattr(table, signal)):
        QTest.keyClick(table, key)


def test_a_round_of_the_right_arrow_visits_the_whole_hand(table: TableView, qtbot: QtBot) -> None:
    view = my_turn(table)
    visited = []
    for _ in view.hand:
        QTest.keyClick(table, Qt.Key.Key_Right)
        visited.append(table._keys.tile)
    assert tuple(visited) == table._table.order


def test_the_keyboard_alone_plays_on_any_legal_train(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view, tile = with_a_choice(table)
    trains = [a.train for a in plays_of(view) if a.tile == tile]
    for number, train in enumerate(trains):
        go_to(table, tile)
        QTest.keyClick(table, Qt.Key.Key_Return)
        for _ in range(number):
            QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert drops.pop() == (tile, train)


def test_the_keyboard_goes_on_beside_a_tile_that_has_left(table: TableView) -> None:
    game = new_game(4, "goes on")
    view = play_until_turn_of(game, 0)
    table.show_view(view)
    table.your_turn(view)
    play = plays_of(view)[0]
    go_to(table, play.tile)
    place = table._table.order.index(play.tile)
    events = game.apply(play, 0)
    table.show_events(events, game.view(0))
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table._keys.tile == table._table.order[min(place, len(table._table.order) - 1)]


def test_escape_goes_back_from_the_trains_to_the_hand(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    _, tile = with_a_choice(table)
    go_to(table, tile)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert chosen(table) == tile
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert chosen(table) is None
    assert table._keys.tile == tile
    assert not drops


def test_enter_on_a_tile_that_fits_nowhere_asks_why(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view = my_turn(table)
    tile = next(t for t in table._table.order if t not in {a.tile for a in plays_of(view)})
    go_to(table, tile)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert drops == [(tile, "A")]


def test_where_the_keyboard_is_can_be_seen(table: TableView, qtbot: QtBot) -> None:
    my_turn(table)
    table.setFocus()
    qtbot.wait_until(table.hasFocus)
    before = table.grab().toImage()
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table.grab().toImage() != before


def test_control_and_an_arrow_move_a_tile_in_the_rack(table: TableView, qtbot: QtBot) -> None:
    my_turn(table)
    first, second, *_ = table._table.order
    go_to(table, first)
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table._table.order[:2] == (second, first)
