"""Do games that were saved by earlier versions still open?

A recorded file is never changed. When there is a new format, one of it is recorded beside those that are here.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.replay import game_of

GAMES = Path(__file__).parents[1] / "games"
TOTALS = (17, 0, 29, 16)
ACTIONS = [124, 40]
RECORDED = sorted(GAMES.glob("format-*.mexicantrain"))


def test_there_is_a_recorded_game_of_every_format() -> None:
    assert [path.stem for path in RECORDED] == [f"format-{number}" for number in range(1, format.NEWEST + 1)]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_opens_as_it_was(path: Path) -> None:
    saved = format.read(path, path.read_text(encoding="utf-8"))
    assert (saved.name, saved.kept_at) == ("Été à la mer", datetime(2026, 7, 18, 12, 5, tzinfo=UTC))
    game = game_of(path, saved)
    assert [player.name for player in game.setup.players] == ["Zoé", "Günther", "João", "Ana"]
    assert [player.kind for player in game.setup.players] == ["person", "casual", "expert", "person"]
    assert (game.setup.options.rounds, game.setup.options.double_blank) == (4, 25)
    assert game.totals == TOTALS
    assert [len(actions) for actions in game.log] == ACTIONS


def test_a_game_from_before_games_knew_when_they_were_kept_opens_too() -> None:
    document = json.loads((GAMES / "format-1.mexicantrain").read_text(encoding="utf-8"))
    del document["at"]
    saved = format.read(GAMES, json.dumps(document))
    assert saved.kept_at is None
    assert game_of(GAMES, saved).totals == TOTALS
