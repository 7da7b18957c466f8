"""Does the bench time everything that thinks?"""

from __future__ import annotations

import argparse

import pytest

from mexicantrain_qt.ai.levels import LEVELS
from mexicantrain_qt.lab import ai_bench
from mexicantrain_qt.rules.options import SHEETS


def test_every_level_is_timed_on_every_sheet(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    ai_bench.add_parser(parser.add_subparsers())
    args = parser.parse_args(["bench", "--hands", "3", "--rounds", "1"])
    assert args.run(args) == 0
    lines = capsys.readouterr().out.splitlines()
    for kind in LEVELS:
        assert sum(line.split()[0] == kind for line in lines) == len(SHEETS)
    assert any(line.split()[:2] == ["30", "tiles"] for line in lines)
