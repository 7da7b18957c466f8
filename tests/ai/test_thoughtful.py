"""Are the players who try things out lawful and punctual, and do they see what everybody sees?"""

from __future__ import annotations

import random
import time
from dataclasses import replace
from itertools import islice

import pytest

from mexicantrain_qt.ai.grandmaster import GRANDMASTER
from mexicantrain_qt.ai.levels import LEVELS, THOUGHTFUL
from mexicantrain_qt.ai.ranking import MASTER, rank, ranked
from mexicantrain_qt.ai.thought import Effort, Findings, Partner, Thought
from mexicantrain_qt.ai.trials import Evidence
from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.notation import read_action, read_position
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.rules.view import view_for
from tests.ai.askers import VIEW, usual
from tests.ai.tables import AT_ONCE, choice, choices, decisions

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


@pytest.mark.parametrize(("better", "leaves"), [(2.0, False), (4.0, True)])
def test_the_expert_is_left_only_for_what_is_better_beyond_doubt(
    better: float, leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is found is as sure as what was believed, so that half of it counts, give or take 2.8 pips."""
    tried: list[Thought] = []

    def find_out(thought: Thought, partner: Partner | None) -> Findings:
        tried.append(thought)
        away = 4.0 * 7**0.5  # the standard error is 4
        other = Evidence.of([-better - away, -better + away] * 4)
        return Findings(Evidence(8), (Evidence(8), other, *[Evidence()] * (len(thought.candidates) - 2)))

    monkeypatch.setattr("mexicantrain_qt.ai.ranking.find_out", find_out)
    effort = Effort(trust=0.0, doubt=4.0, more_doubt=0.0, sure=0.5)
    found = ranked(VIEW, random.Random("seed"), effort)
    first, second = tried[0].candidates[:2]
    assert first == usual("expert")
    assert found[0].action == (second if leaves else first)


def test_only_the_grandmaster_plays_the_last_round_for_the_game() -> None:
    last = replace(VIEW, round=VIEW.options.rounds)
    for effort, plays_for_the_game in ((MASTER, False), (GRANDMASTER, True)):
        even, ahead = (
            ranked(replace(last, totals=totals), random.Random(1), replace(effort, tiles=6_000))
            for totals in ((50, 50), (0, 100))
        )
        assert (even != ahead) == plays_for_the_game


def test_the_grandmaster_thinks_of_other_worlds_than_one_who_reads_no_choices() -> None:
    setup = Setup(QUICK, tuple(Player("Player", "expert") for _ in range(4)), "choices")
    view = next(view for _, view in islice(decisions(setup), 25, None) if len(view.legal) > 2)
    effort = replace(GRANDMASTER, tiles=6_000)
    blind = ranked(view, random.Random(1), replace(effort, reads_choices=False))
    assert ranked(view, random.Random(1), effort) != blind


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
