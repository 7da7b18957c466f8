"""What does the program do before its window is to be seen? As little as can be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.windows import seating
from mexicantrain_qt.windows.first_frame import FirstFrame
from tests.windows.windows_shown import windows_shown

ROOT = Path(__file__).parents[1]

FIRST_PICTURE = """
import os, sys
from pathlib import Path
from mexicantrain_qt import command_line
from mexicantrain_qt.app import Program

def say_and_end():
    print(*sys.modules)
    sys.stdout.flush()
    os._exit(0)

begin = Program.__init__
def begin_and_wait(program, *rest, **named):
    begin(program, *rest, **named)
    program.seen.connect(say_and_end)  # before anybody else
Program.__init__ = begin_and_wait
command_line.main(["--data-dir", sys.argv[1]])
"""


@pytest.fixture(scope="module", params=["the first time", "with a game to go on with"])
def loaded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The modules that are loaded when the window has just been painted."""
    folder = tmp_path_factory.mktemp("data")
    if request.param != "the first time":
        (folder / "autosave.json").write_text("{}", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE, str(folder)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return frozenset(done.stdout.split())


def ours(loaded: frozenset[str], package: str) -> set[str]:
    prefix = f"mexicantrain_qt.{package}"
    return {name for name in loaded if name == prefix or name.startswith(f"{prefix}.")}


def test_the_window_is_there_before_the_game_and_its_players(loaded: frozenset[str]) -> None:
    assert ours(loaded, "windows.main_window")
    behind = ("backstage", "controller.game_controller", "controller.thinker", "ai.worker", "saves.store")
    assert not {name for package in behind for name in ours(loaded, package)}


def test_nobody_waits_for_what_has_to_be_opened_first(loaded: frozenset[str]) -> None:
    closed = (
        *("desk", "saves.history", "saves.statistics", "controller.saved_games", "rules.deal_code"),
        *("windows.guide", "windows.lessons", "windows.sounds", "windows.score_sheet", "windows.new_game"),
        *("windows.settings_dialog", "windows.rule_book", "windows.texts_position", "windows.texts_troubles"),
    )
    assert not {name for package in closed for name in ours(loaded, package)}


def test_nobody_waits_for_files_to_be_understood_or_processes_to_start(loaded: frozenset[str]) -> None:
    assert loaded.isdisjoint(
        {"pydantic", "multiprocessing", "PySide6.QtNetwork", "PySide6.QtMultimedia", "PySide6.QtPrintSupport"}
    )


def test_the_first_picture_is_the_one_that_stays(tmp_path: Path, qtbot: QtBot) -> None:
    program = Program(tmp_path)
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.seen):
        program.show()
        first = program.window.stage.page
    assert first is not None
    qtbot.waitUntil(lambda: "backstage" in vars(program))
    assert program.window.stage.page is first
    program.window.close()


def test_somebody_who_is_quicker_than_the_first_picture_plays_on(tmp_path: Path, qtbot: QtBot) -> None:
    program = Program(tmp_path)
    qtbot.addWidget(program.window)
    with qtbot.waitSignal(program.seen):
        program.show()
        program.window.game_chosen.emit(seating.named(program.settings.last_table))
        chosen = program.controller.game
    assert chosen is not None
    with qtbot.waitSignal(program.table.settled, timeout=10_000):
        pass
    assert program.controller.game is chosen
    program.window.close()


def test_nothing_starts_when_the_window_is_closed_before_its_first_picture(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexicantrain_qt.windows.first_frame._PATIENCE_MS", 0)
    program = Program(tmp_path)
    qtbot.addWidget(program.window)
    program.show()
    program.window.close()
    later = QTimer()
    later.setSingleShot(True)
    with qtbot.assertNotEmitted(program.seen), qtbot.waitSignal(later.timeout):
        later.start(0)
    assert "backstage" not in vars(program)


def test_a_window_that_nobody_sees_keeps_nobody_from_playing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    frame = FirstFrame(window)
    with qtbot.waitSignal(frame.painted):
        assert not window.isVisible()


def test_a_window_that_is_seen_keeps_nobody_waiting(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexicantrain_qt.windows.first_frame._PATIENCE_MS", 3_600_000)
    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.waitSignal(FirstFrame(window).painted):
        window.show()


def test_no_other_window_flashes_up_before_the_one_of_the_program(tmp_path: Path, qtbot: QtBot) -> None:
    with windows_shown() as shown:
        program = Program(tmp_path)
        qtbot.addWidget(program.window)
        with qtbot.waitSignal(program.seen):
            program.show()
        qtbot.waitUntil(lambda: "backstage" in vars(program))
    program.window.close()
    assert shown == ["MainWindow"]
