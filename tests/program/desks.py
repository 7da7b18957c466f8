"""How is a game begun, left and found again in the tests of the desk?"""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.settings import SeatChoice, TableChoice
from tests.program.programs import A_WHILE, game_of

SHORT = TableChoice(replace(QUICK, rounds=1), (SeatChoice("Leo"), SeatChoice("Ana", "casual", 1)))


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
