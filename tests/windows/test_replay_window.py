"""Can a finished game be walked through in its window, and reviewed?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QListWidget, QProgressBar, QPushButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.replay import Replay
from mexicantrain_qt.controller.review import Review
from mexicantrain_qt.controller.timeline import Moment, Timeline
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.hands_panel import HandsPanel
from mexicantrain_qt.windows.replay_window import ReplayWindow
from tests.controller.tables import ObedientThinker
from tests.windows.conftest import Speak
from tests.windows.games import played


class Shown:
    def __init__(self, qtbot: QtBot) -> None:
        self.timeline = Timeline(played(2, 2, 3))
        self.replay = Replay(self.timeline)
        self.thinker = ObedientThinker()
        looks = [
            PlayerLook(player.name, seat, seat == 0)
            for seat, player in enumerate(self.timeline.setup.players)
        ]
        self.window = ReplayWindow(
            self.replay,
            lambda round_: Review(self.timeline, round_, self.thinker),
            looks,
            Settings(pace="fast"),
        )
        qtbot.addWidget(self.window)
        with qtbot.waitExposed(self.window):
            self.window.show()

    @property
    def table(self) -> TableView:
        return self.window.findChildren(TableView)[0]

    @property
    def sentence(self) -> str:
        return self.window.findChildren(ElidedLabel)[0].text()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> Moment:
        QTest.keyClick(self.window, key, modifier)
        return self.replay.moment


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_keys_walk_through_the_game(shown: Shown) -> None:
    assert shown.press(Qt.Key.Key_Right) == Moment(0, 1)
    assert shown.press(Qt.Key.Key_Right) == Moment(0, 2)
    assert shown.press(Qt.Key.Key_Left) == Moment(0, 1)
    assert shown.press(Qt.Key.Key_PageDown) == Moment(1, 0)
    turn = shown.press(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert turn.actions == shown.timeline.course(1).turns[1]
    assert shown.press(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier) == Moment(1, 0)
    assert shown.press(Qt.Key.Key_PageUp) == Moment(0, 0)


def test_every_step_is_told_in_words(shown: Shown) -> None:
    assert shown.sentence.startswith("Round 1: ")
    shown.replay.step()
    assert "on their own train" in shown.sentence or "on the Mexican Train" in shown.sentence


def test_the_table_shows_what_the_replay_shows(shown: Shown) -> None:
    moment = Moment(1, 7)
    shown.replay.go_to(moment)
    view = shown.table._table.view
    assert view is not None
    assert view.trains == shown.timeline.state(moment).trains
    assert view.round == 2


def test_the_slider_goes_to_any_action_of_the_round(shown: Shown) -> None:
    slider = shown.window._bar._slider
    assert slider.maximum() == shown.timeline.round_end(0).actions
    slider.setValue(5)
    assert shown.replay.moment == Moment(0, 5)


def test_a_replay_plays_by_itself(shown: Shown, qtbot: QtBot) -> None:
    shown.window._bar.choose_pace("at_once")
    shown.replay.set_pause(0)
    shown.press(Qt.Key.Key_Space)
    assert shown.replay.is_playing
    qtbot.waitUntil(lambda: shown.replay.moment == shown.timeline.round_end(1), timeout=30_000)
    qtbot.waitUntil(lambda: not shown.replay.is_playing)


def test_all_hands_lie_open_unless_somebody_does_not_want_that(shown: Shown) -> None:
    hands = shown.window.findChildren(HandsPanel)[0]
    assert hands.isVisible()
    assert "Clara: " in hands.accessibleName()
    box = shown.window.findChildren(QCheckBox)[0]
    box.click()
    assert not hands.isVisible()


def test_the_table_can_be_seen_from_every_seat(shown: Shown) -> None:
    shown.window._seat.setCurrentIndex(2)
    shown.window._seat.activated.emit(2)
    view = shown.table._table.view
    assert view is not None
    assert view.seat == 2


def review_button(shown: Shown) -> QPushButton:
    return next(button for button in shown.window.findChildren(QPushButton) if "computer" in button.text())


def test_a_review_lists_other_choices_and_leads_to_them(shown: Shown, qtbot: QtBot) -> None:
    review_button(shown).click()
    bar = shown.window.findChildren(QProgressBar)[0]
    assert bar.isVisible()
    for ticket, (_, view, _) in enumerate(tuple(shown.thinker.asked), start=1):
        shown.thinker.answer_late(ticket, view.legal[-1])
    assert not bar.isVisible()
    found = shown.window._review.findChildren(QListWidget)[0]
    assert found.count() > 0
    assert found.item(0).text().startswith("Leo: ")
    found.setCurrentRow(0)
    assert shown.timeline.state(shown.replay.moment).turn == 0


def test_a_review_can_be_cancelled(shown: Shown) -> None:
    review_button(shown).click()
    next(b for b in shown.window.findChildren(QPushButton) if b.text() == "Cancel").click()
    assert not shown.thinker.thinks()
    assert review_button(shown).isVisible()


def test_a_replay_speaks_the_language_that_is_chosen(shown: Shown, speak: Speak) -> None:
    before = shown.window.windowTitle(), shown.sentence
    speak("pt_BR")
    assert shown.window.windowTitle() != before[0]
    assert shown.sentence != before[1]
