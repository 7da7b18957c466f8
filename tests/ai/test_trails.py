"""Is the best train really the best?"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from mexicantrain_qt.ai.graph import HandGraph
from mexicantrain_qt.ai.tjoin import heaviest_trail
from mexicantrain_qt.ai.trails import Trails, best_trail
from mexicantrain_qt.rules.tiles import Tile, full_set, tile

Weight = Callable[[Tile], int]


def one(tile: Tile) -> int:
    return 1


def pips(tile: Tile) -> int:
    return tile.pips


def pips_and_ten(tile: Tile) -> int:
    return tile.pips + 10


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile(word) for word in text.split())


def tried_out(hand: frozenset[Tile], start: int, weight: Weight) -> int:
    """The weight of the heaviest train, found by laying every train there is."""
    gains = (weight(t) + tried_out(hand - {t}, t.other(start), weight) for t in hand if t.fits(start))
    return max(gains, default=0)


def weight_laid(train: tuple[Tile, ...], start: int, weight: Weight) -> int:
    """The weight of *train*, which must lie as trains do."""
    assert len(set(train)) == len(train)
    end = start
    for laid in train:
        end = laid.other(end)
    return sum(weight(laid) for laid in train)


@pytest.mark.parametrize("weight", [one, pips, pips_and_ten])
def test_no_other_train_is_heavier(weight: Weight) -> None:
    rng = random.Random(1)
    for _ in range(100):
        highest = rng.choice((6, 9, 12))
        hand = frozenset(rng.sample(full_set(highest), rng.randint(0, 12)))
        start = rng.randint(0, highest)
        train = best_trail(hand, start, weight)
        assert set(train) <= hand
        assert weight_laid(train, start, weight) == tried_out(hand, start, weight)


@pytest.mark.parametrize("weight", [one, pips, pips_and_ten])
def test_search_and_tjoin_agree(weight: Weight, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mexicantrain_qt.ai.trails._SEARCH_AT_MOST", 20)
    rng = random.Random(2)
    for _ in range(150):
        highest = rng.choice((9, 12, 12, 15))
        hand = rng.sample(full_set(highest), rng.randint(14, 20))
        start = rng.choice(hand).low
        graph = HandGraph(hand, weight)
        joined = heaviest_trail(graph, graph.all, start)
        assert weight_laid(joined, start, weight) == weight_laid(
            best_trail(hand, start, weight), start, weight
        )


def test_a_large_hand_gives_one_train() -> None:
    hand = random.Random(3).sample(full_set(12), 30)
    train = best_trail(hand, 12, pips)
    assert weight_laid(train, 12, pips) == Trails(hand, pips).value(12)
    assert len(train) > 20


def test_the_whole_set_of_even_sides_lies_in_one_train() -> None:
    # Every number of the double-six lies on an even number of sides, so one train takes them all.
    assert set(best_trail(full_set(6), 6, one)) == set(full_set(6))


def test_the_cheapest_removal_is_not_taken_where_it_cuts_the_train_in_two() -> None:
    # Without 0-1 every number lies on an even number of sides, but the ring on the right would be lost.
    hand = tiles("0-5 5-9 0-9 0-1 1-10 10-11 1-11")
    graph = HandGraph(hand, pips)
    assert set(heaviest_trail(graph, graph.all, 5)) == set(hand) - {tile("0-5")}


def test_a_double_that_the_cheapest_removal_cuts_off_is_not_lost() -> None:
    # Both ways to 4 are the lightest tiles, and nothing else leads to the heavy double.
    hand = tiles("0-4 1-4 4-4 0-12 1-12 11-12 0-11 1-11")
    graph = HandGraph(hand, lambda laid: 90 if laid.is_double else laid.pips)
    assert tile("4-4") in heaviest_trail(graph, graph.all, 12)


def test_doubles_lie_where_their_number_comes_first() -> None:
    assert best_trail(tiles("12-5 5-5 5-7 7-5 5-9"), 12, one)[:2] == tiles("12-5 5-5")


def test_nothing_fits() -> None:
    assert best_trail(tiles("1-2 3-3"), 12, one) == ()
    assert best_trail((), 12, one) == ()
    assert Trails(tiles("1-2"), one).value(12) == 0


def test_tiles_left_out_are_not_laid() -> None:
    trails = Trails(tiles("12-5 5-7 7-1"), one)
    assert trails.best(12, without=tiles("5-7")) == tiles("12-5")
    assert trails.value(12, without=tiles("12-5")) == 0
    assert trails.value(12) == 3
