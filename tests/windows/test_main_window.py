"""Does the window offer what can be done, and stay out of the way?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QMessageBox, QToolButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.troubles import DoesNotReplay, MovedAside
from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.windows.log_panel import LogPanel
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.new_game import NewGame
from mexicantrain_qt.windows.score_sheet import ScoreSheet
from mexicantrain_qt.windows.welcome import Welcome
from tests.windows.conftest import Speak
from tests.windows.games import played
from tests.windows.shown import Shown, click


def test_the_first_click_starts_a_game(qtbot: QtBot, shown: Shown) -> None:
    shown.window.show_welcome()
    with qtbot.waitSignal(shown.window.game_chosen) as chosen:
        click(shown.window, "Play")
    assert chosen.args is not None
    assert [seat.kind for seat in chosen.args[0].seats] == ["person", "casual", "casual", "casual"]
    assert all(seat.name for seat in chosen.args[0].seats)


def test_enter_is_enough_to_start(qtbot: QtBot, shown: Shown) -> None:
    shown.window.show_welcome()
    with qtbot.waitSignal(shown.window.game_chosen):
        QTest.keyClick(shown.window.focusWidget(), Qt.Key.Key_Return)


def test_the_welcome_page_goes_when_a_game_opens(qtbot: QtBot, shown: Shown) -> None:
    shown.window.show_welcome()
    shown.open()
    qtbot.waitUntil(lambda: not shown.window.findChildren(Welcome))
    assert shown.table.isEnabled()
    assert shown.table.hasFocus()


def test_a_command_has_its_key(qtbot: QtBot, shown: Shown) -> None:
    shown.open()
    shown.window.show_undo(True, True)
    for name, key in (("undo", Qt.Key.Key_Z), ("redo", Qt.Key.Key_Y)):
        with qtbot.waitSignal(shown.window.commands[name].triggered):
            QTest.keyClick(shown.window, key, Qt.KeyboardModifier.ControlModifier)


def test_every_command_has_a_name_and_a_place(shown: Shown) -> None:
    for action in shown.window.commands.all():
        assert action.text()
    for button in shown.window.findChildren(QToolButton):
        assert button.text() or button.accessibleName()


def test_panels_slide_in_and_only_one_is_open(qtbot: QtBot, shown: Shown) -> None:
    shown.open()
    commands = shown.window.commands
    commands["log"].trigger()
    log = shown.window.findChildren(LogPanel)[0]
    qtbot.waitUntil(log.isVisible)
    assert commands["log"].isChecked()
    commands["score"].trigger()
    qtbot.waitUntil(lambda: not log.isVisible())
    assert not commands["log"].isChecked()
    assert shown.window.findChildren(ScoreSheet)[0].isVisible()
    QTest.keyClick(shown.window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not shown.window.findChildren(ScoreSheet)[0].isVisible())
    assert not commands["score"].isChecked()
    assert shown.table.hasFocus()


def test_the_end_of_a_round_shows_the_score_and_leads_on(qtbot: QtBot, shown: Shown) -> None:
    shown.game = played(1)
    shown.open()
    shown.window.show_result(shown.game)
    sheet = shown.window.findChildren(ScoreSheet)[0]
    qtbot.waitUntil(sheet.isVisible)
    with qtbot.waitSignal(shown.window.next_round_asked):
        click(sheet, "Next round")
    qtbot.waitUntil(lambda: not sheet.isVisible())


def test_a_new_game_says_that_it_ends_the_one_on_the_table(shown: Shown) -> None:
    shown.open()
    shown.window.commands["new_game"].trigger()
    dialog = shown.window.findChildren(NewGame)[0]
    (note,) = [label for label in dialog.findChildren(QLabel) if "is kept in Saved games" in label.text()]
    assert note.isVisible()


def test_after_the_last_round_there_is_nothing_to_give_up(shown: Shown) -> None:
    shown.game = played(1, of=1)
    shown.open()
    shown.window.commands["new_game"].trigger()
    dialog = shown.window.findChildren(NewGame)[0]
    (note,) = [label for label in dialog.findChildren(QLabel) if "is kept in Saved games" in label.text()]
    assert not note.isVisible()


def test_a_new_game_is_chosen_in_a_dialog(qtbot: QtBot, shown: Shown) -> None:
    shown.window.commands["new_game"].trigger()
    dialog = shown.window.findChildren(NewGame)[0]
    with qtbot.waitSignal(shown.window.game_chosen) as chosen:
        click(dialog, "Play")
    assert chosen.args is not None
    assert len(chosen.args[0].seats) == 4


def box_of(window: MainWindow) -> QMessageBox:
    return window.findChildren(QMessageBox)[0]


def test_a_damaged_save_is_told_with_its_place(shown: Shown) -> None:
    shown.window.show_trouble(MovedAside(Path("autosave.json"), Path("autosave-damaged-1.json")))
    box = box_of(shown.window)
    assert box.isVisible()
    assert "damaged" in box.text()
    assert box.informativeText() == "autosave-damaged-1.json"


def test_a_save_that_does_not_replay_can_go_on_at_its_round(qtbot: QtBot, shown: Shown) -> None:
    shown.window.show_trouble(DoesNotReplay(Path("autosave.json"), 3, 14, "does_not_match"))
    with qtbot.waitSignal(shown.window.round_start_asked):
        click(box_of(shown.window), "Go on from there")


def test_the_language_changes_everywhere_at_once(shown: Shown, speak: Speak) -> None:
    shown.open()
    shown.window.commands["log"].trigger()
    speak("fr")
    assert shown.bar[:2] == ["Table rapide", "Manche 1 sur 6"]
    assert shown.log[0] == "Manche 1\u00a0: Leo commence."
    assert shown.window.commands["undo"].toolTip() == "Annuler (Ctrl+Z)"
    assert shown.window.commands["new_game"].text() == "&Nouvelle partie…"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_is_chosen_in_the_menu(qtbot: QtBot, shown: Shown, code: str) -> None:
    action = next(found for found in shown.window.commands.languages.actions() if found.data() == code)
    with qtbot.waitSignal(shown.window.language_chosen) as chosen:
        action.trigger()
    assert chosen.args == [code]
    assert action.text() == LANGUAGES[code]


def test_the_pace_is_chosen_in_the_menu(qtbot: QtBot, shown: Shown) -> None:
    with qtbot.waitSignal(shown.window.pace_chosen) as chosen:
        shown.window.commands.paces.actions()[2].trigger()
    assert chosen.args == ["fast"]


def test_the_window_comes_back_as_it_was(shown: Shown) -> None:
    full_screen = shown.window.commands["full_screen"]
    full_screen.trigger()
    remembered = shown.window.geometry_text()
    full_screen.trigger()
    assert not shown.window.isFullScreen()
    shown.window.restore_geometry(remembered)
    assert shown.window.isFullScreen()
    assert full_screen.isChecked()


@pytest.mark.parametrize("text", ["", "nonsense", "AAAA"])
def test_a_place_that_makes_no_sense_changes_nothing(shown: Shown, text: str) -> None:
    size = shown.window.size()
    shown.window.restore_geometry(text)
    assert shown.window.size() == size


def test_closing_is_told_before_it_is_done(qtbot: QtBot, shown: Shown) -> None:
    with qtbot.waitSignal(shown.window.closing):
        shown.window.commands["quit"].trigger()
    assert not shown.window.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_the_same_key(shown: Shown, speak: Speak, language: str) -> None:
    speak(language)
    menus = [menu for menu in shown.window.findChildren(QMenu) if menu.title()]
    assert len(menus) > 5
    for menu in menus:
        keys = [
            found[1].lower() for action in menu.actions() if (found := re.search(r"&(\w)", action.text()))
        ]
        entries = [action for action in menu.actions() if action.text()]
        assert len(set(keys)) == len(keys), f"{menu.title()}: {[action.text() for action in entries]}"
        if entries[0].data() is None:  # the names of languages and paces need none
            assert len(keys) == len(entries), f"{menu.title()}: {[action.text() for action in entries]}"
