"""Is no game lost that was begun, and does the program find every one of them again?"""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import Settings
from tests.program.desks import SHORT, begun, names, play
from tests.program.programs import Start, game_of, toast


@pytest.fixture
def settings() -> Settings:
    return Settings(language="en", pace="at_once", last_table=SHORT)


def test_a_game_that_makes_room_for_another_is_kept(start: Start, qtbot: QtBot) -> None:
    program = start()
    game = begun(program, qtbot)
    log = game.log
    program.start_game(SHORT)
    (name,) = names(program)
    assert name.startswith("Left on ")
    assert name in toast(program)
    program.desk.open_named(name)
    assert game_of(program).log == log
    assert names(program) == [name]


def test_a_game_that_nobody_has_begun_is_not_kept(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.start_game(SHORT)
    program.start_game(SHORT)
    assert names(program) == []


def test_a_game_that_is_kept_already_is_not_kept_twice(start: Start, qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    program.desk.save_as("Sunday")
    assert "Saved as “Sunday”." in toast(program)
    program.start_game(SHORT)
    assert names(program) == ["Sunday"]


def test_the_game_of_last_time_makes_room_for_a_file(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    given = tmp_path / "given.mexicantrain"
    SaveStore(tmp_path / "hers").write_to(Game(replace(game_of(program).setup, seed="hers")), given)
    later = start(file=given)
    qtbot.waitUntil(lambda: later.controller.game is not None and game_of(later).setup.seed == "hers")
    assert len(names(later)) == 1


def test_a_file_that_is_no_game_leaves_the_game_of_last_time(
    start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    seed = begun(start(), qtbot).setup.seed
    letter = tmp_path / "letter.mexicantrain"
    letter.write_text("Dear grandma", encoding="utf-8")
    later = start(file=letter)
    qtbot.waitUntil(lambda: later.controller.game is not None)
    assert game_of(later).setup.seed == seed


def test_a_finished_game_counts_once_however_often_the_program_starts(start: Start, qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    game = play(program, qtbot, to_the_end=True)
    qtbot.waitUntil(lambda: len(program.desk.history.games()) == 1)
    later = start()
    qtbot.waitUntil(lambda: later.controller.game is not None)
    (finished,) = later.desk.history.games()
    assert finished.totals == game.totals
    later.desk.play_again(finished)
    assert game_of(later).setup == game.setup
    assert game_of(later).log == ((),)


def test_a_folder_that_is_deleted_while_the_program_runs_is_made_again(
    start: Start, tmp_path: Path, qtbot: QtBot
) -> None:
    program = start()
    begun(program, qtbot)
    shutil.rmtree(tmp_path)
    game = play(program, qtbot)
    assert toast(program) == ""
    kept = SaveStore(tmp_path).load_autosave()
    assert kept is not None
    assert kept.log == game.log
