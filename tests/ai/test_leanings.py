"""Do the others' choices tell more than what they could not play?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from mexicantrain_qt.ai.leanings import leanings
from mexicantrain_qt.ai.playout_tiles import tile_bits
from mexicantrain_qt.ai.sampling import Worlds
from mexicantrain_qt.ai.voids import FreeChoice, Seen, seen
from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from tests.ai.tables import decisions, seen_by_a


def expert_rounds() -> Iterator[tuple[State, PlayerView]]:
    players = tuple(Player("Player", "expert") for _ in range(4))
    for deal in range(25):
        yield from islice(decisions(Setup(QUICK, players, f"lean {deal}")), 20, 60, 8)


def share_known(state: State, view: PlayerView, worlds: Worlds, rng: random.Random) -> float:
    """The part of the others' tiles that is where the worlds say, on average."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    found = 0
    for _ in range(20):
        hands = worlds.sample(rng).hands
        found += sum(len(hands[seat] & state.hands[seat]) for seat in others)
    return found / 20 / sum(view.counts[seat] for seat in others)


def test_worlds_that_explain_the_choices_are_nearer_to_the_truth() -> None:
    plain = leaning = 0.0
    for number, (state, view) in enumerate(expert_rounds()):
        known = seen(view)
        plain += share_known(state, view, Worlds(view, known.voids), random.Random(number))
        worlds = Worlds(view, known.voids, leanings(view, known))
        leaning += share_known(state, view, worlds, random.Random(number))
    assert leaning > 1.03 * plain


WHO_LAID = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-3
    train {train}: 12-0
    hand A: 1-2
    hand B: 0-4 4-6
    boneyard: 1-1 2-2 3-3"""


def test_who_lays_a_light_tile_elsewhere_has_seldom_kept_a_heavy_one_for_it() -> None:
    view = seen_by_a(WHO_LAID.format(train="M"))
    bits = tile_bits(12, 0)
    fitting = bits.fits[12]
    choice = FreeChoice(1, bits.index[Tile(0, 12)], at_home=False, home=0, away=fitting)
    known = Seen(((0,), (0, 0)), (choice,), ((0,), (0, 1)))
    before, after = leanings(view, known)[1]
    assert before[bits.index[Tile(11, 12)]] < before[bits.index[Tile(1, 11)]] == 0
    assert set(after) == {0}


def test_who_lays_on_the_own_train_mostly_has_the_next_tile_for_it() -> None:
    view = seen_by_a(WHO_LAID.format(train="B"))
    bits = tile_bits(12, 0)
    choice = FreeChoice(1, bits.index[Tile(0, 12)], at_home=True, home=bits.fits[12], away=0)
    odds, _ = leanings(view, Seen(((0,), (0, 0)), (choice,), ((0,), (0, 0))))[1]
    assert odds[bits.index[Tile(0, 11)]] > odds[bits.index[Tile(1, 11)]] == 0
