"""Is no game lost that was begun, and does the program find every one of them again?"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.desk import claim
from mexicantrain_qt.instance import Instance
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.deal_code import Deal
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CLASSIC, QUICK
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import SeatChoice, Settings, TableChoice
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.windows import texts_saved
from mexicantrain_qt.windows.deal_code import EnterCode
from mexicantrain_qt.windows.fair_deal import FairDeal
from mexicantrain_qt.windows.history import HistoryDialog
from mexicantrain_qt.windows.replay_window import ReplayWindow
from mexicantrain_qt.windows.saved_games import SavedGamesDialog
from mexicantrain_qt.windows.statistics import StatisticsDialog
from mexicantrain_qt.windows.toast import Toast

A_WHILE = 60_000
SHORT = TableChoice(replace(QUICK, rounds=1), (SeatChoice("Leo"), SeatChoice("Ana", "casual", 1)))


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[..., Program]]:
    """Start the program in a folder of its own; call it again for the next start."""
    started: list[Program] = []
    SettingsStore(tmp_path / "settings.json").save(Settings(language="en", pace="at_once", last_table=SHORT))

    def close_all() -> None:
        for old in started:
            old.window.close()

    def new_program(table: TableChoice | None = None, file: Path | None = None) -> Program:
        close_all()
        program = Program(tmp_path)
        started.append(program)
        qtbot.addWidget(program.window)
        with qtbot.waitExposed(program.window):
            program.show(table, file)
        # The last thing that a start does.
        qtbot.waitUntil(lambda: program.thinker._worker is not None)
        return program

    yield new_program
    close_all()


def game_of(program: Program) -> Game:
    assert program.controller.game is not None
    return program.controller.game


def play(program: Program, qtbot: QtBot, *, to_the_end: bool = False) -> Game:
    """The person plays one tile, or plays to the end of the game."""
    controller = program.controller
    while True:
        qtbot.waitUntil(lambda: game_of(program).is_over or game_of(program).state.turn == 0, timeout=A_WHILE)
        game = game_of(program)
        if game.is_over:
            return game
        action = game.view(0).legal[0]
        if isinstance(action, Play):
            controller.play(action.tile, action.train)
            if not to_the_end:
                return game
        else:
            controller.set_automatic(True)
            qtbot.wait(1)


def begun(program: Program, qtbot: QtBot, table: TableChoice = SHORT) -> Game:
    program.start_game(table)
    return play(program, qtbot)


def names(program: Program) -> list[str]:
    return [line.name for line in program.desk.saved_games.lines()]


def toast(program: Program) -> str:
    found = program.window.findChild(Toast)
    assert isinstance(found, Toast)
    return found.sentence


def opened(program: Program, command: str, kind: type[QDialog]) -> QDialog:
    program.window.commands[command].trigger()
    found = [dialog for dialog in program.window.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1, command
    return found[0]


def test_a_game_that_makes_room_for_another_is_kept(start: Callable[..., Program], qtbot: QtBot) -> None:
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


def test_a_game_that_nobody_has_begun_is_not_kept(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    program.start_game(SHORT)
    program.start_game(SHORT)
    assert names(program) == []


def test_a_game_that_is_kept_already_is_not_kept_twice(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    program.desk.save_as("Sunday")
    assert "Saved as “Sunday”." in toast(program)
    program.start_game(SHORT)
    assert names(program) == ["Sunday"]


def test_the_game_of_last_time_makes_room_for_a_file(
    start: Callable[..., Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = start()
    begun(program, qtbot)
    given = tmp_path / "given.mexicantrain"
    SaveStore(tmp_path / "hers").write_to(Game(replace(game_of(program).setup, seed="hers")), given)
    later = start(file=given)
    qtbot.waitUntil(lambda: later.controller.game is not None and game_of(later).setup.seed == "hers")
    assert len(names(later)) == 1


def test_a_file_that_is_no_game_leaves_the_game_of_last_time(
    start: Callable[..., Program], tmp_path: Path, qtbot: QtBot
) -> None:
    seed = begun(start(), qtbot).setup.seed
    letter = tmp_path / "letter.mexicantrain"
    letter.write_text("Dear grandma", encoding="utf-8")
    later = start(file=letter)
    qtbot.waitUntil(lambda: later.controller.game is not None)
    assert game_of(later).setup.seed == seed


def test_a_finished_game_counts_once_however_often_the_program_starts(
    start: Callable[..., Program], qtbot: QtBot
) -> None:
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


def test_another_start_opens_its_file_here(
    start: Callable[..., Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = start()
    instance = Instance(tmp_path)
    assert instance.claim()
    program.desk.listen(instance)
    begun(program, qtbot)
    given = tmp_path / "given.mexicantrain"
    SaveStore(tmp_path / "hers").write_to(Game(replace(game_of(program).setup, seed="hers")), given)
    instance.asked.emit(given)
    assert game_of(program).setup.seed == "hers"
    instance.asked.emit(None)
    given.write_bytes(given.read_bytes().replace(b"hers", b"mine"))
    QApplication.sendEvent(program.window, QFileOpenEvent(QUrl.fromLocalFile(str(given))))
    assert game_of(program).setup.seed == "mine"
    instance.release()


def test_every_window_opens_from_its_command(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    for command in ("save_as", "replay", "fair_deal"):
        assert not program.window.commands[command].isEnabled()
    begun(program, qtbot)
    program.window.commands["replay"].trigger()
    assert "No round" in toast(program)
    play(program, qtbot, to_the_end=True)
    for command, kind in (
        ("saved_games", SavedGamesDialog),
        ("history", HistoryDialog),
        ("statistics", StatisticsDialog),
        ("deal_code", EnterCode),
        ("fair_deal", FairDeal),
        ("replay", ReplayWindow),
    ):
        opened(program, command, kind).close()


def test_save_as_asks_for_a_name(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    dialog = opened(program, "save_as", QInputDialog)
    field = dialog.findChildren(QLineEdit)[0]
    assert field.text() == "Leo and Ana"
    field.setText("Sunday")
    dialog.accept()
    assert names(program) == ["Sunday"]


def test_a_deal_code_is_played_by_whoever_sat_here_last(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    program.desk.play_deal(Deal(CLASSIC, 4, "a friend's seed"))
    setup = game_of(program).setup
    assert (setup.options, setup.seed) == (CLASSIC, "a friend's seed")
    assert [player.name for player in setup.players][:2] == ["Leo", "Ana"]
    assert [player.kind for player in setup.players] == ["person", "casual", "casual", "casual"]
    assert len({player.name for player in setup.players}) == 4
    program.desk.play_deal(Deal(CLASSIC, 2, "another seed"))
    assert [player.name for player in game_of(program).setup.players] == ["Leo", "Ana"]


def test_the_deal_of_a_round_can_be_played_again(start: Callable[..., Program], qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    game = play(program, qtbot, to_the_end=True)
    program.desk.play_round_again(1)
    again = game_of(program)
    assert again is not game
    assert (again.round_starts, again.scores) == (game.round_starts, ())


@pytest.mark.parametrize(("answer", "opens"), [("Open it anyway", True), ("Close", False)])
def test_a_program_that_does_not_answer_may_be_opened_beside(
    answer: str, opens: bool, tmp_path: Path, qtbot: QtBot
) -> None:
    other = Instance(tmp_path)
    assert other.claim()  # and never listens, like a program that hangs
    shown: list[str] = []

    def click() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        shown.append(box.text())
        (button,) = (one for one in box.buttons() if one.text() == answer)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, click)
    assert (claim(tmp_path, None) is not None) == opens
    assert shown == [texts_saved.two_programs()]
    other.release()


def test_a_folder_that_is_deleted_while_the_program_runs_is_made_again(
    start: Callable[..., Program], tmp_path: Path, qtbot: QtBot
) -> None:
    program = start()
    begun(program, qtbot)
    shutil.rmtree(tmp_path)
    game = play(program, qtbot)
    assert toast(program) == ""
    kept = SaveStore(tmp_path).load_autosave()
    assert kept is not None
    assert kept.log == game.log
