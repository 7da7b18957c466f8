"""Does the lab notice a computer player that is late, or that does what it may not do?"""

from __future__ import annotations

import json
import random

import pytest

from mexicantrain_qt.ai.levels import LEVELS
from mexicantrain_qt.lab import decisions
from mexicantrain_qt.lab.__main__ import main
from mexicantrain_qt.lab.decisions import Table, ask_all
from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.view import PlayerView

_SOME = ["decisions", "--each", "7", "--level", "casual", "--level", "expert", "--json"]


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decisions, "in_processes", lambda do, tables, *_: map(do, tables))


def test_every_level_makes_as_many_decisions_as_are_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(_SOME) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["casual", "expert"]
    for report in found.values():
        assert (report["decisions"], report["errors"], report["late"]) == (7, 0, 0)
        assert 0 < report["p50"] <= report["p95"] <= report["most"]


def test_who_has_no_time_is_late(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(decisions, "seconds_for", lambda level: 0.0 if level == "expert" else 1000.0)
    main(_SOME)
    found = json.loads(capsys.readouterr().out)
    assert (found["casual"]["late"], found["expert"]["late"]) == (0, 7)


def test_what_is_not_legal_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def plays_anything(view: PlayerView, rng: random.Random) -> Action:
        return Call()

    monkeypatch.setattr(
        decisions, "strategy_for", lambda level: plays_anything if level == "casual" else LEVELS[level]
    )
    assert main(["decisions", "--each", "1", "--level", "casual"]) == 1
    assert "ChoseIllegal: Call() is none of" in capsys.readouterr().out
    assert main(["decisions", "--each", "1", "--level", "casual", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["casual"]["errors"] == 1
    assert "ChoseIllegal: Call() is none of" in told.err


def test_the_same_seed_asks_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[PlayerView] = []

    def notes(view: PlayerView, rng: random.Random) -> Action:
        asked.append(view)
        return view.legal[0]

    monkeypatch.setattr(
        decisions, "strategy_for", lambda level: notes if level == "casual" else LEVELS[level]
    )
    for seed in "aab":
        ask_all(Table(seed, ("casual",)))
    first, again, other = asked[:5], asked[5:10], asked[10:]
    assert first == again != other
    assert all(len(view.legal) > 1 for view in asked), "where there is one action, nobody has to decide"
