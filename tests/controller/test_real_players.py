"""Does a whole round run with the computer players as they are?"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import setup_for


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


def test_the_process_of_the_players_is_killed_and_the_game_goes_on(
    store: SaveStore, thinker: Thinker, qtbot: QtBot
) -> None:
    controller = GameController(store, thinker)
    controller.happened.connect(lambda *_: controller.table_settled())
    killed: list[int] = []

    def kill(seat: int | None) -> None:
        """Kill it while it thinks about the fourth action, and the process that takes its place at the ninth."""
        if seat is not None and controller.game is not None and len(controller.game.log[-1]) in (3, 8):
            assert thinker._worker is not None
            assert thinker._worker.pid is not None
            killed.append(thinker._worker.pid)
            os.kill(killed[-1], signal.SIGTERM)

    controller.thinking.connect(kill)
    with qtbot.waitSignal(controller.round_over, timeout=60_000):
        controller.new_game(setup_for("ccc"))
    assert len(set(killed)) == 2
    game = store.load_autosave()
    assert game is not None
    assert controller.game is not None
    assert game.log == controller.game.log


def test_computers_play_a_round_to_its_end(store: SaveStore, thinker: Thinker, qtbot: QtBot) -> None:
    controller = GameController(store, thinker)
    controller.happened.connect(lambda *_: controller.table_settled())
    with qtbot.waitSignal(controller.round_over, timeout=60_000):
        controller.new_game(setup_for("ccc"))
    game = store.load_autosave()
    assert game is not None
    assert game.round_over
    assert controller.game is not None
    assert game.log == controller.game.log
