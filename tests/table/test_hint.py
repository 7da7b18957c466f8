"""Is what a hint is about lit on the table, and does the hand get there from it?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.actions import Draw, Play
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.view import PlayerView, view_for
from mexicantrain_qt.table.view import TableView
from tests.controller.tables import NOTHING_FITS
from tests.table.tables import new_game, play_until_turn_of, plays_of, press, where

CHOICE = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-3
    train B marked: 12-5 5-3
    hand A: 3-6 3-8 10-12
    hand B: 0-1
    boneyard: 0-0 1-1"""


def my_turn(table: TableView, position: str) -> PlayerView:
    view = view_for(read_position(position), 0)
    table.show_view(view)
    table.your_turn(view)
    return view


@pytest.fixture
def hint(table: TableView) -> Play:
    """The second of two trains that a tile could go to."""
    view = my_turn(table, CHOICE)
    play = next(play for play in plays_of(view) if play.train == "B")
    table.show_hint(play)
    return play


def frame(table: TableView) -> QRectF | None:
    """What the light of the hint is around."""
    item = table._table.lights._hint
    return None if item is None else item.sceneBoundingRect()


def ghosts(table: TableView) -> int:
    return len(table._table.lights._ghosts)


def key(table: TableView, *keys: Qt.Key) -> None:
    for one in keys:
        QTest.keyClick(table, one)


def test_the_tile_stands_out_and_lies_as_a_ghost_on_the_one_train(table: TableView, hint: Play) -> None:
    light = frame(table)
    assert light is not None
    assert light.contains(where(table, hint.tile).toPointF())
    assert not light.contains(where(table, next(t for t in table._table.order if t != hint.tile)).toPointF())
    assert ghosts(table) == 1
    ghost = table._table.lights._ghosts[0]
    assert ghost.pos() == table.where_goes(hint.tile, "B")
    heights = {tile: where(table, tile).y() for tile in table._table.order}
    assert min(heights, key=lambda tile: heights[tile]) == hint.tile


def test_a_hint_about_a_button_lights_the_button(table: TableView) -> None:
    my_turn(table, NOTHING_FITS)
    table.show_hint(Draw())
    light, button = frame(table), table._table.buttons.button("draw")
    assert light is not None
    assert button is not None
    assert light.contains(button.box)
    assert ghosts(table) == 0


def test_enter_does_what_the_hint_says(table: TableView, hint: Play, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.tile_dropped) as dropped:
        key(table, Qt.Key.Key_Return)
    assert dropped.args == [hint.tile, "B"]


def test_enter_presses_the_button_that_the_hint_is_about(table: TableView, qtbot: QtBot) -> None:
    my_turn(table, NOTHING_FITS)
    table.show_hint(Draw())
    with qtbot.waitSignal(table.draw_asked):
        key(table, Qt.Key.Key_Return)


def test_the_keyboard_goes_to_the_tile_of_the_hint(table: TableView, qtbot: QtBot) -> None:
    view = my_turn(table, CHOICE)
    key(table, Qt.Key.Key_End)
    play = next(play for play in plays_of(view) if play.train == "B")
    table.show_hint(play)
    assert table._keys.tile == play.tile
    with qtbot.waitSignal(table.tile_dropped) as dropped:
        key(table, Qt.Key.Key_Return)
    assert dropped.args == [play.tile, "B"]


def test_who_goes_on_to_another_tile_plays_that_one(table: TableView, hint: Play, qtbot: QtBot) -> None:
    scene = table._table
    other = next(tile for tile in scene.order if tile != hint.tile and len(scene.legal_trains(tile)) > 1)
    key(table, Qt.Key.Key_Home)
    while table._keys.tile != other:
        key(table, Qt.Key.Key_Right)
    key(table, Qt.Key.Key_Return)
    assert scene.chosen == other


def test_escape_puts_the_light_out_and_tells_so(table: TableView, hint: Play, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.hint_forgotten):
        key(table, Qt.Key.Key_Escape)
    assert frame(table) is None
    assert ghosts(table) == 0
    raised = where(table, hint.tile).y()
    other = next(play.tile for play in plays_of(view_of(table)) if play.tile != hint.tile)
    assert raised == where(table, other).y()


def view_of(table: TableView) -> PlayerView:
    assert table._table.view is not None
    return table._table.view


def test_another_tile_can_be_chosen_and_the_hint_comes_back_when_it_is_put_down(
    table: TableView, hint: Play
) -> None:
    table._hand.one_click = False
    other = next(play.tile for play in plays_of(view_of(table)) if play.tile != hint.tile)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=where(table, other))
    assert table._table.chosen == other
    assert {one.pos().toTuple() for one in table._table.lights._ghosts} == {
        table.where_goes(other, train).toTuple() for train in table._table.legal_trains(other)
    }
    key(table, Qt.Key.Key_Escape)
    assert table._table.lights._ghosts[0].pos() == table.where_goes(hint.tile, "B")
    assert frame(table) is not None


@pytest.mark.parametrize("news", ["view", "events", "turn"])
def test_any_news_puts_the_light_out(table: TableView, hint: Play, news: str) -> None:
    game = new_game(4)
    view = play_until_turn_of(game, 0)
    if news == "view":
        table.show_view(view)
    elif news == "events":
        table.show_events((), view)
    else:
        table.your_turn(view)
    assert frame(table) is None
    assert ghosts(table) == 0


def test_the_light_stays_around_the_tile_when_the_hand_is_put_in_another_order(
    table: TableView, hint: Play
) -> None:
    press(table, "by_pips")
    light = frame(table)
    assert light is not None
    assert light.center().x() == pytest.approx(where(table, hint.tile).x(), abs=1)
    assert light.contains(where(table, hint.tile).toPointF())


def test_the_end_that_the_hint_is_about_is_seen_when_the_table_is_near(table: TableView) -> None:
    view = play_until_turn_of(new_game(4), 0)
    table.show_view(view)
    table.your_turn(view)
    for _ in range(4):
        table.zoom_in()
    for play in plays_of(view):
        table.show_hint(play)
        assert table._table.screen.table.width() > table.where_goes(play.tile, play.train).x() > 0
        assert table.rack_top > table.where_goes(play.tile, play.train).y() > 0


def test_the_ring_of_the_keyboard_is_where_the_chosen_tile_rises_to(table: TableView, qtbot: QtBot) -> None:
    my_turn(table, CHOICE)
    table.set_pace("normal")
    table._hand.one_click = False
    key(table, Qt.Key.Key_Home, Qt.Key.Key_Return)
    chosen = table._table.chosen
    assert chosen is not None
    ring = table._table.lights._ring
    assert ring is not None
    qtbot.waitUntil(lambda: not table._animator.is_running)
    assert ring.pos().y() == pytest.approx(where(table, chosen).y(), abs=1)
