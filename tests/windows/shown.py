"""The window as a test sees it: an empty table in it, and a game that it is told about."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.log_panel import LogPanel
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.toast import Toast
from tests.windows.games import played


@dataclass
class Shown:
    """The window with an empty table in it, and the game that it is told about."""

    window: MainWindow
    table: QWidget
    game: Game = field(default_factory=lambda: played(0))

    def open(self) -> None:
        players = self.game.setup.players
        looks = [PlayerLook(player.name, seat, seat == 0) for seat, player in enumerate(players)]
        self.window.open_game(self.game.setup, looks)
        self.window.narrator.happened(self.game.events, self.game.view(0))

    def play_to(self, seat: int) -> None:
        """Play on until it is the turn of *seat*."""
        while self.game.state.turn != seat:
            events = self.game.apply(self.game.view(self.game.state.turn).legal[0])
            self.window.narrator.happened(events, self.game.view(0))

    @property
    def bar(self) -> list[str]:
        """Sheet, round, and what there is to do."""
        return [label.text() for label in self.window.findChildren(ElidedLabel)]

    @property
    def prompt(self) -> ElidedLabel:
        return self.window.findChildren(ElidedLabel)[2]

    @property
    def toast(self) -> str:
        return self.window.findChildren(Toast)[0].sentence

    @property
    def log(self) -> list[str]:
        log = self.window.findChildren(LogPanel)[0]
        return [log.item(row).text() for row in range(log.count())]


def click(within: QWidget, text: str) -> None:
    button = next(
        found
        for found in (*within.findChildren(QPushButton), *within.findChildren(QToolButton))
        if found.text() == text
    )
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
