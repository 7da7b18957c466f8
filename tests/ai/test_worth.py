"""Do the last rounds of a game change what a player wants?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from mexicantrain_qt.ai.worth import relative_penalty, standing_worth
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.view import PlayerView, view_for


def view_in(round_: int, totals: tuple[int, ...]) -> PlayerView:
    """What A sees in that round of a game of six."""
    state = read_position("""
        rules: quick
        engine: 12-12
        turn: A
        hand A: 3-6 5-8
        hand B: 0-1 1-1
        hand C: 0-0 2-2
        boneyard: 0-3""")
    return view_for(replace(state, round=round_, totals=totals), 0)


def test_pips_count_against_the_mean_of_the_others() -> None:
    assert relative_penalty(1)([10, 40, 20]) == 25


def test_the_totals_do_not_matter_in_the_first_rounds() -> None:
    worth = standing_worth(view_in(2, (0, 100, 200)))
    assert worth([10, 20, 30]) == relative_penalty(0)([10, 20, 30])


@pytest.mark.parametrize("round_", [4, 5, 6])
def test_between_equals_a_pip_is_a_pip(round_: int) -> None:
    worth = standing_worth(view_in(round_, (50, 50, 50)))
    assert worth([11, 10, 10]) - worth([10, 10, 10]) == pytest.approx(1, abs=0.1)


def test_in_the_last_round_it_counts_who_goes_past_whom() -> None:
    worth = standing_worth(view_in(6, (50, 70, 200)))
    safe = worth([40, 0, 0]) - worth([30, 0, 0])
    decisive = worth([24, 0, 0]) - worth([16, 0, 0])
    assert decisive > 2 * safe > 0


def test_what_the_hopeless_third_gets_is_nearly_the_same_to_the_leader() -> None:
    worth = standing_worth(view_in(6, (50, 55, 200)))
    assert abs(worth([10, 10, 0]) - worth([10, 10, 60])) < 0.1 * abs(worth([10, 0, 0]) - worth([10, 60, 0]))
