"""Can a finished game be walked through in its window, and reviewed?"""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QListWidget,
    QProgressBar,
    QPushButton,
)
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
    rank_all(shown)
    assert not bar.isVisible()
    found = choices(shown)
    assert found.item(0).text() == "These cost most"
    assert found.item(1).text().startswith("Leo: ")
    found.setCurrentRow(1)
    assert shown.timeline.state(shown.replay.moment).turn == 0


def rank_all(shown: Shown) -> None:
    """The best is never what was done, and that costs three points a place."""
    for view in tuple(shown.thinker.to_rank.values()):
        shown.thinker.rank(view.legal[-1])


def choices(shown: Shown) -> QListWidget:
    return shown.window._review.findChildren(QListWidget)[0]


def costs(shown: Shown) -> list[int]:
    found = [
        re.search(r"about (\d+) point", choices(shown).item(row).text())
        for row in range(choices(shown).count())
    ]
    return [int(match[1]) for match in found if match]


def test_the_three_that_cost_most_come_first_and_the_others_in_their_order(shown: Shown) -> None:
    review_button(shown).click()
    rank_all(shown)
    texts = [choices(shown).item(row).text() for row in range(choices(shown).count())]
    assert texts[4] == "And these, in order"
    assert costs(shown)[:3] == sorted(costs(shown), reverse=True)[:3]
    moments = [choices(shown).item(row).data(Qt.ItemDataRole.UserRole).moment for row in range(5, len(texts))]
    assert moments == sorted(moments)
    result = next(label.text() for label in shown.window._review.findChildren(QLabel) if label.isVisible())
    assert f"The others cost about {sum(costs(shown))} points in all." in result


def test_a_click_on_a_choice_shows_that_moment_with_the_best_play_lit_and_all_hands_open(
    shown: Shown,
) -> None:
    review_button(shown).click()
    rank_all(shown)
    found = choices(shown)
    QTest.mouseClick(
        found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualItemRect(found.item(1)).center()
    )
    choice = found.item(1).data(Qt.ItemDataRole.UserRole)
    assert shown.replay.moment == choice.moment
    assert shown.table._table.hint == choice.best
    assert shown.window.findChildren(HandsPanel)[0].isVisible()
    shown.replay.step()
    assert shown.table._table.hint is None


def test_a_title_in_the_list_leads_nowhere(shown: Shown) -> None:
    review_button(shown).click()
    rank_all(shown)
    before = shown.replay.moment
    found = choices(shown)
    QTest.mouseClick(
        found.viewport(), Qt.MouseButton.LeftButton, pos=found.visualItemRect(found.item(0)).center()
    )
    assert shown.replay.moment == before


def test_enter_is_for_what_has_the_focus(shown: Shown, qtbot: QtBot) -> None:
    pace = shown.window.findChildren(QComboBox)[0]
    for widget in (pace, review_button(shown)):
        assert shown.thinker.to_rank == {}
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key.Key_Return)
    assert shown.thinker.to_rank


def test_space_is_for_what_has_the_focus_too(shown: Shown) -> None:
    box = shown.window.findChildren(QCheckBox)[0]
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)
    assert not box.isChecked()
    assert not shown.replay.is_playing
    box.click()
    review_button(shown).setFocus()
    QTest.keyClick(review_button(shown), Qt.Key.Key_Space)
    assert shown.thinker.to_rank
    assert not shown.replay.is_playing
    shown.window._bar._slider.setFocus()
    QTest.keyClick(shown.window._bar._slider, Qt.Key.Key_Space)
    assert shown.replay.is_playing


def test_the_bar_fills_while_the_answers_come(shown: Shown) -> None:
    review_button(shown).click()
    bar = shown.window.findChildren(QProgressBar)[0]
    shown.thinker.rank()
    assert (bar.value(), bar.maximum()) == (1, 1 + len(shown.thinker.to_rank))


def test_the_keyboard_stays_with_the_review_from_the_question_to_the_answer(
    shown: Shown, qtbot: QtBot
) -> None:
    def press(key: Qt.Key) -> None:
        widget = QApplication.focusWidget()
        assert widget is not None
        QTest.keyClick(widget, key)

    shown.window.activateWindow()
    qtbot.waitUntil(shown.window.isActiveWindow)
    review_button(shown).setFocus()
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert shown.thinker.to_rank == {}, "the button that cancels has the keyboard"
    press(Qt.Key.Key_Return)
    shown.replay.go_to(Moment(0, 5))
    rank_all(shown)
    assert shown.replay.moment == Moment(0, 5), "nobody has asked for another one yet"
    press(Qt.Key.Key_Down)
    assert shown.replay.moment == choices(shown).item(1).data(Qt.ItemDataRole.UserRole).moment
    assert shown.window._seat.currentIndex() == 0


def test_a_review_can_be_cancelled(shown: Shown) -> None:
    review_button(shown).click()
    next(b for b in shown.window.findChildren(QPushButton) if b.text() == "Cancel").click()
    assert shown.thinker.to_rank == {}
    assert review_button(shown).isVisible()


def test_a_replay_speaks_the_language_that_is_chosen(shown: Shown, speak: Speak) -> None:
    before = shown.window.windowTitle(), shown.sentence
    speak("pt_BR")
    assert shown.window.windowTitle() != before[0]
    assert shown.sentence != before[1]
