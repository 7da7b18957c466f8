"""Can somebody come nearer to the table, look around on it, and play there?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.lens import NEAREST, WHOLE, Zoom
from mexicantrain_qt.table.view import TableView
from tests.table.tables import end_of, new_game, play_on, play_until_turn_of, plays_of, where

ROOM = QSizeF(1280, 570)
LEFT = Qt.MouseButton.LeftButton


def my_turn(table: TableView, seed: str = "zoom") -> PlayerView:
    game = new_game(4, seed)
    play_on(game, 20)
    view = play_until_turn_of(game, 0)
    table.show_view(view)
    table.your_turn(view)
    return view


def turn_wheel(table: TableView, at: QPointF, notches: int, pushed: QPoint | None = None) -> None:
    pad = table.viewport()
    event = QWheelEvent(
        at,
        pad.mapToGlobal(at),
        pushed or QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(pad, event)


def test_what_is_under_the_mouse_stays_there() -> None:
    point = QPointF(300, 200)
    zoom = WHOLE.nearer(2, point, ROOM)
    assert (zoom.x + point.x() * 2, zoom.y + point.y() * 2) == (point.x(), point.y())


def test_nothing_but_the_table_is_ever_seen() -> None:
    zoom = WHOLE.nearer(2, QPointF(0, 0), ROOM).moved(QPointF(500, 500), ROOM)
    assert (zoom.x, zoom.y) == (0, 0)
    zoom = zoom.moved(QPointF(-9000, -9000), ROOM)
    assert (zoom.x, zoom.y) == (-ROOM.width(), -ROOM.height())


def test_nobody_comes_nearer_than_is_of_use_or_farther_than_the_whole_table() -> None:
    assert WHOLE.nearer(100, QPointF(), ROOM).factor == NEAREST
    assert Zoom(2).nearer(0.01, QPointF(), ROOM) == WHOLE


def test_the_wheel_comes_nearer_and_the_button_shows_the_whole_table_again(table: TableView) -> None:
    view = my_turn(table)
    before = where(table, view.trains[0].tiles[0])
    turn_wheel(table, QPointF(640, 300), 2)
    table._settle()
    assert table._table.lens.factor == pytest.approx(1.25**2)
    assert where(table, view.trains[0].tiles[0]) != before
    button = table._table.buttons.button("whole")
    assert button is not None
    QTest.mouseClick(table.viewport(), LEFT, pos=button.box.center().toPoint())
    table._settle()
    assert table._table.zoom == WHOLE
    assert where(table, view.trains[0].tiles[0]) == before
    assert table._table.buttons.button("whole") is None


def test_the_table_is_drawn_exactly_when_it_lies_still(table: TableView, qtbot: QtBot) -> None:
    view = my_turn(table)
    table.zoom_in()
    item = table._table.item(view.trains[0].tiles[0])
    assert item is not None
    assert not item.is_exact
    qtbot.waitUntil(lambda: item.is_exact)


def test_the_hand_in_the_rack_does_not_change_its_size(table: TableView) -> None:
    view = my_turn(table)
    before = {tile: where(table, tile) for tile in view.hand}
    table.zoom_in()
    table._settle()
    assert {tile: where(table, tile) for tile in view.hand} == before


def test_a_table_that_is_near_is_pushed_by_its_felt(table: TableView) -> None:
    view = my_turn(table)
    turn_wheel(table, QPointF(640, 300), 3)
    tile = view.trains[0].tiles[0]
    before = where(table, tile)
    QTest.mousePress(table.viewport(), LEFT, pos=QPoint(900, 100))
    QTest.mouseMove(table.viewport(), QPoint(930, 120))
    QTest.mouseRelease(table.viewport(), LEFT, pos=QPoint(930, 120))
    assert where(table, tile) == before + QPoint(30, 20)


def test_two_fingers_push_a_table_that_is_near(table: TableView) -> None:
    view = my_turn(table)
    turn_wheel(table, QPointF(640, 300), 3)
    tile = view.trains[0].tiles[0]
    before = where(table, tile)
    turn_wheel(table, QPointF(640, 300), 1, pushed=QPoint(-25, 10))
    assert where(table, tile) == before + QPoint(-25, 10)


def test_a_tile_is_dropped_on_a_train_of_a_table_that_is_near(table: TableView) -> None:
    heard: list[object] = []
    table.tile_dropped.connect(lambda tile, train: heard.append((tile, train)))
    for number in range(20):
        view = my_turn(table, f"near {number}")
        table.zoom_in()
        table._settle()
        felt = table._table.screen.table
        for play in plays_of(view):
            place = end_of(table, play.tile, play.train)
            if not (felt.width() > place.x() > 0 and felt.height() > place.y() > 0):
                continue
            start = where(table, play.tile)
            QTest.mousePress(table.viewport(), LEFT, pos=start)
            for step in range(1, 6):
                QTest.mouseMove(table.viewport(), start + (place - start) * step / 5)
            QTest.mouseRelease(table.viewport(), LEFT, pos=place)
            assert heard.pop() == (play.tile, play.train)
            return
    raise AssertionError("no position with a legal train that is to be seen")


def test_the_keyboard_brings_the_train_it_is_on_into_sight(table: TableView) -> None:
    view = my_turn(table)
    table.set_one_click(on=False)
    table._zooming.nearer(NEAREST, QPointF(0, 0))
    tile = plays_of(view)[0].tile
    while table._keys.tile != tile:
        QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Return)
    aimed = table._hand.aimed
    assert aimed is not None
    pose = table._table.place_for(tile, aimed)
    assert 0 < pose.x < table._table.screen.table.width()
    assert 0 < pose.y < table._table.screen.table.height()


def test_the_end_of_a_round_shows_the_whole_table(table: TableView) -> None:
    game = new_game(4, "end")
    table.show_view(game.view(0))
    table.zoom_in()
    assert not table._table.zoom.is_whole
    while not game.round_over:
        play_on(game)
    table.show_view(game.view(0))
    assert table._table.zoom.is_whole


def test_a_covered_table_is_not_looked_at_more_closely(table: TableView) -> None:
    my_turn(table)
    table.cover(1)
    turn_wheel(table, QPointF(640, 300), 3)
    assert table._table.zoom.is_whole
