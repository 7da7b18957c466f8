"""Does nothing flash up as a window of its own while a window is made?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.settings import Settings, TableChoice
from mexicantrain_qt.windows.book_window import BookWindow
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.rule_book import rule_book
from mexicantrain_qt.windows.score_model import scores_of
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.settings_dialog import SettingsDialog
from mexicantrain_qt.windows.welcome import Welcome
from tests.windows.games import played as played_game
from tests.windows.test_fits_kept_games import WINDOWS
from tests.windows.windows_shown import windows_shown


def rules(_played: Game, _folder: Path) -> QWidget:
    return BookWindow(lambda: rule_book(CLASSIC, 4, "Classic"))


def new_game(_played: Game, _folder: Path) -> QWidget:
    return NewGame(TableChoice(), {}, ends_game=True)


def settings(_played: Game, _folder: Path) -> QWidget:
    return SettingsDialog(Settings())


def welcome(_played: Game, _folder: Path) -> QWidget:
    return Welcome(TableChoice())


def score_sheet(played: Game, _folder: Path) -> QWidget:
    return ScoreSheet(scores_of(played, range(len(played.setup.players))))


@pytest.fixture(scope="module")
def played() -> Game:
    return played_game(2, 2)


@pytest.mark.parametrize("window", [*WINDOWS, rules, new_game, settings, welcome, score_sheet])
def test_a_window_that_is_made_shows_nothing_yet(
    window: Callable[[Game, Path], QWidget], played: Game, tmp_path: Path, qtbot: QtBot
) -> None:
    with windows_shown() as shown:
        made = window(played, tmp_path)
    qtbot.addWidget(made)
    picture_of_a_table = ["TableView"]  # which is never on the screen
    assert shown in ([], picture_of_a_table)
