"""Can every line of the log be read that is there to be seen?"""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mexicantrain_qt.windows.log_panel import LogPanel
from tests.windows.conftest import Speak
from tests.windows.games import played


@pytest.fixture
def log(qtbot: QtBot, speak: Speak) -> LogPanel:
    """A round that has more to tell than there is room for, some of it in two lines."""
    speak("de")
    panel = LogPanel()
    qtbot.addWidget(panel)
    panel.resize(panel.minimumWidth(), 311)
    game = played(1, 2, players=4)
    panel.set_players([player.name for player in game.setup.players], range(4))
    panel.show_events(game.events)
    with qtbot.waitExposed(panel):
        panel.show()
    assert panel.verticalScrollBar().maximum() > 0
    return panel


def seen(log: LogPanel) -> QImage:
    """What is on the screen."""
    QApplication.processEvents()
    return log.screen().grabWindow(log.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(picture: QImage, y: int, width: int) -> set[int]:
    return {picture.pixel(x, y) for x in range(width)}


def test_the_newest_line_is_in_sight(log: LogPanel) -> None:
    last = log.visualItemRect(log.item(log.count() - 1))
    assert log.viewport().rect().contains(last)


def test_no_line_is_cut_in_two_wherever_one_scrolls(log: LogPanel) -> None:
    bar, room = log.verticalScrollBar(), log.viewport().geometry()
    for place in range(0, bar.maximum() + 1, 3):
        bar.setValue(place)
        picture = seen(log)
        assert len(colours(picture, room.top(), room.width() - bar.width())) == 1, place
        assert len(colours(picture, room.bottom(), room.width() - bar.width())) == 1, place


def test_a_line_is_there_at_once_when_there_is_room_for_it(log: LogPanel) -> None:
    bar = log.verticalScrollBar()
    for place in range(0, bar.maximum(), 7):
        bar.setValue(place)
        before = seen(log)
        log.viewport().update()
        assert seen(log) == before, place
