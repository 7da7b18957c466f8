"""Does the last round of a game change what a player wants?"""

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


@pytest.mark.parametrize("round_", [1, 4, 5])
def test_the_totals_do_not_matter_before_the_last_round(round_: int) -> None:
    worth = standing_worth(view_in(round_, (0, 10, 200)))
    assert worth([10, 20, 30]) == relative_penalty(0)([10, 20, 30])


def test_in_the_last_round_it_counts_who_goes_past_whom() -> None:
    worth = standing_worth(view_in(6, (50, 70, 200)))
    hopeless = worth([40, 0, 0]) - worth([32, 0, 0])
    decisive = worth([24, 0, 0]) - worth([16, 0, 0])
    assert decisive > 2 * hopeless > 0


def test_a_win_counts_as_much_as_a_hundred_pips_and_both_count_half() -> None:
    worth = standing_worth(view_in(6, (50, 100, 200)))
    assert worth([100, 0, 0]) - worth([0, 0, 0]) == pytest.approx(50 + 50, abs=0.1)


def test_where_the_game_is_decided_the_pips_still_count() -> None:
    worth = standing_worth(view_in(6, (300, 0, 10)))
    assert worth([12, 5, 5]) - worth([2, 5, 5]) == pytest.approx(5, abs=0.1)
