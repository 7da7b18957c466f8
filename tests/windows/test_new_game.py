"""Does a new game start with one click, and can everything about it be chosen?"""

from __future__ import annotations

import getpass
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.ai.levels import LEVELS
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK, RuleOptions
from mexicantrain_qt.settings import SeatChoice, TableChoice
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.seat_row import KINDS, SeatRow
from tests.windows.conftest import Speak

USUAL = TableChoice()
SIX = RuleOptions(highest=6, hand_sizes=(9, 8, 6), rounds=7)


@pytest.fixture(autouse=True)
def nobody_is_called_by_the_account(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "root")


def opened(qtbot: QtBot, table: TableChoice = USUAL, named: dict[str, RuleOptions] | None = None) -> NewGame:
    dialog = NewGame(table, named or {})
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def button(within: QWidget, text: str) -> QAbstractButton:
    """The button that is called *text*."""
    return next(
        found
        for found in within.findChildren(QAbstractButton)
        if text in (found.text(), found.accessibleName()) and found.isVisible()
    )


def press(qtbot: QtBot, within: QWidget, text: str) -> None:
    QTest.mouseClick(button(within, text), Qt.MouseButton.LeftButton)


def rows(dialog: NewGame) -> list[SeatRow]:
    return [row for row in dialog.findChildren(SeatRow) if row.isVisible()]


