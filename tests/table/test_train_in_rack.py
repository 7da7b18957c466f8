"""Does a hand stand in the rack as the train it makes, with the rest beside it?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.planning import longest_train
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.rack import BESIDE, GAP, RackRoom, rack_places
from mexicantrain_qt.table.view import TableView
from tests.table.tables import new_game, play_until_turn_of, press, where

ROOM = RackRoom(120, 540, 784, 72, 36)


def with_a_train(table: TableView) -> PlayerView:
    """A view whose hand makes a train of three tiles or more, and leaves some."""
    for number in range(40):
        view = play_until_turn_of(new_game(4, f"train {number}"), 0)
        if 3 <= len(longest_train(view)) < len(view.hand):
            table.show_view(view)
            return view
    raise AssertionError("no such hand")


@pytest.mark.parametrize("count", [8, 15, 30, 45])
@pytest.mark.parametrize("train", [0, 1, 7])
def test_the_others_stand_a_little_way_off_and_still_fit(count: int, train: int) -> None:
    places = rack_places(count, ROOM, train)
    for x, y in places.middles:
        assert ROOM.x <= x - places.size / 2
        assert x + places.size / 2 <= ROOM.x + ROOM.width + 1e-6
        assert ROOM.y <= y - places.size
    if train and places.rows == 1:
        gap = places.middles[train][0] - places.middles[train - 1][0]
        assert gap == pytest.approx(places.size * (1 + GAP + BESIDE))


def test_the_table_asks_for_the_longest_train(table: TableView, qtbot: QtBot) -> None:
    with_a_train(table)
    button = table._table.buttons.button("as_train")
    assert button is not None
    with qtbot.waitSignal(table.train_order_asked):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=button.box.center().toPoint())


def test_the_train_stands_first_and_every_tile_the_way_it_would_lie(table: TableView) -> None:
    view = with_a_train(table)
    train = longest_train(view)
    table.arrange_train(train)
    assert table._table.order[: len(train)] == train
    end = view.trains[0].end
    for tile in train:
        item = table._table.item(tile)
        assert item is not None
        above = tile.low if item.pose.angle % 360 == 90 else tile.high
        assert above == end
        end = tile.other(end)


def test_what_is_left_stands_beside_it_the_heaviest_first(table: TableView) -> None:
    view = with_a_train(table)
    train = longest_train(view)
    table.arrange_train(train)
    left = table._table.order[len(train) :]
    assert [tile.pips for tile in left] == sorted((tile.pips for tile in left), reverse=True)
    step = where(table, train[1]).x() - where(table, train[0]).x()
    assert where(table, left[0]).x() - where(table, train[-1]).x() > 1.3 * step


def test_a_train_that_was_taken_apart_by_hand_is_none_any_more(table: TableView) -> None:
    view = with_a_train(table)
    train = longest_train(view)
    table.arrange_train(train)
    table._hand.move_in_rack(train[0], len(view.hand) - 1)
    assert table._table.orders.train(view) == {}


def test_another_order_takes_its_place(table: TableView) -> None:
    view = with_a_train(table)
    table.arrange_train(longest_train(view))
    press(table, "by_pips")
    assert table._table.orders.train(view) == {}
    assert all(item.pose.angle == 90 for tile in view.hand if (item := table._table.item(tile)) is not None)


def test_a_hand_under_the_cover_stays_as_its_owner_put_it(table: TableView) -> None:
    view = with_a_train(table)
    table.arrange_train(longest_train(view))
    before = table._table.order
    table.cover(1)
    table.arrange_train(())
    table.show_view(view)
    assert table._table.order == before


def test_a_plan_that_is_given_up_under_the_cover_is_gone_when_it_comes_off(table: TableView) -> None:
    view = with_a_train(table)
    before = table._table.order
    table.arrange_train(longest_train(view))
    table.cover(1)
    table.end_train()
    table.show_view(view)
    assert table._table.order == before
