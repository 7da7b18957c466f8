"""Is nothing lost, and nothing said about it, when the whole program is killed in the middle of whatever it does?"""

from __future__ import annotations

import itertools
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings_store import SettingsStore
from tests.restless_program import how_far

ROOT = Path(__file__).parents[1]
KILLS = int(os.environ.get("KILLS", "4"))
_LONGEST = 1.5
"""Seconds that a program plays on from its first report; at the latest then it is killed."""
_NEVER = 60


def killed_after(folder: Path, seconds: float) -> tuple[list[str], list[str]]:
    """Let the program play on, and kill it *seconds* after it has said something: its places, and its complaints.

    What it says before the game is on the table is a complaint; later the table tells what happens there.
    """
    command = [sys.executable, "-m", "tests.restless_program", str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "LANG": "C.UTF-8"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        hanging = threading.Timer(_NEVER, process.kill)
        hanging.start()
        lines = [process.stdout.readline()]
        threading.Timer(seconds, process.kill).start()
        lines += process.stdout
        hanging.cancel()
    # The last line may be half of one.
    whole = [line.rstrip("\n") for line in lines if line.endswith("\n")]
    places = [line.removeprefix("at ") for line in whole if line.startswith("at ")]
    start = itertools.takewhile(lambda line: not line.startswith("at "), whole)
    return places, [*start, *(line for line in whole if line.startswith("trouble "))]


def saved(folder: Path) -> Game:
    game = SaveStore(folder).load_autosave()
    assert game is not None
    return game


def is_one_more(game: Game, place: str) -> bool:
    """Whether *game* is one action, or one deal, after *place*."""
    round_, actions, _ = place.split(maxsplit=2)
    dealt = game.round == int(round_) + 1 and not game.log[-1]
    return dealt or (game.round == int(round_) and len(game.log[-1]) == int(actions) + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="what a kill is, is another thing there")
def test_every_restart_shows_the_last_action_or_the_one_that_was_being_made(tmp_path: Path) -> None:
    chance = random.Random(KILLS)
    before: Game | None = None
    for _ in range(KILLS):
        places, complaints = killed_after(tmp_path, chance.uniform(0, _LONGEST))
        assert complaints == []
        if before is not None:
            assert places[0] == how_far(before)
        settings, trouble = SettingsStore(tmp_path / "settings.json").load()
        assert trouble is None
        assert settings.theme in {"felt", "dark", "wood"}
        before = saved(tmp_path)
        assert how_far(before) == places[-1] or is_one_more(before, places[-1])
        assert not list(tmp_path.rglob("*.being-written"))
    games = [path.name for path in tmp_path.iterdir() if path.is_file() and path.suffix]
    assert sorted(games) == ["autosave.json", "settings.json"], "nothing was moved aside"
