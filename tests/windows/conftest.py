"""What does every test of a window start from?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.language import LANGUAGES, Languages
from mexicantrain_qt.saves.sheets import SheetStore
from mexicantrain_qt.settings import TableChoice
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.style import dress
from tests.windows.shown import Shown

Speak = Callable[[str], None]


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> None:
    if not qapp.styleSheet():
        dress(qapp)


@pytest.fixture(autouse=True)
def speak(qapp: QApplication) -> Iterator[Speak]:
    """Switch the language of the program; every test starts in English."""
    languages = Languages()
    languages.switch("en")

    def switch(language: str) -> None:
        languages.switch(language)
        qapp.processEvents()  # windows hear of it by an event

    yield switch
    languages.switch("en")
    shiboken6.delete(languages)


@pytest.fixture
def house_rules(tmp_path: Path) -> HouseRules:
    return HouseRules(SheetStore(tmp_path / "sheets"))


@pytest.fixture
def shown(qtbot: QtBot, house_rules: HouseRules) -> Shown:
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    games: list[Shown] = []
    window = MainWindow(table, house_rules, LANGUAGES, TableChoice(), lambda: games[0].game)
    qtbot.addWidget(window)
    games.append(Shown(window, table))
    with qtbot.waitExposed(window):
        window.show()
    return games[0]
