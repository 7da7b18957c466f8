"""Does a whole round run with the computer players as they are?"""

from __future__ import annotations

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
