"""Who gets which tiles, which double is the engine, and who starts?"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256

import pytest

from mexicantrain_qt.rules import deal
from mexicantrain_qt.rules.deal import deal_round, shuffled
from mexicantrain_qt.rules.events import EngineLaid, RoundStarted, TileDrawn, TurnStarted
from mexicantrain_qt.rules.notation import read_options, write_position
from mexicantrain_qt.rules.options import CARDINAL, CLASSIC, QUICK, RuleOptions
from mexicantrain_qt.rules.tiles import Tile, full_set, tile


def test_a_deal_never_changes() -> None:
    state, _ = deal_round(QUICK, 3, "a seed for ever", 2)
    assert (
        write_position(state)
        == """\
rules: quick
engine: 11-11
turn: B
train A:
train B:
train C:
hand A: 0-12 1-1 1-8 2-6 3-4 4-4 4-7 5-9 5-12 6-8 8-10 8-11 8-12 9-12 10-10
hand B: 0-1 0-10 0-11 1-2 1-5 1-6 1-10 1-11 2-4 2-7 2-10 2-11 6-10 7-11 9-10
hand C: 0-0 0-3 1-3 2-12 3-6 3-7 3-9 3-10 3-11 5-5 5-6 5-11 6-12 7-8 9-11
boneyard: 2-3 8-8 4-8 2-5 8-9 0-2 11-12 4-5 10-12 6-9 4-11 0-6 2-9 3-5 4-9 6-6 12-12 2-2 7-12 1-7 0-5 7-9 5-8 4-6 2-8 0-4 6-11 3-12 6-7 4-10 3-8 0-9 7-10 5-10 1-12 9-9 4-12 0-8 7-7 10-11 5-7 0-7 1-4 1-9 3-3
first turns left: A B C
starter: B
round: 2
"""
    )


def independent_order(highest: int, seed: str, round_number: int) -> list[str]:
    """The order of the tiles, from the description at the head of ``deal`` alone."""
    order = [f"{low}-{high}" for low in range(highest + 1) for high in range(low, highest + 1)]
    key = sha256(bytes(f"{seed}:{round_number}", "ascii")).hexdigest()
    place = len(order)
    while place > 1:
        place -= 1
        digest = sha256(bytes(f"{key}:{place}", "ascii")).digest()
        other = int.from_bytes(digest, "big") % (place + 1)
        order[place], order[other] = order[other], order[place]
    return order


@pytest.mark.parametrize("highest", [6, 9, 12, 15, 18])
def test_anybody_can_check_the_order_of_the_tiles(highest: int) -> None:
    options = read_options(f"classic, highest={highest}, hand_sizes=7/7, rounds=7")
    order = [tile(one) for one in independent_order(highest, "any seed", 7)]
    state, events = deal_round(options, 2, "any seed", 7)
    hunted = [event.tile for event in events if isinstance(event, TileDrawn)]
    engine = {Tile(state.engine, state.engine)}
    assert state.hands[0] | state.hands[1] | engine == set(order[: 14 + len(hunted)])
    assert hunted == order[14 : 14 + len(hunted)]
    assert state.boneyard == tuple(order[14 + len(hunted) :])


@pytest.mark.parametrize("highest", [6, 18])
def test_the_order_has_every_tile_once(highest: int) -> None:
    assert sorted(shuffled(highest, "key")) == list(full_set(highest))


def test_another_round_and_another_seed_give_another_order() -> None:
    orders = {deal_round(QUICK, 2, seed, number)[0].boneyard for seed in "ab" for number in (1, 2)}
    assert len(orders) == 4


def test_an_engine_set_aside_is_in_no_hand_and_hands_are_dealt_seat_by_seat() -> None:
    order = [one for one in independent_order(12, "aside", 3) if one != "10-10"]
    state, events = deal_round(QUICK, 8, "aside", 3)
    assert [{str(one) for one in hand} for hand in state.hands] == [
        set(order[seat * 11 : (seat + 1) * 11]) for seat in range(8)
    ]
    assert [str(one) for one in state.boneyard] == order[88:]
    assert events == (RoundStarted(3, 2, (11,) * 8), EngineLaid(10, None), TurnStarted(2))


@pytest.mark.parametrize(("order", "engines"), [("descending", (6, 5, 0)), ("ascending", (0, 1, 6))])
def test_every_round_has_its_engine(order: str, engines: tuple[int, ...]) -> None:
    for source in ("holder_draws", "set_aside"):
        options = read_options(
            f"quick, highest=6, hand_sizes=7/7, rounds=7, engine_from={source}, engine_order={order}"
        )
        assert tuple(deal_round(options, 2, "s", number)[0].engine for number in (1, 2, 7)) == engines


@pytest.fixture
def dealt_in_order(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Deal the tiles of a text in that order, then all others, the smallest first."""

    def in_order(text: str) -> None:
        first = [tile(one) for one in text.split()]

        def order(highest: int, key: str) -> tuple[Tile, ...]:
            assert key
            return (*first, *(one for one in full_set(highest) if one not in first))

        monkeypatch.setattr(deal, "shuffled", order)

    return in_order


SMALL = "highest=6, hand_sizes=2/2/2, rounds=7"


