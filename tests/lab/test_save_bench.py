"""Does the bench measure files that are as large as files become?"""

from __future__ import annotations

import json

import pytest

from mexicantrain_qt.lab import save_bench
from mexicantrain_qt.lab.__main__ import main


def test_the_largest_game_stays_far_below_a_hundred_kilobytes() -> None:
    found = save_bench.figures(games=3)
    assert found["actions"] > 400
    assert 10 < found["size_kb"] < 100
    assert all(value > 0 for value in found.values())


def test_the_figures_can_be_read_by_a_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(save_bench, "figures", lambda: {"load_ms": 1.5})
    assert main(["bench", "--saves", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"load_ms": 1.5}
    assert main(["bench", "--saves"]) == 0
    assert "load_ms" in capsys.readouterr().out
