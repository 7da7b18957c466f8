"""Does the table tell where a tile was dragged to, and does the tile go where it belongs?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.pose import shortest_turn
from mexicantrain_qt.table.view import TableView
from tests.table.hands import LEFT, drag, my_turn, with_a_choice
from tests.table.tables import end_of, new_game, play_until_turn_of, plays_of, where


def held(table: TableView) -> Tile | None:
    return table._table.held


def test_a_tile_dragged_onto_a_legal_train_is_dropped_there(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    for play in plays_of(my_turn(table)):
        drag(table, where(table, play.tile), end_of(table, play.tile, play.train))
        assert drops.pop() == (play.tile, play.train)


def test_a_hand_need_not_be_exact(table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]) -> None:
    play = plays_of(my_turn(table))[0]
    px = table._table.places.tile_px if table._table.places else 0
    near = end_of(table, play.tile, play.train) + QPoint(round(0.9 * px), round(-0.9 * px))
    drag(table, where(table, play.tile), near)
    assert drops == [(play.tile, play.train)]


def test_a_tile_dropped_on_a_train_where_it_may_not_lie_is_told_too(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view = my_turn(table)
    legal = {(a.tile, a.train) for a in plays_of(view)}
    tile = next(t for t in sorted(view.hand) if t not in {a.tile for a in plays_of(view)})
    drag(table, where(table, tile), end_of(table, tile, "C"))
    assert drops == [(tile, "C")]
    assert (tile, "C") not in legal


def test_a_refused_tile_flies_home(table: TableView, qtbot: QtBot) -> None:
    view = my_turn(table)
    tile = min(view.hand)
    home = where(table, tile)
    table.tile_dropped.connect(lambda dropped, _: table.send_home(dropped))
    drag(table, home, end_of(table, tile, "C"))
    assert where(table, tile) == home


def test_a_tile_let_go_on_the_bare_table_goes_home_without_a_word(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    play = plays_of(my_turn(table))[0]
    home = where(table, play.tile)
    drag(table, home, QPoint(1270, 560))
    assert drops == []
    assert where(table, play.tile) == home


def test_a_shaking_hand_clicks_and_does_not_drag(table: TableView, qtbot: QtBot) -> None:
    _, tile = with_a_choice(table)
    home = where(table, tile)
    QTest.mousePress(table.viewport(), LEFT, pos=home)
    QTest.mouseMove(table.viewport(), home + QPoint(2, 1))
    assert not held(table)
    QTest.mouseMove(table.viewport(), home + QPoint(3, -2))
    assert held(table) == tile
    QTest.mouseRelease(table.viewport(), LEFT, pos=home)


def test_a_held_tile_grows_and_turns_to_where_it_will_lie(table: TableView, qtbot: QtBot) -> None:
    play = plays_of(my_turn(table))[0]
    start, end = where(table, play.tile), end_of(table, play.tile, play.train)
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.viewport(), start - QPoint(0, 6))
    QTest.mouseMove(table.viewport(), end)
    item = table._table.item(play.tile)
    assert item is not None
    target = table._table.place_for(play.tile, play.train)
    assert item.pose.lift == 1
    assert shortest_turn(item.pose.angle, target.angle) == pytest.approx(0, abs=8)
    assert item.pose.size == pytest.approx(target.size, rel=0.1)
    QTest.mouseRelease(table.viewport(), LEFT, pos=end)


def test_legal_trains_light_up_while_a_tile_is_held(table: TableView, qtbot: QtBot) -> None:
    view, tile = with_a_choice(table)
    start = where(table, tile)
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.viewport(), start - QPoint(0, 30))
    assert len(table._table.lights._ghosts) == sum(a.tile == tile for a in plays_of(view))
    QTest.mouseRelease(table.viewport(), LEFT, pos=start)
    assert table._table.lights._ghosts == []


def test_a_tile_dragged_along_the_rack_changes_the_order(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    my_turn(table)
    first, *_, last = table._table.order
    drag(table, where(table, first), where(table, last) + QPoint(4, 0))
    assert table._table.order[-1] == first
    assert drops == []


def test_a_hand_can_be_put_into_any_order(table: TableView, qtbot: QtBot) -> None:
    wished = tuple(sorted(my_turn(table).hand))
    for tile in reversed(wished):
        first = table._table.order[0]
        if tile != first:
            drag(table, where(table, tile), where(table, first) - QPoint(4, 0))
    assert table._table.order == wished


def test_a_play_that_is_accepted_leaves_the_tile_on_the_train(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "accepted")
    view = play_until_turn_of(game, 0)
    table.show_view(view)
    table.your_turn(view)

    def accept(tile: Tile, train: str) -> None:
        events = game.apply(Play(tile, train), 0)
        table.show_events(events, game.view(0))

    table.tile_dropped.connect(accept)
    play = plays_of(view)[0]
    drag(table, where(table, play.tile), end_of(table, play.tile, play.train))
    item = table._table.item(play.tile)
    places = table._table.places
    assert item is not None
    assert places is not None
    lies = places.trains[play.train].tiles[-1]
    assert (item.pose.x, item.pose.y) == pytest.approx((lies.x * places.tile_px, lies.y * places.tile_px))
    assert play.tile not in table._table.order
