"""Does somebody who hears the table find everything on it?"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.table import accessible
from mexicantrain_qt.table.spoken import Spoken
from mexicantrain_qt.table.view import TableView
from tests.table.tables import TEXTS, new_game, play_until_turn_of, plays_of, where


def heard(table: TableView) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(table)


def names(table: TableView) -> list[str]:
    root = heard(table)
    return [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]


def find(table: TableView, name: str) -> QAccessibleInterface:
    return heard(table).child(names(table).index(name))


def test_the_table_has_a_name(table: TableView) -> None:
    assert heard(table).text(QAccessible.Text.Name) == TEXTS.table
    assert heard(table).role() == QAccessible.Role.List


def test_the_hand_is_read_in_the_order_of_the_rack(table: TableView) -> None:
    view = play_until_turn_of(new_game(4, "read"), 0)
    table.show_view(view)
    hand = [str(tile) for tile in table._table.order]
    first = names(table).index(hand[0])
    assert names(table)[first : first + len(hand)] == hand


def test_every_train_says_its_end_and_whether_it_is_open(table: TableView) -> None:
    view = play_until_turn_of(new_game(4, "ends"), 0)
    table.show_view(view)
    for train in view.trains:
        thing = find(table, train.name)
        assert thing.text(QAccessible.Text.Value) == str(train.end)
        is_open = train.marked or train.is_mexican
        assert thing.text(QAccessible.Text.Description) == (TEXTS.open if is_open else "")


def test_a_tile_says_where_it_can_go(table: TableView) -> None:
    view = play_until_turn_of(new_game(4, "goes"), 0)
    table.show_view(view)
    table.your_turn(view)
    tile = plays_of(view)[0].tile
    trains = [play.train for play in plays_of(view) if play.tile == tile]
    assert find(table, str(tile)).text(QAccessible.Text.Description) == ", ".join(trains)


def test_a_tile_is_where_it_is_seen(table: TableView) -> None:
    view = new_game(4, "seen").view(0)
    table.show_view(view)
    tile = min(view.hand)
    assert find(table, str(tile)).rect().contains(table.mapToGlobal(where(table, tile)))
    there = table.mapToGlobal(where(table, tile))
    assert heard(table).childAt(there.x(), there.y()).text(QAccessible.Text.Name) == str(tile)


def test_things_know_their_place_in_the_table(table: TableView) -> None:
    table.show_view(new_game(4, "place").view(0))
    root = heard(table)
    assert root.childCount() > 0
    for index in range(root.childCount()):
        assert root.indexOfChild(root.child(index)) == index
        assert root.child(index).parent().object() is table


def test_a_covered_table_reads_nothing_but_the_button(table: TableView) -> None:
    table.show_view(new_game(4, "covered").view(0))
    table.cover(1)
    assert names(table) == [TEXTS.ready]


def test_the_keyboard_takes_the_focus_of_the_screen_reader_along(
    table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Spoken] = []
    monkeypatch.setattr("mexicantrain_qt.table.stage.tell_focus", told.append)
    view = play_until_turn_of(new_game(4, "focus"), 0)
    table.show_view(view)
    table.your_turn(view)
    table.set_one_click(on=False)
    tile = plays_of(view)[0].tile
    while table._keys.tile != tile:
        QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert [thing.key for thing in told[-2:]] == [tile, plays_of(view)[0].train]
    assert heard(table).focusChild().object() is told[-1]


def test_a_table_that_is_gone_is_forgotten(qtbot: QtBot) -> None:
    table = TableView()
    table.show_view(new_game(2, "gone").view(0))
    assert heard(table).childCount() > 0
    things = [heard(table).child(i).object() for i in range(heard(table).childCount())]
    table.deleteLater()
    QTest.qWait(0)
    assert table not in accessible._tables
    assert not any(thing in accessible._kept for thing in things)


def test_a_table_without_a_mexican_train_shows_none(table: TableView) -> None:
    without = replace(QUICK, mexican_train_from="never")
    table.show_view(play_until_turn_of(new_game(4, "none", without), 0))
    assert "M" not in names(table)
    assert ("marker", "M") not in table._table._furniture.items.keys
    table.show_view(play_until_turn_of(new_game(4, "one"), 0))
    assert "M" in names(table)
    assert ("marker", "M") in table._table._furniture.items.keys