def test_the_holder_lays_the_engine_and_starts(dealt_in_order: Callable[[str], None]) -> None:
    dealt_in_order("1-2 1-3  2-5 6-6  0-1 0-2")
    state, events = deal_round(read_options(f"classic, {SMALL}"), 3, "s")
    assert state.hands[1] == {Tile(2, 5)}
    assert (state.engine, state.starter, state.turn) == (6, 1, 1)
    assert state.first_turns_left == (1, 2, 0)
    assert events == (RoundStarted(1, 1, (2, 2, 2)), EngineLaid(6, 1), TurnStarted(1))


def test_all_draw_at_once_until_somebody_has_the_engine(dealt_in_order: Callable[[str], None]) -> None:
    dealt_in_order("1-2 1-3  2-5 3-4  5-5 5-6  6-6 1-1")
    state, events = deal_round(read_options(f"classic, {SMALL}"), 2, "s")
    drawn = [(event.seat, str(event.tile)) for event in events if isinstance(event, TileDrawn)]
    assert drawn == [(0, "5-5"), (1, "5-6"), (0, "6-6"), (1, "1-1")]
    assert all(event.drawn_for == "engine" for event in events if isinstance(event, TileDrawn))
    assert state.hands[1] == {Tile(2, 5), Tile(3, 4), Tile(5, 6), Tile(1, 1)}
    assert state.starter == 0


def test_when_fewer_tiles_are_left_than_players_they_draw_in_seat_order(
    dealt_in_order: Callable[[str], None],
) -> None:
    others = [str(one) for one in full_set(6) if str(one) != "6-6"]
    dealt_in_order(" ".join([*others, "6-6"]))
    options = read_options("classic, highest=6, hand_sizes=2/8, rounds=7")
    state, events = deal_round(options, 3, "s")
    assert [event.seat for event in events if isinstance(event, TileDrawn)] == [0, 1, 2, 0]
    assert (state.starter, state.boneyard) == (0, ())
    assert [len(hand) for hand in state.hands] == [9, 9, 9]


def test_the_highest_double_held_is_the_engine(dealt_in_order: Callable[[str], None]) -> None:
    dealt_in_order("1-2 3-3  2-5 5-5  4-4 0-2")
    state, events = deal_round(read_options(f"classic, engine_from=highest_held, {SMALL}"), 3, "s")
    assert (state.engine, state.starter) == (5, 1)
    assert EngineLaid(5, 1) in events


def test_a_double_that_has_been_an_engine_is_a_tile_like_any_other(
    dealt_in_order: Callable[[str], None],
) -> None:
    dealt_in_order("1-2 3-3  2-5 5-5  4-4 0-2")
    options = read_options(f"classic, engine_from=highest_held, {SMALL}")
    state, _ = deal_round(options, 3, "s", 3, engines=[5, 4])
    assert (state.engine, state.starter) == (3, 0)
    assert Tile(5, 5) in state.hands[1]


def test_when_nobody_holds_a_new_double_all_draw(dealt_in_order: Callable[[str], None]) -> None:
    dealt_in_order("1-2 3-3  2-5 0-1  1-6 0-2  2-2 3-5")
    options = read_options(f"quick, engine_from=highest_held, starter=last_winner, {SMALL}")
    state, events = deal_round(options, 2, "s", 2, engines=[3], last_penalties=[9, 4])
    assert [event.seat for event in events if isinstance(event, TileDrawn)] == [0, 1, 0, 1]
    assert state.engine == 2
    assert state.starter == 1


def test_the_starter_rotates_from_seat_a() -> None:
    assert [deal_round(QUICK, 4, "s", number)[0].starter for number in range(1, 7)] == [0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize(
    ("last", "starter"), [(None, 0), ((7, 3, 9), 1), ((7, 3, 3), 1), ((0, 0, 0), 0), ((4, 3, -5), 2)]
)
def test_the_last_winner_starts_and_of_several_the_first_seat(
    last: tuple[int, ...] | None, starter: int
) -> None:
    options = read_options("quick, starter=last_winner")
    state, _ = deal_round(options, 3, "s", 1 if last is None else 2, last_penalties=last)
    assert (state.starter, state.turn) == (starter, starter)


@pytest.mark.parametrize("options", [CLASSIC, CARDINAL, QUICK])
@pytest.mark.parametrize("players", range(2, 9))
def test_every_hand_has_its_size(options: RuleOptions, players: int) -> None:
    state, events = deal_round(options, players, "size")
    hunted = sum(isinstance(event, TileDrawn) for event in events)
    held = sum(len(hand) for hand in state.hands)
    laid = 0 if options.engine_from == "set_aside" else 1
    assert held + laid == options.hand_size(players) * players + hunted
    assert held + len(state.boneyard) == 90


@pytest.mark.parametrize("number", [0, 7])
def test_a_round_that_the_game_does_not_have_is_not_dealt(number: int) -> None:
    with pytest.raises(ValueError, match=f"round 1 to 6, not {number}"):
        deal_round(QUICK, 2, "s", number)


def test_nobody_is_dealt_a_hand_at_a_table_that_is_too_large() -> None:
    with pytest.raises(ValueError, match="2 to 8 players, not 9"):
        deal_round(QUICK, 9, "s")
