"""Does the soak play what was asked for, and does it keep what failed?"""

from __future__ import annotations

import argparse
import random

import pytest

from mexicantrain_qt.lab import soak
from mexicantrain_qt.lab.random_games import Played, Wanted, play, random_options
from mexicantrain_qt.rules.options import CHOICES, QUICK


def run_soak(*arguments: str) -> int:
    """The word ``soak`` with *arguments*; its exit code."""
    parser = argparse.ArgumentParser()
    soak.add_parser(parser.add_subparsers())
    args = parser.parse_args(["soak", *arguments])
    code: int = args.run(args)
    return code


def test_a_soak_counts_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_soak("--games", "3", "--jobs", "1", "--seats", "2", "--sheet", "quick, rounds=1") == 0
    out, err = capsys.readouterr()
    assert out.startswith("3 games, 3 rounds (")
    assert "seats: 2 3\n" in out
    assert "drawn_tile: must_play 3, may_play 0, keep 0\n" in out
    assert "3/3 games" in err


def test_a_game_that_fails_is_kept_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(wanted: Wanted) -> Played:
        raise ValueError(f"the rules stumble over {wanted.seed}")

    monkeypatch.setattr(soak, "play", fails)
    monkeypatch.setattr(soak, "in_processes", lambda do, wanted, *_: map(do, wanted))
    assert run_soak("--games", "1", "--first", "7", "--seed", "s") == 1
    out = capsys.readouterr().out
    assert "1 failures" in out
    assert "game s/7 failed:\nTraceback" in out
    assert "the rules stumble over s/7" in out


def test_a_sheet_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run_soak("--sheet", "swift")
    assert "unknown sheet 'swift'" in capsys.readouterr().err


def test_the_same_seed_is_the_same_game() -> None:
    assert play(Wanted("again")) == play(Wanted("again"))
    assert play(Wanted("again", QUICK, 2)).options == QUICK


@pytest.mark.parametrize("short", [True, False])
def test_random_options_have_every_value(short: bool) -> None:
    chance = random.Random(1)
    drawn = [random_options(chance, short=short) for _ in range(300)]
    for name, values in CHOICES.items():
        assert {getattr(options, name) for options in drawn} == set(values)
