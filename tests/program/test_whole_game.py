"""Can a game be played from the first click to the last tile, and does it survive being killed?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import Pace, Settings
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.windows import seating
from mexicantrain_qt.windows.toast import Toast
from tests.program.programs import A_WHILE, Start, button, game_of, press
from tests.table.tables import end_of, where

ROOT = Path(__file__).parents[2]
LEFT = Qt.MouseButton.LeftButton


def pace_of(program: Program) -> Pace:
    return program.table._animator.pace


def drag(program: Program, play: Play) -> None:
    table = program.table
    pad = table.viewport()
    start, end = where(table, play.tile), end_of(table, play.tile, play.train)
    QTest.mousePress(pad, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(pad, start + (end - start) * step / 5)
    QTest.mouseRelease(pad, LEFT, pos=end)


class Turns:
    """Hears when the person is to move, and when a round is over."""

    def __init__(self, program: Program) -> None:
        self.view: PlayerView | None = None
        self.over = False
        program.controller.your_turn.connect(self._on_turn)
        program.controller.round_over.connect(self._on_over)
        program.controller.game_over.connect(self._on_over)

    def _on_turn(self, view: PlayerView) -> None:
        self.view = view

    def _on_over(self, _game: Game) -> None:
        self.over = True

    def wait(self, qtbot: QtBot) -> PlayerView | None:
        """The view of the person's next turn; ``None`` if the round is over before."""
        qtbot.waitUntil(lambda: self.view is not None or self.over, timeout=A_WHILE)
        view, self.view = self.view, None
        over, self.over = self.over, False
        return None if over else view


def first_play(view: PlayerView) -> Play | None:
    return next((action for action in view.legal if isinstance(action, Play)), None)


def test_a_whole_game_is_played_with_the_mouse(start: Start, qtbot: QtBot) -> None:
    program = start()
    turns = Turns(program)
    press(program, qtbot, "Play")
    qtbot.waitUntil(lambda: program.controller.game is not None)
    dragged = 0
    while True:
        view = turns.wait(qtbot)
        if view is not None:
            play = first_play(view)
            assert play is not None, "a draw or a pass without a choice happens by itself"
            before = len(game_of(program).log[-1])
            drag(program, play)
            assert len(game_of(program).log[-1]) > before, f"{play} was not accepted"
            dragged += 1
        elif game_of(program).is_over:
            break
        else:
            press(program, qtbot, "Next round")
    assert len(game_of(program).scores) == 6
    assert dragged > 30
    qtbot.waitUntil(lambda: button(program, "New game…") is not None)


def test_an_illegal_drop_changes_nothing_and_is_explained(start: Start, qtbot: QtBot) -> None:
    program = start()
    turns = Turns(program)
    press(program, qtbot, "Play")
    view = turns.wait(qtbot)
    assert view is not None
    misfit = next(
        tile for tile in sorted(view.hand) if tile not in {a.tile for a in view.legal if isinstance(a, Play)}
    )
    with qtbot.waitSignal(program.controller.refused):
        drag(program, Play(misfit, "A"))
    assert misfit in game_of(program).view(0).hand
    toast = program.window.findChild(Toast)
    assert isinstance(toast, Toast)
    assert toast.sentence.endswith(".")


def test_a_game_goes_on_after_the_window_was_closed(start: Start, qtbot: QtBot) -> None:
    program = start()
    turns = Turns(program)
    press(program, qtbot, "Play")
    for _ in range(3):
        view = turns.wait(qtbot)
        assert view is not None
        play = first_play(view)
        assert play is not None
        drag(program, play)
    turns.wait(qtbot)
    left = game_of(program)
    program.window.close()
    again = start()
    qtbot.waitUntil(lambda: again.controller.game is not None)
    assert game_of(again).log == left.log
    assert game_of(again).state == left.state


def watching(folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "mexicantrain_qt", "--data-dir", str(folder), "--watch", "4"]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def saved_actions(folder: Path) -> int:
    try:
        saved = json.loads((folder / "autosave.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return 0
    return sum(len(dealt["actions"]) for dealt in saved["rounds"])


@pytest.mark.skipif(sys.platform == "win32", reason="what a kill is, is another thing there")
def test_a_killed_program_starts_again_where_it_was(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    with watching(tmp_path) as process:
        qtbot.waitUntil(lambda: saved_actions(tmp_path) > 12, timeout=A_WHILE)
        process.kill()
    at_least = saved_actions(tmp_path)
    program = start()
    qtbot.waitUntil(lambda: program.controller.game is not None, timeout=A_WHILE)
    game = game_of(program)
    assert sum(len(actions) for actions in game.log) >= at_least
    assert {player.kind for player in game.setup.players} == {"regular"}


def test_a_table_that_is_watched_plays_at_once_until_another_pace_is_chosen(
    start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    SettingsStore(tmp_path / "settings.json").save(Settings(language="en", pace="slow"))
    program = start(seating.computer_table(2), pace="at_once")
    with qtbot.waitSignal(program.controller.round_over, timeout=A_WHILE):
        pass
    program.window.pages.settings_changed.emit(replace(program.settings, theme="dark"))
    assert pace_of(program) == "at_once"
    assert program.settings.pace == "slow"
    program.window.pace_chosen.emit("slow")
    assert pace_of(program) == "slow"