def said(dialog: NewGame, words: str) -> bool:
    return any(words in label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def part(within: QWidget, kind: type[Any], index: int = 0) -> Any:
    return within.findChildren(kind)[index]


def test_play_alone_starts_the_last_table(qtbot: QtBot) -> None:
    table = TableChoice(CLASSIC, (SeatChoice("Zoe", "person", 4), SeatChoice("Max", "expert", 1)))
    dialog = opened(qtbot, table)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert chosen.args == [table]


def test_somebody_without_a_name_gets_one(qtbot: QtBot) -> None:
    assert [seat.name for seat in opened(qtbot).table.seats] == ["Alex", "Ana", "Leo", "Clara"]


def test_nobody_gets_a_name_that_is_taken(qtbot: QtBot) -> None:
    table = TableChoice(QUICK, (SeatChoice("Ana"), SeatChoice(kind="casual", colour=1)))
    assert [seat.name for seat in opened(qtbot, table).table.seats] == ["Ana", "Leo"]


def test_a_name_that_was_wiped_out_comes_back_as_another(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    name = part(rows(dialog)[1], QLineEdit)
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Delete)
    assert dialog.table.seats[1].name not in {"", "Alex", "Leo", "Clara"}
    assert name.placeholderText() == dialog.table.seats[1].name


def test_names_and_players_can_be_changed(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    name = part(rows(dialog)[2], QLineEdit)
    name.selectAll()
    QTest.keyClicks(name, "Großmutter ")
    kind = part(rows(dialog)[2], QComboBox)
    QTest.keyClick(kind, Qt.Key.Key_End)
    assert dialog.table.seats[2] == SeatChoice("Großmutter", KINDS[-1], 2)


def test_a_sentence_says_what_to_expect_of_the_level_that_is_looked_at(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    kind = part(rows(dialog)[2], QComboBox)

    def sentences() -> list[str]:
        return [label.text() for label in dialog.findChildren(QLabel) if ": " in label.text()]

    assert sentences() == ["Casual: Gets rid of high tiles, but plans little."]
    QTest.keyClick(kind, Qt.Key.Key_Home)
    assert sentences() == ["Person: Somebody who plays at this computer."]
    assert kind.accessibleDescription() == "Somebody who plays at this computer."
    kind.showPopup()
    QTest.keyClick(kind.view(), Qt.Key.Key_Down)
    assert sentences() == ["Beginner: Plays whatever fits; good for a first game and for children."]
    kind.hidePopup()


def test_two_to_eight_can_play(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    for _ in range(4):
        press(qtbot, dialog, "One player more")
    assert not button(dialog, "One player more").isEnabled()
    seats = dialog.table.seats
    assert len({seat.colour for seat in seats}) == len({seat.name for seat in seats}) == 8
    for _ in range(6):
        press(qtbot, dialog, "One player fewer")
    assert not button(dialog, "One player fewer").isEnabled()
    assert button(dialog, "One player fewer").toolTip() == "These rules need at least 2 players."
    assert button(dialog, "One player more").toolTip() == "One player more"
    assert [seat.name for seat in dialog.table.seats] == ["Alex", "Ana"]


@pytest.mark.parametrize(("pressed", "other"), [("more", "fewer"), ("fewer", "more")])
def test_the_keyboard_stays_at_the_number_of_players_at_its_end(
    pressed: str, other: str, qtbot: QtBot
) -> None:
    dialog = opened(qtbot)
    step = button(dialog, f"One player {pressed}")
    step.setFocus()
    while step.isEnabled():
        QTest.keyClick(step, Qt.Key.Key_Space)
    assert button(dialog, f"One player {other}").hasFocus()


def test_a_small_set_takes_fewer_players(qtbot: QtBot) -> None:
    seats = tuple(SeatChoice(kind="casual", colour=colour) for colour in range(6))
    dialog = opened(qtbot, TableChoice(QUICK, seats), {"Pocket": SIX})
    press(qtbot, dialog, "Pocket")
    assert len(dialog.table.seats) == len(rows(dialog)) == 4
    assert button(dialog, "One player more").toolTip() == "These rules are for at most 4 players."
    assert dialog.table.options == SIX
    press(qtbot, dialog, "Quick table")
    assert [seat.colour for seat in dialog.table.seats] == list(range(6)), "who found no place comes back"


def test_who_finds_no_place_at_a_small_set_is_told_so(qtbot: QtBot) -> None:
    seats = tuple(SeatChoice(kind="casual", colour=colour) for colour in range(6))
    dialog = opened(qtbot, TableChoice(QUICK, seats), {"Pocket": SIX})
    assert not said(dialog, "enough for")
    press(qtbot, dialog, "Pocket")
    assert said(dialog, "enough for 4 players only")
    press(qtbot, dialog, "Quick table")
    assert not said(dialog, "enough for")
    press(qtbot, dialog, "Pocket")
    press(qtbot, dialog, "One player fewer")
    assert not said(dialog, "enough for"), "now three are wished for"


@pytest.mark.parametrize(
    ("name", "options"), [("Classic", CLASSIC), ("Cardinal", CARDINAL), ("Quick table", QUICK)]
)
def test_a_sheet_is_chosen_with_a_click(qtbot: QtBot, name: str, options: RuleOptions) -> None:
    dialog = opened(qtbot, TableChoice(replace(QUICK, double_blank=25)))
    press(qtbot, dialog, name)
    assert dialog.table.options == options


def test_rounds_have_two_quick_choices_and_every_other_number(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(qtbot, dialog, "All 13")
    assert dialog.table.options.rounds == 13
    press(qtbot, dialog, "6 rounds")
    assert dialog.table.options.rounds == 6
    spin = part(dialog, QSpinBox)
    QTest.keyClick(spin, Qt.Key.Key_Down)
    assert dialog.table.options.rounds == 5
    assert not button(dialog, "6 rounds").isChecked()


def test_another_number_of_rounds_is_no_house_rule(qtbot: QtBot) -> None:
    dialog = opened(qtbot, TableChoice(replace(CLASSIC, rounds=3)))
    assert button(dialog, "Classic").isChecked()
    assert dialog.table.options.rounds == 3


def test_house_rules_have_a_card_that_says_what_was_changed(qtbot: QtBot) -> None:
    dialog = opened(qtbot, TableChoice(replace(CLASSIC, double_blank=25)))
    card = button(dialog, "Classic with house rules")
    assert card.isChecked()
    assert card.accessibleDescription() == "Changed: Double blank."
    assert "Double blank: 25 points (not: 50 points)" in card.toolTip()


def test_house_rules_are_opened_on_the_chosen_sheet(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    press(qtbot, dialog, "Classic")
    with qtbot.waitSignal(dialog.house_rules_asked) as asked:
        press(qtbot, dialog, "House rules…")
    assert asked.args == [CLASSIC]
    mine = replace(CLASSIC, double_blank=25)
    dialog.set_options(mine, {"Mine": mine})
    assert button(dialog, "Mine").isChecked()
    assert dialog.table.options == mine


def test_no_two_players_have_one_badge(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    first = rows(dialog)[0]
    first._badges.actions()[2].trigger()
    assert [seat.colour for seat in dialog.table.seats] == [2, 1, 0, 3]


def test_every_level_can_be_chosen() -> None:
    assert KINDS[0] == "person"
    assert KINDS[1:] == tuple(LEVELS)


def test_the_dialog_speaks_the_language_at_once(qtbot: QtBot, speak: Speak) -> None:
    dialog = opened(qtbot)
    speak("fr")
    assert dialog.windowTitle() == "Nouvelle partie"
    assert {"Jouer", "Les 13", "Classique", "Règles maison…"} <= {
        found.text() for found in dialog.findChildren(QAbstractButton)
    }
    assert part(rows(dialog)[0], QComboBox).currentText() == "Personne"
    assert isinstance(button(dialog, "Jouer"), QPushButton)
