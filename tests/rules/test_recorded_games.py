"""Do games that were played once still play the same way, action by action?

A recorded game changes only when a rule was wrong; then the table knows why.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.notation import read_action
from tests.rules.positions import table

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.json"))


def test_there_is_a_recorded_game_of_every_sheet() -> None:
    assert {path.stem.partition("-")[0] for path in GAMES} >= {"classic", "cardinal", "quick"}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    recorded = json.loads(path.read_text(encoding="utf-8"))
    setup = table(recorded["rules"], recorded["players"], recorded["seed"])
    log = [[read_action(word) for word in dealt["log"].split()] for dealt in recorded["rounds"]]
    game = Game.replay(setup, log)
    assert game.is_over
    assert [score.engine for score in game.scores] == [dealt["engine"] for dealt in recorded["rounds"]]
    assert [list(score.out) for score in game.scores] == [dealt["out"] for dealt in recorded["rounds"]]
    assert [list(score.penalties) for score in game.scores] == [
        dealt["penalties"] for dealt in recorded["rounds"]
    ]
    assert list(game.standing.first) == recorded["first"]
