"""Are the players who try things out honest, lawful, punctual, and the same every time?

``HONEST`` in the environment is the number of positions for each of them; without it there are only a few.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice

import pytest

from mexicantrain_qt.ai.grandmaster import GRANDMASTER
from mexicantrain_qt.ai.levels import LEVELS, THOUGHTFUL
from mexicantrain_qt.ai.ranking import MASTER, rank, ranked
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.view import PlayerView, view_for
from tests.ai.tables import AT_ONCE, any_setup, decisions, reshuffled

POSITIONS = int(os.environ.get("HONEST", "25"))
EFFORTS = {"master": MASTER, "grandmaster": GRANDMASTER}


def choice(level: str, view: PlayerView, seed: int) -> Action:
    """What the player does after less thought than usual; more of it is more of the same."""
    return ranked(view, random.Random(seed), replace(EFFORTS[level], tiles=6_000))[0].action


def choices(every: int) -> Iterator[tuple[State, PlayerView]]:
    """Positions with a choice, from tables with any rules."""
    for seed in count():
        for state, view in islice(decisions(any_setup(seed)), seed % every, None, every):
            if len(view.legal) > 1:
                yield state, view


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_what_is_hidden_never_changes_a_choice(level: str) -> None:
    for number, (state, view) in enumerate(islice(choices(11), POSITIONS)):
        otherwise = view_for(reshuffled(state, view.seat, random.Random(number)), view.seat, view.history)
        assert otherwise == view
        assert choice(level, otherwise, number) == choice(level, view, number)


def test_every_action_is_ranked_once_and_the_penalties_rise() -> None:
    for number, (_, view) in enumerate(islice(choices(7), 4 * POSITIONS)):
        found = ranked(view, random.Random(number), replace(GRANDMASTER, tiles=1_000))
        assert {one.action for one in found} == set(view.legal)
        assert len(found) == len(view.legal)
        assert [one.penalty for one in found] == sorted(one.penalty for one in found)


def test_without_time_the_expert_decides() -> None:
    for _, view in islice(choices(13), POSITIONS):
        hurried = rank(view, random.Random(1), until=time.monotonic() - 1)
        assert hurried[0].action == LEVELS["expert"](view, random.Random(1))


def test_nothing_to_do_is_ranked_as_nothing() -> None:
    state = read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        hand A: 3-6 5-8
        hand B: 0-1 1-1
        boneyard: 0-0""")
    assert rank(view_for(state, 1), random.Random(1)) == ()


@pytest.mark.parametrize("level", THOUGHTFUL)
def test_going_out_comes_before_everything(level: str) -> None:
    state = read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-0
        train B marked: 12-2
        hand A: 2-2
        hand B: 3-5 4-6 5-7
        boneyard: 1-1""")
    view = view_for(state, 0)
    assert LEVELS[level](view, random.Random(1)) == LEVELS["expert"](view, random.Random(1))


def test_they_are_the_levels_above_those_that_play_at_once() -> None:
    assert (*AT_ONCE, *THOUGHTFUL) == tuple(LEVELS)
