"""Does the bench count rounds of every way to play them?"""

from __future__ import annotations

import json

import pytest

from mexicantrain_qt.lab import playout_bench
from mexicantrain_qt.lab.__main__ import main
from mexicantrain_qt.rules.options import SHEETS


def test_every_sheet_has_its_rates() -> None:
    found = playout_bench.rates(rounds=4, positions=2, slow_rounds=1)
    assert len(found) == 5
    for by_sheet in found.values():
        assert set(by_sheet) == {"reference", *SHEETS}
        assert all(rate > 0 for rate in by_sheet.values())


def test_the_rates_can_be_read_by_a_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playout_bench, "rates", lambda seed: {"playouts_per_s": {"quick": float(seed)}})
    monkeypatch.setattr("mexicantrain_qt.lab.ai_bench.LEVELS", ("casual", "regular"))
    assert main(["bench", "--json", "--seed", "7", "--hands", "3", "--rounds", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["playouts_per_s"] == {"quick": 7.0}
    assert found["train_ms"]["30 tiles"]["p50"] <= found["train_ms"]["30 tiles"]["most"]
    assert set(found["decision_ms"]) == set(SHEETS)
    assert set(found["decision_ms"]["quick"]) == {"casual", "regular"}
