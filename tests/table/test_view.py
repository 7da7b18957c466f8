"""Does the table fit its window, its words, its theme and the people in front of it?"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import THEMES, Theme
from mexicantrain_qt.table.view import TableView
from tests.table.tables import TEXTS, new_game, play_on, play_until_turn_of, resize, set_up, where


@pytest.mark.parametrize("size", [(1024, 600), (1280, 680), (1920, 1040), (3840, 2100)])
@pytest.mark.parametrize("players", [2, 8])
def test_every_tile_is_inside_the_window(
    table: TableView, qtbot: QtBot, size: tuple[int, int], players: int
) -> None:
    game = new_game(players, "fits")
    play_on(game, 25 * players)
    set_up(table, players)
    resize(qtbot, table, *size)
    table.show_view(game.view(0))
    window = QRectF(0, 0, *size)
    for train in game.view(0).trains:
        for tile in train.tiles:
            item = table._table.item(tile)
            assert item is not None
            assert window.contains(item.outline().boundingRect())
    for tile in game.view(0).hand:
        item = table._table.item(tile)
        assert item is not None
        assert table._table.screen.rack.contains(item.outline().boundingRect())


def test_a_larger_window_has_larger_tiles(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "larger")
    play_on(game, 40)
    resize(qtbot, table, 1024, 600)
    table.show_view(game.view(0))
    places = table._table.places
    assert places is not None
    resize(qtbot, table, 1920, 1040)
    larger = table._table.places
    assert larger is not None
    assert larger.tile_px > places.tile_px


def test_the_table_glides_when_its_window_grows(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "glides")
    play_on(game, 20)
    table.show_view(game.view(0))
    table.set_pace("normal")
    resize(qtbot, table, 1500, 900)
    assert table._animator.is_running
    table._animator._clock.show(table._animator._clock.duration)
    table.complete()
    gliding = table.grab().toImage()
    table.show_view(game.view(0))
    assert table.grab().toImage() == gliding


def test_a_screen_reader_is_told_what_this_is(table: TableView) -> None:
    assert table.accessibleName() == TEXTS.table


def test_words_change_with_the_language(table: TableView) -> None:
    game = new_game(4, "words")
    table.show_view(game.view(0))
    before = table.grab().toImage()
    table.set_texts(replace(TEXTS, open="Offen", table="Tisch"))
    assert table.accessibleName() == "Tisch"
    assert table.grab().toImage() != before


def test_text_follows_the_font_of_the_application(table: TableView, qtbot: QtBot) -> None:
    table.show_view(new_game(4, "font").view(0))
    before = table._table.screen.sizes.plate
    usual = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(usual.pointSizeF() * 1.6)
    QApplication.setFont(large)
    try:
        qtbot.wait_until(lambda: table._table.screen.sizes.plate[1] > before[1])
    finally:
        QApplication.setFont(usual)


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_every_theme_shows_a_table(table: TableView, theme: Theme) -> None:
    game = new_game(4, "themes")
    play_on(game, 20)
    table.show_view(game.view(0))
    table.set_theme(theme)
    table.set_tile_style(TileStyle("both", "safe"))
    assert table._table.faces.theme == theme
    assert table.grab().toImage().pixelColor(3, 300).name() != "#ffffff"


def test_a_plate_says_who_is_thinking(table: TableView) -> None:
    table.show_view(new_game(4, "thinks").view(0))
    before = table.grab().toImage()
    table.set_thinking(2)
    during = table.grab().toImage()
    table.set_thinking(None)
    assert during != before
    assert table.grab().toImage() == before


def test_thinking_does_not_disturb_what_is_moving(table: TableView) -> None:
    game = new_game(4, "moving")
    table.show_view(game.view(0))
    table.set_pace("slow")
    play_on(game)
    table.show_events(game.last_events, game.view(0))
    table.set_thinking(1)
    assert table._animator.is_running


def test_a_covered_table_shows_no_hand_until_the_next_person_is_ready(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "covered")
    table.show_view(game.view(0))
    table.cover(1)
    covered = table.grab().toImage()
    table.show_events((), game.view(1))
    table.cover(1)
    assert table.grab().toImage() == covered
    with qtbot.waitSignal(table.ready_asked):
        QTest.keyClick(table, Qt.Key.Key_Return)
    button = table._table.buttons.button("ready")
    assert button is not None
    with qtbot.waitSignal(table.ready_asked):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=button.box.center().toPoint())
    table.show_view(game.view(1))
    assert table.grab().toImage() != covered


def test_nothing_can_be_dragged_from_under_the_cover(table: TableView) -> None:
    view = play_until_turn_of(new_game(4, "thief"), 0)
    table.show_view(view)
    table.your_turn(view)
    place = where(table, min(view.hand))
    table.cover(1)
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(table.viewport(), place - QPoint(0, 60))
    assert table._table.held is None
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table._keys.tile is None


def test_the_engine_lies_on_the_hub(table: TableView) -> None:
    game = new_game(4, "hub", CLASSIC)
    table.show_view(game.view(0))
    engine = next(tile for tile in table._table._stock._items if tile.pips == 2 * game.state.engine)
    item = table._table.item(engine)
    places = table._table.places
    assert item is not None
    assert places is not None
    assert (item.pose.x, item.pose.y) == (places.hub.x * places.tile_px, places.hub.y * places.tile_px)
