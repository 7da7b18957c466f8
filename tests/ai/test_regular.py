"""Does the regular player follow its plan?"""

from __future__ import annotations

import random

import pytest

from mexicantrain_qt.ai.reading import leaves_a_lonely_double
from mexicantrain_qt.ai.regular import regular
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.notation import read_position, write_action
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import view_for
from tests.ai.tables import seen_by_a


def choice(position: str) -> str:
    state = read_position(position)
    return write_action(regular(view_for(state, state.turn), random.Random(1)))


def test_a_tile_outside_the_plan_goes_on_another_train_first() -> None:
    assert (
        choice("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train B marked: 12-5
        hand A: 3-11 9-11 5-6
        hand B: 0-1
        boneyard: 0-0 1-1""")
        == "5-6>B"
    )


def test_a_tile_of_the_plan_stays_for_the_own_train() -> None:
    assert (
        choice("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train M: 12-11
        hand A: 3-11 9-11 9-10
        hand B: 0-1
        boneyard: 0-0 1-1""")
        == "3-11>A"
    )


def test_a_marked_own_train_is_closed_first() -> None:
    assert (
        choice("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-3
        train B marked: 12-5
        hand A: 0-3 5-11
        hand B: 0-1
        boneyard: 0-0 1-1""")
        == "0-3>A"
    )


def test_a_double_waits_when_nothing_could_follow_it() -> None:
    assert (
        choice("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-9
        train B: 12-5
        train M: 12-4
        hand A: 9-9 2-4
        hand B: 1-9 3-5
        boneyard: 0-0 1-1""")
        == "2-4>M"
    )


def test_the_double_is_laid_when_it_can_be_followed() -> None:
    assert (
        choice("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-9
        hand A: 9-9 1-9
        hand B: 3-9 3-5
        boneyard: 0-0 1-1""")
        == "9-9>A"
    )


def test_a_double_that_nothing_can_cover_any_more_is_lonely_only_where_it_stays_open() -> None:
    position = """
        rules: classic, dead_double={dead}
        engine: 12-12
        turn: A
        train A: 12-11 11-9
        train B: 12-9 9-0 0-1 1-9 9-2 2-3 3-9 9-4 4-5 5-9 9-6 6-7 7-9 9-8 8-10 10-9
        hand A: 9-9 2-4
        hand B: 3-5 5-7
        boneyard: 0-0 1-1"""
    needs_no_cover, stays = (seen_by_a(position.format(dead=dead)) for dead in ("needs_no_cover", "stays"))
    assert not leaves_a_lonely_double(needs_no_cover, Play(Tile(9, 9), "A"))
    assert leaves_a_lonely_double(stays, Play(Tile(9, 9), "A"))


def test_a_whole_train_is_laid_as_planned() -> None:
    position = """
        rules: classic
        engine: 12-12
        turn: A
        train A:{laid}
        hand A: {hand}
        hand B: 0-1
        boneyard: 0-0 1-1
        first turns left: A B"""
    assert choice(position.format(laid="", hand="11-12 5-12 5-6 2-6")) == "5-12>A"
    assert choice(position.format(laid=" 12-5", hand="11-12 5-6 2-6")) == "5-6>A"
    assert choice(position.format(laid=" 12-5 5-6 6-2", hand="11-12")) == "done"


@pytest.mark.parametrize(("hand", "does"), [("5-5 3-11", "done"), ("5-5", "5-5>A")])
def test_a_whole_train_ends_in_a_double_that_has_to_be_covered_only_with_the_last_tile_of_the_hand(
    hand: str, does: str
) -> None:
    position = f"""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-5
        hand A: {hand}
        hand B: 0-1 5-7
        boneyard: 0-0 1-1
        first turns left: A B"""
    assert choice(position) == does
