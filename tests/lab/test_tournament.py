"""Does a tournament say truly who is better?"""

from __future__ import annotations

import argparse
import json
import math
from statistics import stdev

import pytest

from mexicantrain_qt.lab import ai_duplicates, tournament
from mexicantrain_qt.lab.ai_duplicates import Deal, PlayerResult, play_deal
from mexicantrain_qt.lab.ai_tally import estimate, tally
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.options import QUICK


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    parser = argparse.ArgumentParser()
    tournament.add_parser(parser.add_subparsers())
    args = parser.parse_args(["tournament", *words])
    assert args.run(args) == 0
    return capsys.readouterr().out


def test_equal_players_get_equal_results_on_every_deal() -> None:
    deal = Deal(QUICK, ("casual", "casual", "casual"), "seed")
    results = play_deal(deal)
    assert math.isclose(sum(result.rounds_won for result in results), 3 * QUICK.rounds)
    assert math.isclose(sum(result.games_won for result in results), 3)
    assert {len(result.penalties) for result in results} == {3 * QUICK.rounds}


def test_the_same_deal_goes_the_same_way_again() -> None:
    deal = Deal(QUICK, ("regular", "casual"), "seed")
    assert [result.penalties for result in play_deal(deal)] == [
        result.penalties for result in play_deal(deal)
    ]


def test_a_line_up_that_comes_again_is_the_same_game_and_is_not_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Setup] = []

    def counted(setup: Setup) -> Game:
        begun.append(setup)
        return Game(setup)

    monkeypatch.setattr(ai_duplicates, "Game", counted)
    first, second, third, _ = play_deal(Deal(QUICK, ("regular", "casual") * 2, "seed"))
    assert len(begun) == 2
    assert len(first.penalties) == 4 * QUICK.rounds
    half = 2 * QUICK.rounds
    assert first.penalties == third.penalties[half:] + third.penalties[:half]
    assert first.penalties != second.penalties


def test_the_interval_is_by_deal() -> None:
    assert estimate([1.0, 1.0, 1.0]).low == 1.0
    wide = estimate([0.0, 2.0])
    assert wide.mean == 1.0
    assert wide.low < 0.0
    assert wide.high > 2.0
    assert estimate([4.0]).high == math.inf


@pytest.mark.parametrize(("deals", "errors"), [(5, 2.776), (10, 2.262), (30, 2.045), (1000, 1.962)])
def test_the_interval_of_a_few_deals_is_wider_since_they_hardly_tell_how_far_deals_are_apart(
    deals: int, errors: float
) -> None:
    """The numbers of errors are those of Student's t."""
    by_deal = [float(deal % 2) for deal in range(deals)]
    error = stdev(by_deal) / math.sqrt(deals)
    assert (estimate(by_deal).high - estimate(by_deal).mean) / error == pytest.approx(errors, rel=0.005)


def test_the_difference_is_against_the_other_kinds_on_the_same_deals() -> None:
    def result(kind: str, *penalties: int) -> PlayerResult:
        assert kind in ("regular", "casual")
        return PlayerResult("regular" if kind == "regular" else "casual", penalties, 0.5, 0.5, 1, (1.0,))

    found = tally(
        [
            [result("regular", 10, 20), result("casual", 30, 30)],
            [result("regular", 0, 0), result("casual", 15, 15)],
        ]
    )
    difference = found["regular"].difference
    assert difference is not None
    assert (difference.low, difference.mean, difference.high) == (-15.0, -15.0, -15.0)
    assert found["casual"].penalty.mean == 22.5


def test_the_numbers_come_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--seats",
        "regular,beginner",
        "--sheet",
        "quick, double_blank=50",
        "--deals",
        "3",
        "--rounds",
        "2",
    ]
    numbers = json.loads(told(capsys, *words, "--jobs", "2", "--json"))
    assert set(numbers) == {"regular", "beginner"}
    low, high = numbers["regular"]["penalty_interval"]
    assert low <= numbers["regular"]["penalty"] <= high
    assert math.isclose(numbers["regular"]["rounds_won"] + numbers["beginner"]["rounds_won"], 1)
    assert set(numbers["beginner"]["decision_ms"]) == {"p50", "p95"}


def test_the_same_seed_is_the_same_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "--seats",
        "casual,beginner",
        "--deals",
        "2",
        "--rounds",
        "1",
        "--jobs",
        "1",
        "--json",
        "--seed",
        "7",
    )
    first, again = json.loads(told(capsys, *words)), json.loads(told(capsys, *words))
    assert [first[kind]["penalty"] for kind in first] == [again[kind]["penalty"] for kind in again]


@pytest.mark.parametrize(
    "words",
    [
        ("--seats", "regular,nobody"),
        ("--seats", "person,casual"),
        ("--seats", "casual"),
        ("--seats", "casual,casual", "--sheet", "slow"),
        ("--seats", "casual,casual", "--rounds", "99"),
        ("--seats", "casual,casual", "--deals", "0"),
    ],
)
def test_what_makes_no_tournament_is_refused(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        told(capsys, *words)
    assert refused.value.code == 2
