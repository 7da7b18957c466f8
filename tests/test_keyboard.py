"""Can a whole game be played by who has no mouse, alone and with others at the same computer?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.actions import Draw, Pass, Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import SeatChoice, Settings, TableChoice
from mexicantrain_qt.settings_store import SettingsStore

A_WHILE = 60_000  # ms: the computer players of a slow machine; nothing waits longer than it has to
SHORT = replace(QUICK, rounds=2)


class Turns:
    """Hears what is to be answered: a turn, a covered screen, the end of a round."""

    def __init__(self, program: Program) -> None:
        self.waiting: list[PlayerView | str] = []
        program.controller.your_turn.connect(self.waiting.append)
        program.controller.cover.connect(lambda seat: self.waiting.append(f"cover {seat}"))
        program.controller.round_over.connect(lambda _game: self.waiting.append("round"))
        program.controller.game_over.connect(lambda _game: self.waiting.append("game"))

    def next(self, qtbot: QtBot) -> PlayerView | str:
        qtbot.waitUntil(lambda: bool(self.waiting), timeout=A_WHILE)
        return self.waiting.pop(0)


@pytest.fixture
def start(tmp_path: Path, qtbot: QtBot) -> Iterator[Callable[[TableChoice], tuple[Program, Turns]]]:
    """Start the program at a table; nothing is drawn or passed by itself, and nothing moves."""
    programs: list[Program] = []
    SettingsStore(tmp_path / "settings.json").save(
        Settings(language="en", pace="at_once", automatic=False, one_click=False)
    )

    def start_at(table: TableChoice) -> tuple[Program, Turns]:
        program = Program(tmp_path)
        programs.append(program)
        turns = Turns(program)
        qtbot.addWidget(program.window)
        with qtbot.waitExposed(program.window):
            program.show(table)
        return program, turns

    yield start_at
    for program in programs:
        program.window.close()


def game_of(program: Program) -> Game:
    assert program.controller.game is not None
    return program.controller.game


def type_key(key: Qt.Key) -> None:
    """Press a key wherever the keyboard is."""
    focused = QApplication.focusWidget()
    assert isinstance(focused, QWidget), "the keyboard has been lost"
    QTest.keyClick(focused, key)


def lay(program: Program, play: Play) -> None:
    """Walk to the tile, take it, walk to the train, and let go."""
    table = program.table
    for _ in range(40):
        if table._keys.tile == play.tile:
            break
        type_key(Qt.Key.Key_Right)
    assert table._keys.tile == play.tile
    type_key(Qt.Key.Key_Return)
    for _ in range(10):
        if table._hand.aimed == play.train:
            break
        type_key(Qt.Key.Key_Down)
    assert table._hand.aimed == play.train
    type_key(Qt.Key.Key_Return)


def act(program: Program, view: PlayerView) -> None:
    """Do the first thing that is possible."""
    action = next((one for one in view.legal if isinstance(one, Play)), view.legal[0])
    before = len(game_of(program).log[-1])
    if isinstance(action, Play):
        lay(program, action)
    elif isinstance(action, Draw):
        type_key(Qt.Key.Key_D)
    elif isinstance(action, Pass):
        type_key(Qt.Key.Key_P)
    else:
        type_key(Qt.Key.Key_E)
    assert len(game_of(program).log[-1]) > before, f"{action} was not accepted"


def seen_hand(program: Program) -> set[Tile]:
    """The tiles of a hand that can be seen."""
    scene = program.table._table
    return set() if scene.cover.is_up or scene.view is None else set(scene.view.hand)


def test_a_whole_game_is_played_with_the_keyboard(
    start: Callable[[TableChoice], tuple[Program, Turns]], qtbot: QtBot
) -> None:
    seats = (SeatChoice("Ana"), SeatChoice("Leo", "casual", 1), SeatChoice("Mia", "casual", 2))
    program, turns = start(TableChoice(SHORT, seats))
    acted = 0
    while True:
        asked = turns.next(qtbot)
        if isinstance(asked, PlayerView):
            act(program, asked)
            acted += 1
        elif asked == "round":
            type_key(Qt.Key.Key_Return)
        else:
            assert asked == "game"
            break
    assert len(game_of(program).scores) == SHORT.rounds
    assert acted > 10


def test_two_people_share_one_computer_and_the_table_turns_to_who_plays(
    start: Callable[[TableChoice], tuple[Program, Turns]], qtbot: QtBot
) -> None:
    program, turns = start(TableChoice(SHORT, (SeatChoice("Ana"), SeatChoice("Leo", colour=1))))
    covered = 0
    while covered < 6:
        asked = turns.next(qtbot)
        if isinstance(asked, str):
            assert asked.startswith("cover")
            assert seen_hand(program) == set()
            type_key(Qt.Key.Key_Return)
            covered += 1
            seat = game_of(program).state.turn
            assert seen_hand(program) == game_of(program).view(seat).hand
            own = program.table.where_goes(min(game_of(program).view(seat).hand), "AB"[seat])
            other = program.table.where_goes(min(game_of(program).view(seat).hand), "AB"[1 - seat])
            assert own.y() > other.y(), "the own train points down"
        else:
            act(program, asked)
