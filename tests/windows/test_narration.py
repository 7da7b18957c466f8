"""Is it said what happens, what there is to do, and why something cannot be done?"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.troubles import SaveFailed
from mexicantrain_qt.rules.actions import Draw, Play
from mexicantrain_qt.rules.events import LastTileCalled, TilePlayed
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.windows.toast import Toast
from tests.windows.shown import Shown


def test_the_bar_names_sheet_and_round(shown: Shown) -> None:
    shown.open()
    assert shown.bar[:2] == ["Quick table", "Round 1 of 6"]


def test_the_bar_says_whose_turn_it_is(shown: Shown) -> None:
    shown.open()
    shown.play_to(2)
    assert shown.bar[2] == "Clara is playing."
    shown.window.narrator.thinking(2)
    assert shown.bar[2] == "Clara is thinking …"
    shown.window.narrator.thinking(None)
    shown.play_to(0)
    shown.window.narrator.your_turn(shown.game.view(0))
    assert shown.prompt.objectName() == "yours"


def test_only_what_can_be_done_is_offered(shown: Shown) -> None:
    shown.open()
    commands = shown.window.commands
    assert not any(commands[name].isEnabled() for name in ("draw", "pass", "done", "call", "undo", "redo"))
    while Draw() not in shown.game.view(0).legal:
        events = shown.game.apply(shown.game.view(shown.game.state.turn).legal[0])
        shown.window.narrator.happened(events, shown.game.view(0))
    shown.window.narrator.your_turn(shown.game.view(0))
    assert commands["draw"].isEnabled()
    assert not commands["pass"].isEnabled()
    shown.window.show_undo(True, False)
    assert (commands["undo"].isEnabled(), commands["redo"].isEnabled()) == (True, False)


def test_a_refusal_is_said_on_the_table_and_takes_no_focus(shown: Shown) -> None:
    shown.open()
    shown.play_to(0)
    tile = next(iter(shown.game.view(0).hand))
    shown.window.narrator.refused(Play(tile, "B"), Reason.TRAIN_IS_CLOSED)
    assert shown.toast == "Ana’s train is closed: it has no marker."
    toast = shown.window.findChildren(Toast)[0]
    assert toast.focusPolicy() == Qt.FocusPolicy.NoFocus
    shown.window.say("A sentence that no rule explains.")
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_toast_goes_by_itself(qtbot: QtBot, shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexicantrain_qt.windows.toast._SHORTEST_MS", 1)
    monkeypatch.setattr("mexicantrain_qt.windows.toast._READING_MS", 0)
    shown.window.say("Nothing to worry about.")
    assert shown.toast == "Nothing to worry about."
    qtbot.waitUntil(lambda: not shown.toast)


def test_a_toast_behind_a_dialog_waits_until_it_can_be_read(
    qtbot: QtBot, shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexicantrain_qt.windows.toast._SHORTEST_MS", 1)
    monkeypatch.setattr("mexicantrain_qt.windows.toast._READING_MS", 0)
    dialog = QMessageBox(shown.window)
    dialog.open()
    (toast,) = shown.window.findChildren(Toast)
    with qtbot.waitSignal(toast._timer.timeout):
        shown.window.say("Nothing to worry about.")
    # It would fade away now.
    qtbot.waitUntil(lambda: toast._fade.state() == QAbstractAnimation.State.Stopped)
    assert shown.toast == "Nothing to worry about."
    dialog.close()
    qtbot.waitUntil(lambda: not shown.toast)


def test_the_time_to_read_a_toast_begins_when_the_dialog_over_it_is_closed(shown: Shown) -> None:
    shown.open()
    dialog = QMessageBox(shown.window)
    dialog.open()
    (toast,) = shown.window.findChildren(Toast)
    shown.window.say("Nothing to worry about.")
    toast._timer.stop()
    dialog.close()
    assert toast._timer.isActive()


def test_the_log_tells_the_round(shown: Shown) -> None:
    shown.open()
    assert shown.log == ["Round 1: Leo starts.", "The engine is the double 12."]
    first = shown.game.view(0).legal[0]
    assert isinstance(first, Play)
    shown.window.narrator.happened((TilePlayed(0, first.tile, "A"),), shown.game.view(0))
    assert shown.log[-1].startswith("Leo played ")


def test_the_log_follows_an_undo(shown: Shown) -> None:
    shown.open()
    before = shown.log
    events = shown.game.apply(shown.game.view(0).legal[0])
    shown.window.narrator.happened(events, shown.game.view(0))
    assert shown.log != before
    shown.game.undo()
    shown.window.narrator.shown(shown.game.view(0))
    assert shown.log == before


def test_the_log_hides_what_the_next_person_may_not_know(shown: Shown) -> None:
    shown.open()
    shown.play_to(1)
    shown.window.narrator.cover(1)
    assert shown.log == []
    assert shown.bar[2] == "Ana is next at this computer."


def test_what_is_easily_missed_is_said_aloud(shown: Shown) -> None:
    shown.open()
    shown.window.narrator.happened((LastTileCalled(1),), shown.game.view(0))
    assert shown.toast == "Ana: last tile!"


def test_a_save_that_fails_is_told_once_and_the_game_goes_on(shown: Shown) -> None:
    shown.open()
    shown.window.show_trouble(SaveFailed(Path("autosave.json"), "No space left on device"))
    assert "No space left on device" in shown.toast
    shown.window.say("Something else.")
    shown.window.show_trouble(SaveFailed(Path("autosave.json"), "No space left on device"))
    assert shown.toast == "Something else."
    assert not shown.window.findChildren(QMessageBox)
