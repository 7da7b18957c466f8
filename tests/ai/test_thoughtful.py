"""Are the players who try things out lawful and punctual, and do they see what everybody sees?"""

from __future__ import annotations

import random
import time
from dataclasses import replace
from itertools import islice

import pytest

from mexicantrain_qt.ai.grandmaster import GRANDMASTER
from mexicantrain_qt.ai.levels import LEVELS, THOUGHTFUL
from mexicantrain_qt.ai.ranking import rank, ranked
from mexicantrain_qt.rules.notation import read_action, read_position
from mexicantrain_qt.rules.view import view_for
from tests.ai.tables import AT_ONCE, choice, choices

POSITIONS = 25


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
        train A: 12-0
        train B marked: 12-2
        train M: 12-8
        hand A: 2-2 2-8
        hand B: 3-5 4-6 5-7
        boneyard: 1-1""")
    assert choice(level, view_for(state, 0), 1) == read_action("2-2>B")


def test_they_are_the_levels_above_those_that_play_at_once() -> None:
    assert (*AT_ONCE, *THOUGHTFUL) == tuple(LEVELS)
