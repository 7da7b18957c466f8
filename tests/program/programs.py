"""What do the tests ask of the whole program, and how long do they wait for it?"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.windows.toast import Toast

A_WHILE = 60_000  # ms: the computer players of a slow machine; nothing waits longer than it has to

Start = Callable[..., Program]
"""Starts the program: at a table, with a file, at a pace, or as it starts by itself."""


def game_of(program: Program) -> Game:
    assert program.controller.game is not None
    return program.controller.game


def toast(program: Program) -> str:
    found = program.window.findChild(Toast)
    assert isinstance(found, Toast)
    return found.sentence


def button(program: Program, text: str) -> QPushButton | None:
    """The visible button with that text."""
    found = [
        one for one in program.window.findChildren(QPushButton) if one.text() == text and one.isVisible()
    ]
    return found[-1] if found else None


def press(program: Program, qtbot: QtBot, text: str) -> None:
    """Click the visible button with that text, once it is there."""
    qtbot.waitUntil(lambda: button(program, text) is not None, timeout=A_WHILE)
    found = button(program, text)
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
