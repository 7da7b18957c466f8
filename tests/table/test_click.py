"""Does the table tell what was clicked, and show what can be?"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.actions import Draw
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.rack import sorted_hand
from mexicantrain_qt.table.view import TableView
from tests.table.hands import LEFT, my_turn, with_a_choice, with_one_train
from tests.table.tables import (
    TEXTS,
    end_of,
    new_game,
    play_until_turn_of,
    plays_of,
    press,
    set_up,
    where,
)


def test_a_click_plays_a_tile_that_fits_one_train_only(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    play = with_one_train(table)
    QTest.mouseClick(table.viewport(), LEFT, pos=where(table, play.tile))
    assert drops == [(play.tile, play.train)]


def test_one_click_play_can_be_turned_off(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    play = plays_of(my_turn(table))[0]
    table.set_one_click(on=False)
    QTest.mouseClick(table.viewport(), LEFT, pos=where(table, play.tile))
    assert drops == []
    QTest.mouseClick(table.viewport(), LEFT, pos=end_of(table, play.tile, play.train))
    assert drops == [(play.tile, play.train)]


def test_a_tile_with_a_choice_waits_for_the_train(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view, tile = with_a_choice(table)
    train = [a.train for a in plays_of(view) if a.tile == tile][-1]
    QTest.mouseClick(table.viewport(), LEFT, pos=where(table, tile))
    assert (drops, table._table.chosen) == ([], tile)
    QTest.mouseClick(table.viewport(), LEFT, pos=end_of(table, tile, train))
    assert (drops, table._table.chosen) == ([(tile, train)], None)


def test_a_second_click_puts_the_tile_back(table: TableView, qtbot: QtBot) -> None:
    _, tile = with_a_choice(table)
    for chosen in (tile, None):
        QTest.mouseClick(table.viewport(), LEFT, pos=where(table, tile))
        assert table._table.chosen == chosen


def test_playable_tiles_stand_out_and_the_others_are_dimmed(table: TableView) -> None:
    view = my_turn(table)
    playable = {a.tile for a in plays_of(view)}
    for tile in view.hand:
        item = table._table.item(tile)
        assert item is not None
        assert item._dimmed == (tile not in playable)
    raised = {where(table, tile).y() for tile in playable}
    assert max(raised) < min(where(table, tile).y() for tile in view.hand - playable)


def test_a_click_on_the_boneyard_asks_for_a_tile(table: TableView, qtbot: QtBot) -> None:
    my_turn(table)
    places = table._table.places
    assert places is not None
    x, y = places.boneyard.centre
    middle = QPoint(round(x * places.tile_px), round(y * places.tile_px))
    with qtbot.waitSignal(table.draw_asked):
        QTest.mouseClick(table.viewport(), LEFT, pos=middle)


def test_what_can_be_done_without_a_tile_has_a_button(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "buttons")
    view = game.view(0)
    while Draw() not in view.legal:
        view = play_until_turn_of(game, 0, plays=0)
        if Draw() not in view.legal:
            game.apply(view.legal[0])
    table.show_view(view)
    table.your_turn(view)
    with qtbot.waitSignal(table.draw_asked):
        press(table, "draw")
    assert table._table.buttons.button("pass") is None


def test_a_hand_is_sorted_by_a_click(table: TableView, qtbot: QtBot) -> None:
    hand = my_turn(table).hand
    press(table, "by_pips")
    assert table._table.order == sorted_hand(hand, "pips")
    press(table, "by_number")
    assert table._table.order == sorted_hand(hand, "number")


def test_the_hand_of_another_game_stands_as_if_nobody_had_sorted_the_one_before(table: TableView) -> None:
    hand = my_turn(table).hand
    press(table, "by_pips")
    other = new_game(4, "another game").view(0)
    assert hand & other.hand
    set_up(table, 4)
    table.show_view(other)
    assert table._table.order == sorted_hand(other.hand, "number")


def test_the_hand_stays_as_it_is_sorted_when_the_same_game_is_shown_again(table: TableView) -> None:
    view = my_turn(table)
    press(table, "by_pips")
    table.set_texts(TEXTS)
    table.show_view(replace(view))
    assert table._table.order == sorted_hand(view.hand, "pips")
