"""What does a hand cost, and who is first after some rounds?"""

from __future__ import annotations

from typing import Any

import pytest

from mexicantrain_qt.rules.notation import read_options
from mexicantrain_qt.rules.scoring import points_in_hand, round_penalties, standing
from tests.rules.positions import tiles

ROUNDS_DECIDE = read_options("quick, tie_break=zero_rounds_then_lowest_round")
SHARED = read_options("quick")


@pytest.mark.parametrize(("blank", "points"), [(0, 13), (25, 38), (50, 63)])
def test_the_double_blank_counts_what_the_option_says(blank: int, points: int) -> None:
    options = read_options(f"quick, double_blank={blank}")
    assert points_in_hand(options, tiles("0-0 0-3 4-6")) == points


def test_who_is_out_takes_the_bonus_and_the_others_count_twice_after_a_double() -> None:
    options = read_options("quick, out_bonus=-10, out_on_double=doubles_the_others")
    hands = [tiles(""), tiles("1-2"), tiles("4-6 0-1")]
    assert round_penalties(options, hands, out=(0,)) == (-10, 3, 11)
    assert round_penalties(options, hands, out=(0,), doubled=True) == (-10, 6, 22)


def test_an_empty_hand_in_a_blocked_round_costs_nothing_and_is_not_out() -> None:
    options = read_options("quick, out_bonus=-5, out_on_double=must_be_covered")
    assert round_penalties(options, [tiles(""), tiles("1-2")], out=()) == (0, 3)


@pytest.mark.parametrize(
    ("options", "rounds", "first", "decided_by"),
    [
        pytest.param(SHARED, [(5, 0, 9), (1, 7, 0)], (0,), "total", id="lowest total"),
        pytest.param(SHARED, [(5, 0, 9), (2, 7, 0)], (0, 1), "shared", id="a tie is shared"),
        pytest.param(ROUNDS_DECIDE, [(5, 0, 9), (1, 7, 0)], (0,), "total", id="no tie, no tie-break"),
        pytest.param(ROUNDS_DECIDE, [(5, 0), (2, 7)], (1,), "zero_rounds", id="most rounds with nothing"),
        pytest.param(
            ROUNDS_DECIDE, [(-5, 3), (9, 1)], (0,), "zero_rounds", id="less than nothing counts too"
        ),
        pytest.param(
            ROUNDS_DECIDE, [(0, 6), (6, 2), (4, 2)], (0,), "zero_rounds", id="before the lowest round"
        ),
        pytest.param(ROUNDS_DECIDE, [(5, 4), (2, 3)], (0,), "lowest_round", id="then the lowest round"),
        pytest.param(ROUNDS_DECIDE, [(0, 0), (5, 9), (6, 2)], (1,), "lowest_round", id="above nothing"),
        pytest.param(ROUNDS_DECIDE, [(3, 2), (2, 3)], (0, 1), "shared", id="then shared"),
        pytest.param(ROUNDS_DECIDE, [(0, 0), (0, 0)], (0, 1), "shared", id="nothing at all"),
        pytest.param(
            ROUNDS_DECIDE, [(0, 4, 1), (4, 0, 3), (2, 2, 2)], (0, 1), "shared", id="some of the tied are left"
        ),
    ],
)
def test_the_lowest_total_is_first(
    options: Any, rounds: list[tuple[int, ...]], first: tuple[int, ...], decided_by: str
) -> None:
    found = standing(options, rounds, players=len(rounds[0]))
    assert (found.first, found.decided_by) == (first, decided_by)


def test_before_the_first_round_all_are_first() -> None:
    assert standing(SHARED, [], players=2).first == (0, 1)
