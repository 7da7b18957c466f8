"""Does everything that is open speak the new language at once, down to tooltips and names for screen readers?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.settings import SeatChoice, Settings, TableChoice
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.windows.book_window import BookWindow
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.guide import GuidePlate
from mexicantrain_qt.windows.house_rules import HouseRulesEditor
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.rule_book import rule_book
from mexicantrain_qt.windows.score_model import scores_of
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.settings_dialog import SettingsDialog
from mexicantrain_qt.windows.tips import tips
from mexicantrain_qt.windows.welcome import Welcome
from tests.windows.conftest import Speak
from tests.windows.games import played
from tests.windows.test_fits_kept_games import WINDOWS as KEPT
from tests.windows.test_fits_kept_games import game as finished_game

TABLE = TableChoice(
    CLASSIC, (SeatChoice("Ana"), SeatChoice("Leo", "expert", 1), SeatChoice("Max", "casual", 2))
)


def main_window(house_rules: HouseRules) -> MainWindow:
    game = played(1)
    game.next_round()
    window = MainWindow(QWidget(), house_rules, LANGUAGES, TABLE, lambda: game)
    looks = [PlayerLook(player.name, seat) for seat, player in enumerate(game.setup.players)]
    window.open_game(game.setup, looks)
    window.narrator.happened(game.events, game.view(0))
    window.commands["score"].trigger()
    return window


def guide(_: HouseRules) -> QWidget:
    plate = GuidePlate()
    plate.show_step(3, done=False)
    return plate


WINDOWS: dict[str, Callable[[HouseRules], QWidget]] = {
    "main window": main_window,
    "new game": lambda _: NewGame(TABLE, {}, ends_game=True),
    "house rules": lambda house_rules: HouseRulesEditor(CLASSIC, house_rules),
    "settings": lambda _: SettingsDialog(Settings()),
    "rules": lambda _: BookWindow(lambda: rule_book(CLASSIC, 4, "Classic")),
    "tips": lambda _: BookWindow(tips),
    "welcome": lambda _: Welcome(TABLE, guide=True),
    "score sheet": lambda _: ScoreSheet(scores_of(played(1, 13), range(4))),
    "end of a game": lambda _: ScoreSheet(scores_of(played(2, 2), range(4))),
    "guide": guide,
}


def said(window: QWidget) -> list[tuple[str, ...]]:
    """Everything that *window* says in words, in a fixed order."""
    found: list[tuple[str, ...]] = [("window", window.windowTitle())]
    for widget in (window, *window.findChildren(QWidget)):
        if widget.window() is not window and not isinstance(widget, QMenu):
            continue  # a table that pictures are taken of, and that nobody sees
        if isinstance(widget, ElidedLabel):
            # its tooltip says the whole line where it is cut, as soon as it is drawn
            found.append(("line", widget.text(), widget.accessibleDescription()))
            continue
        words = [
            type(widget).__name__,
            widget.toolTip(),
            widget.accessibleName(),
            widget.accessibleDescription(),
        ]
        if isinstance(widget, QLabel | QAbstractButton):
            words.append(widget.text())
        elif isinstance(widget, QComboBox):
            words += [widget.itemText(index) for index in range(widget.count())]
        elif isinstance(widget, QListWidget):
            words += [widget.item(row).text() for row in range(widget.count())]
        elif isinstance(widget, QLineEdit):
            words.append(widget.placeholderText())
        elif isinstance(widget, QTextEdit):
            words.append(widget.toPlainText())
        elif isinstance(widget, QMenu):
            words.append(widget.title())
        found.append(tuple(words))
    found += [("action", action.text(), action.toolTip()) for action in window.findChildren(QAction)]
    return sorted(line for line in found if any(line[1:]))


@pytest.mark.parametrize("name", WINDOWS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_window_says_what_a_new_one_would_say(
    qtbot: QtBot, house_rules: HouseRules, speak: Speak, name: str, language: str
) -> None:
    check(qtbot, speak, language, lambda: WINDOWS[name](house_rules))


@pytest.mark.parametrize("make", KEPT)
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_open_window_about_another_game_does_so_too(
    qtbot: QtBot, tmp_path: Path, speak: Speak, make: Callable[[Game, Path], QWidget], language: str
) -> None:
    game = finished_game()
    folders = iter(("first", "second"))
    check(qtbot, speak, language, lambda: make(game, tmp_path / next(folders)))


def check(qtbot: QtBot, speak: Speak, language: str, make: Callable[[], QWidget]) -> None:
    """Open a window in another language, switch, and compare it with a new one."""
    speak("fr" if language == "en" else "en")
    window = opened(qtbot, make)
    before = said(window)
    speak(language)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    after = said(window)
    assert after == said(opened(qtbot, make))
    assert after != before


def opened(qtbot: QtBot, make: Callable[[], QWidget]) -> QWidget:
    window = make()
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    return window
