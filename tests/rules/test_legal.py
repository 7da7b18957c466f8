"""Who may ask, and which of several reasons is given?"""

from __future__ import annotations

from typing import Any

import pytest

from mexicantrain_qt.rules.actions import Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.events import CallForgotten, LastTileCalled, TileDrawn, TurnStarted
from mexicantrain_qt.rules.legal import IllegalAction, Reason, legal_actions, refusal
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.turns import apply
from tests.rules.positions import position

ORDINARY = """
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
OVER = """
    rules: quick
    engine: 12-12
    turn: B
    hand A: 0-3
    hand B:
    result: out B
"""


def test_the_reasons_are_those_of_the_notation_in_its_order() -> None:
    assert [reason.value for reason in Reason] == [
        "not_your_turn",
        "round_over",
        "tile_not_in_hand",
        "does_not_match",
        "train_is_closed",
        "open_double_first",
        "follow_up_on_the_double",
        "no_second_double",
        "first_train_only",
        "mexican_train_not_yet",
        "must_play_drawn",
        "must_play",
        "must_draw",
        "say_done",
        "nothing_to_draw",
        "nothing_laid",
        "nothing_to_call",
    ]


@pytest.mark.parametrize("action", [Play(Tile(9, 9), "B"), Draw(), Pass(), Done()])
@pytest.mark.parametrize("text", [ORDINARY, OVER])
def test_whose_turn_it_is_comes_before_everything(text: str, action: Any) -> None:
    assert refusal(position(text), action, seat=0) is Reason.NOT_YOUR_TURN


def test_the_seat_to_move_may_say_so() -> None:
    assert refusal(position(ORDINARY), Play(Tile(8, 10), "B"), seat=1) is None


def test_when_the_round_is_over_the_seat_to_move_hears_that() -> None:
    assert refusal(position(OVER), Play(Tile(9, 9), "C"), seat=1) is Reason.ROUND_OVER
    assert refusal(position(OVER), Call(), seat=0) is Reason.ROUND_OVER
    assert legal_actions(position(OVER)) == ()


def test_a_call_is_made_by_the_seat_that_owes_it_whoever_is_to_move() -> None:
    state = position(ORDINARY)
    assert refusal(state, Call()) is None
    assert refusal(state, Call(), seat=0) is None
    assert refusal(state, Call(), seat=1) is Reason.NOTHING_TO_CALL
    called, events = apply(state, Call(), seat=0)
    assert (called.call_owed, called.turn) == (None, 1)
    assert events == (LastTileCalled(0),)


def test_a_forgotten_call_is_told_after_the_turn_that_ended_it() -> None:
    _, events = apply(position(ORDINARY), Play(Tile(8, 10), "B"))
    assert events[-3:] == (CallForgotten(0), TileDrawn(0, Tile(6, 6), "forgotten_call"), TurnStarted(0))


def test_a_train_that_is_not_at_this_table_is_an_error_of_the_caller() -> None:
    state = position(ORDINARY)
    for name in ("C", "Z", "", "AB"):
        with pytest.raises(KeyError):
            refusal(state, Play(Tile(8, 10), name))


def test_an_illegal_action_is_raised_with_its_reason() -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(position(ORDINARY), Draw())
    assert (refused.value.action, refused.value.reason) == (Draw(), Reason.MUST_PLAY)


def test_a_first_train_that_cannot_be_covered_is_not_done() -> None:
    state = position("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-3 3-3
        train B:
        hand A: 0-1 2-2
        hand B: 3-9 7-12
        open: A
        state: drawn 2-2
        first turns left: A B
    """)
    assert refusal(state, Done()) is Reason.OPEN_DOUBLE_FIRST
    assert legal_actions(state) == (Pass(),)


def test_a_follow_up_may_go_on_its_double_whatever_the_marker_says() -> None:
    # No game comes to this position, but somebody may write it down.
    state = position("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-3
        train B: 12-4 4-4
        hand A: 0-1 4-9
        hand B: 1-1
        open: B
        state: follow-up
    """)
    assert legal_actions(state) == (Play(Tile(4, 9), "B"),)
