"""Is what is held against hidden tiles never wrong, and worth something?"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice

import pytest

from mexicantrain_qt.ai.leanings import leanings
from mexicantrain_qt.ai.playout_tiles import TileBits, tile_bits
from mexicantrain_qt.ai.reading import on_the_table
from mexicantrain_qt.ai.sampling import Worlds
from mexicantrain_qt.ai.voids import seen, voids
from mexicantrain_qt.rules.events import (
    EngineLaid,
    Event,
    MarkerRaised,
    Passed,
    RoundStarted,
    TileDrawn,
    TilePlayed,
    TurnStarted,
)
from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.options import SHEETS, SheetName
from mexicantrain_qt.rules.tiles import Tile, full_set
from mexicantrain_qt.rules.view import PlayerView, view_for
from tests.ai.tables import any_setup, decisions, seen_by_a


def bits_of(view: PlayerView) -> TileBits:
    return tile_bits(view.options.highest, view.options.double_blank)


def can_be(hand: Iterable[Tile], held: Sequence[int], bits: TileBits) -> bool:
    """Whether every tile of *hand* can be one of the *held*, each another."""
    taken: dict[int, int] = {}

    def finds_a_place(index: int, tried: set[int]) -> bool:
        for place, excluded in enumerate(held):
            if place in tried or excluded >> index & 1:
                continue
            tried.add(place)
            if place not in taken or finds_a_place(taken[place], tried):
                taken[place] = index
                return True
        return False

    return all(finds_a_place(bits.index[tile], set()) for tile in hand)


@pytest.mark.parametrize("seed", range(150))
def test_no_true_hand_is_ever_excluded(seed: int) -> None:
    for state, view in islice(decisions(any_setup(seed)), 0, None, 5):
        for seat, (hand, held) in enumerate(zip(state.hands, voids(view), strict=True)):
            assert len(held) == len(hand)
            assert seat == view.seat or can_be(hand, held, bits_of(view))


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_in_a_usual_round_much_is_excluded(sheet: SheetName) -> None:
    players = tuple(Player("Player", "regular") for _ in range(4))
    setup = Setup(SHEETS[sheet], players, "much is excluded")
    *_, (_, view) = decisions(setup)
    hidden = bits_of(view).mask(on_the_table(view) | view.hand) ^ bits_of(view).all
    assert any(excluded & hidden for held in voids(view) for excluded in held)


@pytest.mark.parametrize("seed", range(20))
def test_every_world_agrees_with_what_was_seen(seed: int) -> None:
    rng = random.Random(seed)
    for _, view in islice(decisions(any_setup(seed)), 0, None, 9):
        bits = bits_of(view)
        known = seen(view)
        leaning = Worlds(view, known.voids, leanings(view, known))
        for worlds in (Worlds(view), leaning, leaning):
            world = worlds.sample(rng)
            assert [len(hand) for hand in world.hands] == list(view.counts)
            assert len(world.boneyard) == view.boneyard
            assert world.hands[view.seat] == view.hand
            dealt = [tile for hand in world.hands for tile in hand] + list(world.boneyard)
            assert len({*dealt, *on_the_table(view)}) == len(dealt) + len(on_the_table(view))
            for seat, held in enumerate(known.voids):
                assert can_be(world.hands[seat], held, bits)


@pytest.mark.parametrize("seed", range(10))
def test_the_truth_is_one_of_the_worlds_when_little_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    for state, view in decisions(any_setup(seed)):
        others = sum(view.counts) - len(view.hand) + view.boneyard
        if others <= 4:
            worlds = Worlds(view)
            assert state.hands in {worlds.sample(rng).hands for _ in range(300)}


def test_the_only_world_there_is_is_found_where_exchanging_two_tiles_does_not_lead_to_it() -> None:
    """Each of the others has one tile, of which only one is not excluded; they are often dealt in a ring."""
    view = seen_by_a("""
        rules: quick
        engine: 12-12
        turn: A
        hand A: 0-1
        hand B: 0-2
        hand C: 0-3
        hand D: 0-4""")
    bits = bits_of(view)
    hidden = (Tile(0, 2), Tile(0, 3), Tile(0, 4))
    mine = bits.of(bits.all) - {Tile(12, 12), *hidden}
    view = replace(view, hand=mine, counts=(len(mine), 1, 1, 1), boneyard=0)
    worlds = Worlds(view, ((), *((bits.all ^ bits.mask([tile]),) for tile in hidden)))
    rng = random.Random(1)
    found = {worlds.sample(rng).hands[1:] for _ in range(50)}
    assert found == {tuple(frozenset([tile]) for tile in hidden)}


def excluded_after(*events: Event, rules: str = "quick") -> list[set[Tile]]:
    """What A holds against every tile of B, with trains that end in 3 and 5, after B's *events*."""
    state = read_position(f"""
        rules: {rules}
        engine: 12-12
        turn: A
        train A: 12-3
        train B: 12-5
        hand A: 0-1 1-2
        hand B: 0-4 4-4 4-6
        boneyard: 0-0 1-1""")
    dealt = (
        RoundStarted(1, 1, (3, 3)),
        EngineLaid(12, None),
        TurnStarted(1),
        TilePlayed(1, Tile(5, 12), "B"),
    )
    then = (TurnStarted(0), TilePlayed(0, Tile(3, 12), "A"), TurnStarted(1), *events)
    view = view_for(state, 0, (*dealt, *then))
    bits = bits_of(view)
    return [{t for i, t in enumerate(bits.tiles) if held >> i & 1} for held in voids(view)[1]]


def fitting(*numbers: int) -> set[Tile]:
    return {t for t in full_set(12) if any(t.fits(number) for number in numbers)}


def test_who_draws_has_no_tile_that_fits_and_the_drawn_one_may_be_anything() -> None:
    first, second, drawn = excluded_after(TileDrawn(1, None))
    assert first == second == fitting(5, 12)
    assert drawn == set()


def test_who_passes_has_not_drawn_one_that_fits_either() -> None:
    assert excluded_after(TileDrawn(1, None), Passed(1), MarkerRaised(1)) == [fitting(5, 12)] * 3


def test_who_may_keep_a_drawn_tile_that_fits_tells_nothing_about_it() -> None:
    rules = "quick, drawn_tile=may_play"
    assert excluded_after(TileDrawn(1, None), Passed(1), rules=rules)[2] == set()


def test_who_did_not_play_on_the_mexican_train_because_it_was_too_early_may_have_its_number() -> None:
    later = "quick, mexican_train_from=never"
    assert excluded_after(TileDrawn(1, None), rules=later)[0] == fitting(5)


def test_a_marker_that_goes_up_with_a_tile_tells_that_nothing_fitted_at_home() -> None:
    rules = "quick, marker_when=no_own_play"
    events = (
        MarkerRaised(1),
        TilePlayed(1, Tile(7, 12), "M"),
        TurnStarted(0),
        TileDrawn(1, None, "forgotten_call"),
    )
    held = excluded_after(*events, TileDrawn(1, None, "forgotten_call"), rules=rules)
    assert held == [fitting(5), set(), set()]
