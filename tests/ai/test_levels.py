"""Do the computer players play by the rules, without peeping, and each better than the one below?"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from statistics import fmean

import pytest

from mexicantrain_qt.ai.levels import LEVELS, strategy_for
from mexicantrain_qt.rules.actions import Call
from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.options import QUICK
from tests.ai.tables import AT_ONCE, any_setup, decisions, penalties


@pytest.mark.parametrize("seed", range(24))
def test_every_choice_is_legal_and_every_round_ends(seed: int) -> None:
    for asked, (_, view) in enumerate(decisions(any_setup(seed), rounds=2)):
        for level in AT_ONCE:
            assert LEVELS[level](view, random.Random(asked)) in view.legal
        assert asked < 5000


@pytest.mark.parametrize("level", AT_ONCE)
def test_the_same_seed_gives_the_same_choice(level: str) -> None:
    for _, view in decisions(any_setup(5)):
        assert LEVELS[level](view, random.Random(3)) == LEVELS[level](view, random.Random(3))


def test_the_last_tile_is_always_called() -> None:
    options = replace(QUICK, last_tile_call="required", last_tile_penalty=1)
    setup = Setup(options, tuple(Player("Player", "regular") for _ in range(3)), "calls")
    owed = [view for _, view in decisions(setup, rounds=6) if view.call_owed == view.seat]
    assert len(owed) >= 3
    assert all(player(view, random.Random(1)) == Call() for view in owed for player in LEVELS.values())


@pytest.mark.parametrize(("worse", "better"), list(pairwise(AT_ONCE)))
def test_every_level_beats_the_one_below(worse: str, better: str) -> None:
    players = tuple(Player("Player", "casual") for _ in range(4))
    gained = []
    for deal in range(25):
        setup = Setup(QUICK, players, f"ladder {deal}")
        for seats in ((better, worse, better, worse), (worse, better, worse, better)):
            cost = penalties(setup, seats)
            gained.append(
                sum(pips if kind == worse else -pips for kind, pips in zip(seats, cost, strict=True))
            )
    assert fmean(gained) > 0


def test_a_kind_that_is_no_computer_player_has_no_strategy() -> None:
    with pytest.raises(KeyError):
        strategy_for("person")
