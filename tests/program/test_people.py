"""Does nobody see the tiles of others at the same computer, and is nobody waited for who does not sit there?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.app import Program
from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.settings import SeatChoice, TableChoice
from tests.program.programs import A_WHILE, Start, game_of


def open_tiles(program: Program) -> set[Tile]:
    """The tiles of a hand that can be seen on the screen."""
    table = program.table._table
    if table.cover.is_up or table.view is None:
        return set()
    return set(table.view.hand)


def test_two_people_at_one_computer_do_not_see_each_others_tiles(start: Start, qtbot: QtBot) -> None:
    program = start()
    people = TableChoice(seats=(SeatChoice("Ana"), SeatChoice("Leo", colour=1)))
    covered: list[int] = []
    program.controller.cover.connect(covered.append)
    program.start_game(people)
    qtbot.waitUntil(lambda: covered == [0])
    assert open_tiles(program) == set()
    table = program.table._table
    ready = table.screen.ready_button(table.texts)
    QTest.mouseClick(program.table.viewport(), Qt.MouseButton.LeftButton, pos=ready.box.center().toPoint())
    assert open_tiles(program) == game_of(program).view(0).hand


@pytest.mark.parametrize("kind", ["person", "casual"])
def test_nobody_is_waited_for_any_more_when_a_new_game_has_at_most_one_person(
    start: Start, qtbot: QtBot, kind: PlayerKind
) -> None:
    program = start()
    program.start_game(TableChoice(seats=(SeatChoice("Ana"), SeatChoice("Leo", colour=1))))
    qtbot.waitUntil(lambda: program.table._table.cover.is_up)
    program.start_game(TableChoice(seats=(SeatChoice("Ana", kind), SeatChoice("Leo", "casual", 1))))
    assert not program.table._table.cover.is_up
    qtbot.waitUntil(
        lambda: len(game_of(program).log[-1]) > 0 or open_tiles(program) != set(), timeout=A_WHILE
    )
    assert not program.table._table.cover.is_up
