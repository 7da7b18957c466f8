"""What does somebody see who may not write where games are saved?"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.saves.names import AUTOSAVE
from mexicantrain_qt.settings import SeatChoice, TableChoice
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.windows.toast import Toast
from mexicantrain_qt.windows.welcome import Welcome
from tests.program.programs import A_WHILE


@pytest.fixture
def program(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """A program whose folder is not there, and may not be made."""

    def forbidden(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "mkdir", forbidden)
    program = Program(tmp_path / "games")
    qtbot.addWidget(program.window)
    yield program
    program.window.close()


@pytest.fixture
def said(program: Program, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the program says over its table."""
    sentences: list[str] = []
    toast = program.window.findChild(Toast)
    assert toast is not None
    say = toast.say

    def hear(sentence: str, *, long: bool = False) -> None:
        sentences.append(sentence)
        say(sentence, long=long)

    monkeypatch.setattr(toast, "say", hear)
    return sentences


def test_there_is_a_game_to_play_and_one_sentence(program: Program, said: list[str], qtbot: QtBot) -> None:
    table = TableChoice(
        seats=(SeatChoice(name="Ana", kind="casual"), SeatChoice(name="Bruno", kind="casual"))
    )
    with qtbot.waitExposed(program.window):
        program.show(table, pace="at_once")
    qtbot.waitUntil(lambda: actions(program) > 10, timeout=A_WHILE)
    assert len(said) == 1
    assert "could not be written (Permission denied)" in said[0]
    assert "autosave" in said[0]


def actions(program: Program) -> int:
    game = program.controller.game
    return 0 if game is None else sum(map(len, game.log))


def test_settings_that_are_changed_and_cannot_be_kept_are_told_once(
    program: Program, said: list[str], qtbot: QtBot
) -> None:
    with qtbot.waitExposed(program.window):
        program.show()
    program.window.pages.settings_changed.emit(replace(program.settings, theme="dark"))
    program.window.pages.settings_changed.emit(replace(program.settings, one_click=False))
    assert program.settings.theme == "dark"
    assert not program.settings.one_click
    assert len(said) == 1
    assert "settings" in said[0]


def test_settings_that_can_be_kept_again_and_then_not_are_told_again(
    program: Program, said: list[str], qtbot: QtBot
) -> None:
    with qtbot.waitExposed(program.window):
        program.show()
    change = program.window.pages.settings_changed
    change.emit(replace(program.settings, theme="dark"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SettingsStore, "save", lambda *_: None)
        change.emit(replace(program.settings, theme="wood"))
    change.emit(replace(program.settings, theme="felt"))
    assert len(said) == 2


def test_a_folder_that_nobody_may_look_into_is_as_good_as_an_empty_one(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    stat = Path.stat

    def forbidden(path: Path, *, follow_symlinks: bool = True) -> os.stat_result:
        if path.name == AUTOSAVE:
            raise PermissionError(13, "Permission denied")
        return stat(path, follow_symlinks=follow_symlinks)

    monkeypatch.setattr(Path, "stat", forbidden)
    with qtbot.waitExposed(program.window):
        program.show()
    assert isinstance(program.window.stage.page, Welcome)
