"""Does every window and every other start come to the game that it asks for?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.claim import claim
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.instance import Instance
from mexicantrain_qt.rules.deal_code import Deal
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import CLASSIC
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.windows import texts_saved
from mexicantrain_qt.windows.deal_code import EnterCode
from mexicantrain_qt.windows.fair_deal import FairDeal
from mexicantrain_qt.windows.history import HistoryDialog
from mexicantrain_qt.windows.replay_window import ReplayWindow
from mexicantrain_qt.windows.saved_games import SavedGamesDialog
from mexicantrain_qt.windows.statistics import StatisticsDialog
from tests.program.desks import SHORT, begun, names, play
from tests.program.programs import Start, game_of, toast


@pytest.fixture
def settings() -> Settings:
    return Settings(language="en", pace="at_once", last_table=SHORT)


def opened(program: Program, command: str, kind: type[QDialog]) -> QDialog:
    program.window.commands[command].trigger()
    found = [dialog for dialog in program.window.findChildren(kind) if dialog.isVisible()]
    assert len(found) == 1, command
    return found[0]


def test_another_start_opens_its_file_here(start: Start, tmp_path: Path, qtbot: QtBot) -> None:
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


def test_every_window_opens_from_its_command(start: Start, qtbot: QtBot) -> None:
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


def test_no_process_thinks_about_a_replay_when_the_program_is_closed(start: Start, qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    play(program, qtbot, to_the_end=True)
    replay = opened(program, "replay", ReplayWindow)
    (review,) = [one for one in replay.findChildren(QPushButton) if "computer" in one.text()]
    QTest.mouseClick(review, Qt.MouseButton.LeftButton)
    (thinker,) = program.desk.windows.findChildren(Thinker)
    qtbot.waitUntil(lambda: thinker._worker is not None)
    workers = [one._worker for one in (program.thinker, thinker)]
    program.window.close()
    assert [worker is not None and worker._process.is_alive() for worker in workers] == [False, False]


def test_save_as_asks_for_a_name(start: Start, qtbot: QtBot) -> None:
    program = start()
    begun(program, qtbot)
    dialog = opened(program, "save_as", QInputDialog)
    field = dialog.findChildren(QLineEdit)[0]
    assert field.text() == "Leo and Ana"
    field.setText("Sunday")
    dialog.accept()
    assert names(program) == ["Sunday"]


def test_a_deal_code_is_played_by_whoever_sat_here_last(start: Start, qtbot: QtBot) -> None:
    program = start()
    program.desk.play_deal(Deal(CLASSIC, 4, "a friend's seed"))
    setup = game_of(program).setup
    assert (setup.options, setup.seed) == (CLASSIC, "a friend's seed")
    assert [player.name for player in setup.players][:2] == ["Leo", "Ana"]
    assert [player.kind for player in setup.players] == ["person", "casual", "casual", "casual"]
    assert len({player.name for player in setup.players}) == 4
    program.desk.play_deal(Deal(CLASSIC, 2, "another seed"))
    assert [player.name for player in game_of(program).setup.players] == ["Leo", "Ana"]


def test_the_deal_of_a_round_can_be_played_again(start: Start, qtbot: QtBot) -> None:
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
