"""Does a player in a playout plan the best train?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.playout_plans import Plans
from mexicantrain_qt.ai.playout_tiles import tile_bits
from mexicantrain_qt.ai.reading import PER_TILE
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.rules.tiles import Tile, tile


def whole_train(hand: str, *, may_end_in_double: bool) -> list[Tile]:
    """What is laid at once of *hand* from a 5 on."""
    bits = tile_bits(12, 0)
    mask = bits.mask(map(tile, hand.split()))
    return [bits.tiles[index] for index in Plans(bits).whole_train(mask, 5, may_end_in_double)]


def test_plans_are_the_heaviest_trains() -> None:
    rng = random.Random(3)
    bits = tile_bits(12, 50)
    plans = Plans(bits)
    for _ in range(300):
        hand, end = rng.sample(bits.tiles, rng.randint(1, 12)), rng.randint(0, 12)
        weight, mask, order = plans.best(bits.mask(hand), end)
        trails = Trails(hand, lambda tile: (tile.pips or 50) + PER_TILE)
        assert weight == trails.value(end)
        assert mask == sum(1 << tile for tile in order)
        assert bits.of(mask) <= set(hand)
        for laid in order:
            end = bits.tiles[laid].other(end)


def test_a_whole_train_ends_in_a_double_only_where_that_may_be_left_or_is_the_last_tile() -> None:
    assert whole_train("5-7 7-7 3-11", may_end_in_double=False) == [Tile(5, 7)]
    assert whole_train("5-7 7-7 3-11", may_end_in_double=True) == [Tile(5, 7), Tile(7, 7)]
    assert whole_train("5-7 7-7", may_end_in_double=False) == [Tile(5, 7), Tile(7, 7)]
