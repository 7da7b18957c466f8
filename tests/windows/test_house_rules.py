"""Can a family with its own house rules make them, keep them and give them away?"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QPushButton,
    QSpinBox,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.rules.options import CLASSIC, QUICK, SHEETS, RuleOptions
from mexicantrain_qt.windows import texts_options
from mexicantrain_qt.windows.draft import FIELDS, Draft
from mexicantrain_qt.windows.house_rules import HouseRulesEditor
from mexicantrain_qt.windows.option_row import OptionRow
from mexicantrain_qt.windows.sheet_tools import SheetTools
from tests.windows.conftest import Speak


class Page:
    """The editor as somebody sees it."""

    def __init__(self, qtbot: QtBot, editor: HouseRulesEditor) -> None:
        self.qtbot = qtbot
        self.editor = editor
        self.tools = editor.findChildren(SheetTools)[0]

    def row(self, field: str) -> OptionRow:
        group = next(n for n, fields in enumerate(texts_options.GROUPS.values()) if field in fields)
        self.editor.findChildren(QListWidget)[0].setCurrentRow(group)
        return next(row for row in self.editor.findChildren(OptionRow) if row.field == field)

    def choose(self, field: str, index: int) -> None:
        combo = self.row(field).findChildren(QComboBox)[0]
        QTest.keyClick(combo, Qt.Key.Key_Home)
        for _ in range(index):
            QTest.keyClick(combo, Qt.Key.Key_Down)

    def value(self, field: str) -> str:
        return self.row(field).findChildren(QComboBox)[0].currentText()

    def is_marked(self, field: str) -> bool:
        row = self.row(field)
        return any(label.text() == "changed" and label.isVisible() for label in row.findChildren(QLabel))

    def button(self, text: str) -> QAbstractButton:
        return next(found for found in self.editor.findChildren(QPushButton) if found.text() == text)

    def press(self, text: str) -> None:
        QTest.mouseClick(self.button(text), Qt.MouseButton.LeftButton)

    @property
    def problem(self) -> str:
        return next(
            label.text() for label in self.editor.findChildren(QLabel) if label.objectName() == "error"
        )

    @property
    def base(self) -> str:
        return self.tools.findChildren(QComboBox)[0].currentText()


@pytest.fixture
def page(qtbot: QtBot, house_rules: HouseRules) -> Page:
    return opened(qtbot, house_rules, CLASSIC)


def opened(qtbot: QtBot, house_rules: HouseRules, options: RuleOptions) -> Page:
    editor = HouseRulesEditor(options, house_rules)
    qtbot.addWidget(editor)
    with qtbot.waitExposed(editor):
        editor.show()
    return Page(qtbot, editor)


def test_a_changed_option_is_marked_and_used(qtbot: QtBot, page: Page) -> None:
    assert not page.is_marked("double_blank")
    page.choose("double_blank", 1)
    assert page.is_marked("double_blank")
    assert page.editor.findChildren(QListWidget)[0].item(5).text() == "End and points (1 changed)"
    with qtbot.waitSignal(page.editor.chosen) as chosen:
        page.press("Use these rules")
    assert chosen.args == [replace(CLASSIC, double_blank=25)]


def test_enter_uses_what_was_changed(qtbot: QtBot, page: Page) -> None:
    page.choose("double_blank", 1)
    spin = page.row("rounds").findChildren(QSpinBox)[0]
    spin.selectAll()
    QTest.keyClicks(spin, "4")
    with qtbot.waitSignal(page.editor.chosen) as chosen:
        QTest.keyClick(spin, Qt.Key.Key_Return)
    assert chosen.args == [replace(CLASSIC, double_blank=25, rounds=4)]


def test_enter_neither_uses_nor_takes_back_what_makes_no_sense(page: Page) -> None:
    page.choose("engine_from", 1)
    QTest.keyClick(page.row("starter").findChildren(QComboBox)[0], Qt.Key.Key_Return)
    assert page.editor.isVisible()
    assert page.is_marked("engine_from")


def test_one_option_goes_back_to_the_sheet(qtbot: QtBot, page: Page) -> None:
    page.choose("double_blank", 1)
    back = page.row("double_blank").findChildren(QToolButton)[0]
    assert back.toolTip() == "Back to: 50 points"
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert page.value("double_blank") == "50 points"
    assert not page.is_marked("double_blank")


def test_everything_goes_back_to_the_sheet(page: Page) -> None:
    page.choose("double_blank", 0)
    page.choose("several_doubles", 1)
    page.press("Back to sheet")
    assert page.value("double_blank") == "50 points"
    assert page.value("several_doubles") == "Yes"
    assert not page.button("Back to sheet").isEnabled()


def test_rules_that_make_no_sense_are_explained_and_not_used(page: Page) -> None:
    page.choose("engine_from", 1)
    assert page.problem == "Nobody can hold the engine when it is set aside: let another player start."
    assert not page.button("Use these rules").isEnabled()
    page.choose("starter", 1)
    assert page.problem == ""
    assert page.button("Use these rules").isEnabled()


def test_another_set_of_tiles_brings_its_hands_and_its_rounds(qtbot: QtBot, page: Page) -> None:
    page.choose("highest", 0)
    assert page.value("hand_sizes") == "9 · 8 · 6"
    spin = page.row("rounds").findChildren(QSpinBox)[0]
    assert (spin.value(), spin.maximum()) == (7, 7)


def test_rules_get_a_name_and_are_compared_with_themselves(page: Page, house_rules: HouseRules) -> None:
    page.choose("double_blank", 1)
    page.tools.save_as("Grandma’s rules")
    assert house_rules.sheets() == {"Grandma’s rules": replace(CLASSIC, double_blank=25)}
    assert page.base == "Grandma’s rules"
    assert not page.is_marked("double_blank")


def test_the_name_of_another_sheet_is_not_taken_over(page: Page, house_rules: HouseRules) -> None:
    house_rules.save("Home", QUICK)
    for name in ("home", "Classic"):
        page.tools.save_as(name)
        assert page.problem == f"There is something called “{name}” already."
    assert house_rules.sheets() == {"Home": QUICK}


def test_a_sheet_with_a_name_is_renamed_and_deleted(qtbot: QtBot, house_rules: HouseRules) -> None:
    house_rules.save("Home", replace(QUICK, double_blank=25))
    page = opened(qtbot, house_rules, replace(QUICK, double_blank=25))
    assert page.base == "Home"
    page.tools.rename_to("At home")
    assert list(house_rules.sheets()) == ["At home"]
    assert page.base == "At home"
    page.tools._delete.trigger()
    assert house_rules.sheets() == {}
    assert page.base == "Quick table"


def test_a_sheet_with_a_name_may_be_just_like_one_of_the_three(page: Page, house_rules: HouseRules) -> None:
    page.tools.save_as("Grandma’s rules")
    assert house_rules.sheets() == {"Grandma’s rules": CLASSIC}
    assert page.base == "Grandma’s rules"
    page.tools._delete.trigger()
    assert house_rules.sheets() == {}


def test_the_three_sheets_cannot_be_renamed_or_deleted(page: Page) -> None:
    assert not any(
        action.isEnabled() for action in (page.tools._rename, page.tools._delete, page.tools._export)
    )
    assert page.tools._import.isEnabled()


def test_a_sheet_goes_to_a_file_and_comes_back(qtbot: QtBot, house_rules: HouseRules, tmp_path: Path) -> None:
    mine = replace(QUICK, double_blank=25)
    house_rules.save("Home", mine)
    page = opened(qtbot, house_rules, mine)
    file = tmp_path / "home.json"
    page.tools.export_to(file)
    house_rules.delete("Home")
    page.tools.import_from(file)
    assert house_rules.sheets() == {"Home": mine}
    assert page.base == "Home"


def test_the_name_of_a_sheet_becomes_one_of_a_file(page: Page) -> None:
    page.choose("double_blank", 1)
    page.tools.save_as("2/3 of us: ours")
    page.tools._export.trigger()
    asked = page.tools.findChildren(QFileDialog)[0]
    assert Path(asked.selectedFiles()[0]).name == "2-3 of us- ours.json"
    asked.reject()


def test_a_bad_file_gives_the_line_and_the_reason(
    page: Page, house_rules: HouseRules, tmp_path: Path
) -> None:
    file = tmp_path / "bad.json"
    sheet = {"format": 1, "name": "Bad", "options": {"double_blank": 30}}
    file.write_text(json.dumps(sheet, indent=2), encoding="utf-8")
    page.tools.import_from(file)
    assert page.problem.startswith(
        "The file cannot be used. Line 5: “double_blank” has a value that it cannot have."
    )
    assert house_rules.sheets() == {}


def test_nothing_is_chosen_when_the_editor_is_closed(qtbot: QtBot, page: Page) -> None:
    page.choose("double_blank", 1)
    with qtbot.assertNotEmitted(page.editor.chosen), qtbot.waitSignal(page.editor.rejected):
        page.press("Cancel")


def test_the_editor_speaks_the_language_at_once(page: Page, speak: Speak) -> None:
    speak("de")
    assert page.editor.windowTitle() == "Hausregeln"
    assert page.value("double_blank") == "50 Punkte"
    assert page.base == "Klassisch"
    assert page.button("Diese Regeln nehmen").isEnabled()


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_draft_of_a_sheet_is_the_sheet(sheet: str) -> None:
    options = {str(name): options for name, options in SHEETS.items()}[sheet]
    draft = Draft(options, options)
    assert (draft.options, draft.changed, draft.problem) == (options, (), None)
    assert all(draft.values[field] in draft.choices(field) for field in FIELDS)


def test_going_back_to_the_set_of_the_sheet_brings_back_its_hands() -> None:
    base = replace(CLASSIC, hand_sizes=(16, 15, 14, 13, 12, 11, 10))
    draft = Draft(base, base)
    draft.set("highest", 6)
    draft.back("highest")
    assert draft.values["hand_sizes"] == base.hand_sizes
    assert draft.values["rounds"] == 7
