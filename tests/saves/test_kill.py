"""Is anything lost but the last moment when the program is killed?"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves.store import SaveStore
from tests.saves.games import loaded, setup_for
from tests.saves.restless import act, played

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("KILLS", "8"))


def play_until_killed(folder: Path, actions: int) -> int:
    """Let a process play on, and kill it in the middle of something after *actions* actions; the last it reported."""
    command = [sys.executable, "-m", "tests.saves.restless", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        reports = [process.stdout.readline() for _ in range(actions)]
        process.kill()
        reports += process.stdout
    return int([report for report in reports if report][-1])


@pytest.mark.skipif(sys.platform == "win32", reason="what a kill is, is another thing there")
def test_a_killed_program_goes_on_at_the_last_action_or_the_one_before(tmp_path: Path) -> None:
    chance = random.Random(5)
    expected = Game(setup_for())
    for _ in range(KILLS):
        reported = play_until_killed(tmp_path, chance.randint(1, 25))
        store = SaveStore(tmp_path)
        assert [path.name for path in tmp_path.iterdir()] == ["autosave.json"]
        game = loaded(store)
        # It may have been killed between the disk and its report, never the other way round.
        assert played(game) - reported in (0, 1)
        while played(expected) < played(game):
            act(expected)
        assert (game.log, game.state) == (expected.log, expected.state)
        if game.is_over:
            store.path.unlink()
            expected = Game(setup_for())
