"""Can kept and finished games be found, gone on with, looked at and given away, from their windows?"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QInputDialog, QLabel, QLineEdit, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.history import History
from mexicantrain_qt.controller.saved_games import SavedGames
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import FELT
from mexicantrain_qt.windows.game_list import GameList
from mexicantrain_qt.windows.history import HistoryDialog
from mexicantrain_qt.windows.saved_card import SavedCard
from mexicantrain_qt.windows.saved_games import SavedGamesDialog
from mexicantrain_qt.windows.statistics import StatisticsDialog
from tests.windows.conftest import Speak
from tests.windows.games import played, setup
from tests.windows.shown import click

NOW = datetime(2026, 7, 18, 12, 5, tzinfo=UTC)


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    store = SaveStore(tmp_path)
    for number, name in enumerate(("Sunday", "Holiday", "Train ride")):
        store.keep(played(number), name, NOW.replace(hour=number))
    return SavedGames(store)


@pytest.fixture
def dialog(games: SavedGames, qtbot: QtBot) -> SavedGamesDialog:
    dialog = SavedGamesDialog(games, FELT, TileStyle())
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def history(tmp_path: Path) -> History:
    store = HistoryStore(tmp_path / "history")
    for players in (2, 4):
        game = Game(replace(setup(players, rounds=2), seed=f"{players} players"))
        for _ in range(2):
            while not game.round_over:
                game.apply(game.view(game.state.turn).legal[0])
            if not game.is_over:
                game.next_round()
        store.record(game, NOW)
    return History(store)


def shown(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()


def lines(within: QWidget) -> list[str]:
    found = within.findChildren(GameList)[0]
    return [found.item(row).text() for row in range(found.count())]


def choose(within: QWidget, row: int) -> GameList:
    found = within.findChildren(GameList)[0]
    found.setCurrentRow(row)
    return found


def texts(within: QWidget) -> str:
    return "\n".join(label.text() for label in within.findChildren(QLabel) if label.isVisible())


def button(within: QWidget, text: str) -> QPushButton:
    return next(found for found in within.findChildren(QPushButton) if found.text() == text)


def test_kept_games_are_listed_with_how_far_they_are(dialog: SavedGamesDialog) -> None:
    assert lines(dialog) == ["Train ride", "Holiday", "Sunday"]
    choose(dialog, 1)
    assert "Quick table · Round 2 of 6" in texts(dialog)
    assert "Leo: 0 points" in texts(dialog) or "Leo: " in texts(dialog)


def test_the_table_of_the_chosen_game_is_shown(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    choose(dialog, 0)
    card = dialog.findChildren(SavedCard)[0]
    picture = card._picture
    qtbot.waitUntil(lambda: not picture.pixmap().isNull())
    image = picture.pixmap().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)}
    assert len(colours) > 50


def test_enter_goes_on_with_the_chosen_game(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    found = choose(dialog, 2)
    with qtbot.waitSignal(dialog.continue_asked) as asked:
        QTest.keyClick(found, Qt.Key.Key_Return)
    assert asked.args == ["Sunday"]


def test_a_deleted_game_can_be_had_back(dialog: SavedGamesDialog, games: SavedGames) -> None:
    found = choose(dialog, 1)
    QTest.keyClick(found, Qt.Key.Key_Delete)
    assert lines(dialog) == ["Train ride", "Sunday"]
    assert "“Holiday” was deleted." in texts(dialog)
    click(dialog, "Undo")
    assert lines(dialog) == ["Train ride", "Holiday", "Sunday"]
    assert found.key == "Holiday"
    assert "was deleted" not in texts(dialog)


def test_a_game_gets_another_name(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    choose(dialog, 1)
    click(dialog, "Rename…")
    asked = dialog.findChildren(QInputDialog)[0]
    asked.findChildren(QLineEdit)[0].setText("Summer")
    asked.accept()
    assert lines(dialog) == ["Train ride", "Summer", "Sunday"]
    choose(dialog, 1)
    dialog.rename_to("Sunday")
    (box,) = dialog.findChildren(QMessageBox)
    assert box.text() == "There is something called “Sunday” already."
    box.close()


def test_a_game_travels_through_a_file(dialog: SavedGamesDialog, tmp_path: Path) -> None:
    choose(dialog, 0)
    dialog.export_to(tmp_path / "given.mexicantrain")
    click(dialog, "Duplicate")
    assert "Train ride (2)" in lines(dialog)
    click(dialog, "Delete")
    dialog.import_from(tmp_path / "given.mexicantrain")
    assert sorted(lines(dialog)) == ["Holiday", "Sunday", "Train ride"]


def test_the_name_of_a_game_becomes_one_of_a_file(dialog: SavedGamesDialog, qtbot: QtBot) -> None:
    choose(dialog, 0)
    dialog.rename_to("2/3 of it: why?")
    click(dialog, "Export…")
    asked = dialog.findChildren(QFileDialog)[0]
    assert Path(asked.selectedFiles()[0]).name == "2-3 of it- why-.mexicantrain"
    asked.reject()


def test_without_a_game_the_window_says_how_to_get_one(tmp_path: Path, qtbot: QtBot) -> None:
    dialog = SavedGamesDialog(SavedGames(SaveStore(tmp_path)), FELT, TileStyle())
    shown(qtbot, dialog)
    assert "Save as" in texts(dialog)
    assert not button(dialog, "Continue").isEnabled()


def test_files_that_cannot_be_read_are_told(games: SavedGames, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "named" / "bad.mexicantrain").write_text("{", encoding="utf-8")
    dialog = SavedGamesDialog(games, FELT, TileStyle())
    shown(qtbot, dialog)
    assert "1 file in the folder of the saved games cannot be read." in texts(dialog)


def test_finished_games_are_listed_and_replayed(history: History, qtbot: QtBot) -> None:
    dialog = HistoryDialog(history, FELT)
    shown(qtbot, dialog)
    assert lines(dialog) == ["Leo, Ana, Clara, and Hugo", "Leo and Ana"]
    choose(dialog, 1)
    with qtbot.waitSignal(dialog.replay_asked) as asked:
        click(dialog, "Replay")
    assert len(asked.args[0].players) == 2
    with qtbot.waitSignal(dialog.play_again_asked):
        click(dialog, "Play these deals again")


def test_the_statistics_can_be_reset_and_had_back(history: History, qtbot: QtBot) -> None:
    dialog = StatisticsDialog(history, FELT)
    shown(qtbot, dialog)
    qtbot.waitUntil(lambda: "4 rounds" in texts(dialog))
    click(dialog, "Reset")
    assert "No game has been finished yet" in texts(dialog)
    assert "2 games from before the reset do not count." in texts(dialog)
    click(dialog, "Undo")
    qtbot.waitUntil(lambda: "4 rounds" in texts(dialog))


def test_the_windows_speak_the_language_that_is_chosen(
    dialog: SavedGamesDialog, history: History, qtbot: QtBot, speak: Speak
) -> None:
    others = [HistoryDialog(history, FELT), StatisticsDialog(history, FELT)]
    for other in others:
        shown(qtbot, other)
    titles = [window.windowTitle() for window in (dialog, *others)]
    speak("fr")
    for window, title in zip((dialog, *others), titles, strict=True):
        assert window.windowTitle() != title
