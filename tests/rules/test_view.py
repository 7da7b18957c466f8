"""Does a player know everything on the table, the own hand, and nothing else?"""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexicantrain_qt.rules.actions import Call, Draw, Play
from mexicantrain_qt.rules.events import TileDrawn, TilePlayed
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView, as_seen_by, legal_for, view_for
from tests.rules.positions import play_randomly, play_round, position, table, tiles

OWED = """
    rules: cardinal
    engine: 12-12
    turn: B
    train A: 12-4
    train B: 12-8
    hand A: 0-3
    hand B: 8-10 2-2 5-5
    boneyard: 6-6 7-7
    call owed: A
"""


def hidden_reshuffled(state: State, seat: int, chance: random.Random) -> State:
    """*state* with everything that *seat* cannot see dealt anew."""
    hidden = [tile for other, hand in enumerate(state.hands) if other != seat for tile in sorted(hand)]
    hidden += state.boneyard
    chance.shuffle(hidden)
    hands = []
    for other, hand in enumerate(state.hands):
        hands.append(hand if other == seat else frozenset(hidden.pop() for _ in hand))
    return replace(state, hands=tuple(hands), boneyard=tuple(hidden))


@settings(max_examples=40)
@given(
    seed=st.integers(0, 2**32),
    actions=st.integers(0, 150),
    rules=st.sampled_from(["classic", "cardinal", "quick", "quick, draw_count=until_playable"]),
)
def test_reshuffling_what_is_hidden_never_changes_a_view(seed: int, actions: int, rules: str) -> None:
    chance = random.Random(seed)
    game = play_randomly(Game(table(rules, 3, str(seed))), actions, chance)
    if game.round_over:
        return
    for seat in range(3):
        other = hidden_reshuffled(game.state, seat, chance)
        assert view_for(other, seat) == view_for(game.state, seat)


def test_a_view_has_every_field_of_the_state_but_what_is_hidden() -> None:
    assert {field.name for field in fields(State)} - {field.name for field in fields(PlayerView)} == set()
    view = Game(table()).view(1)
    assert view.boneyard == 90 - 45
    assert view.counts == (15, 15, 15)
    assert view.hands is None


def test_only_the_one_who_drew_knows_the_tile() -> None:
    game = Game(table("quick, first_turn_draws=yes", 2, "6"))
    while Draw() not in legal_actions(game.state):
        game.apply(legal_actions(game.state)[0])
    seat = game.state.turn
    (event,) = (event for event in game.apply(Draw()) if isinstance(event, TileDrawn))
    assert as_seen_by(event, seat) == event
    assert event.tile is not None
    assert event.tile in game.view(seat).hand
    for other in (1 - seat, None):
        assert as_seen_by(event, other) == TileDrawn(seat, None)
    assert TileDrawn(seat, None) in game.view(1 - seat).history
    assert event not in game.view(1 - seat).history


def test_the_tile_drawn_is_shown_to_the_one_to_move_alone() -> None:
    state = position(OWED.replace("call owed: A", "state: drawn 5-5").replace("8-10 ", ""))
    assert [view_for(state, seat).drawn for seat in (0, 1)] == [None, Tile(5, 5)]


def test_what_everybody_saw_is_in_everybodys_history() -> None:
    played = TilePlayed(0, Tile(3, 4), "A")
    assert as_seen_by(played, 1) == played


def test_the_call_is_legal_for_the_seat_that_owes_it_and_the_rest_for_the_one_to_move() -> None:
    state = position(OWED)
    assert legal_for(state, 0) == (Call(),)
    assert legal_for(state, 1) == (Play(Tile(8, 10), "B"),)


def test_all_hands_are_turned_up_when_the_round_is_over() -> None:
    game = play_round(Game(table()), random.Random(1))
    view = game.view(2)
    assert view.hands == game.state.hands
    assert view.result == game.state.result
    assert view.legal == ()


def test_a_view_knows_its_trains_by_name() -> None:
    view = view_for(position(OWED), 0)
    assert (view.train("A"), view.train("B"), view.train("M")) == view.trains
    assert view.players == 2
    for name in ("C", "", "AB"):
        with pytest.raises(KeyError):
            view.train(name)


def test_a_hand_is_the_seats_own() -> None:
    assert view_for(position(OWED), 1).hand == tiles("8-10 2-2 5-5")
