"""Does the regular player follow its plan?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.regular import regular
from mexicantrain_qt.rules.notation import read_position, write_action
from mexicantrain_qt.rules.view import view_for


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


def test_a_whole_train_does_not_end_in_a_double_that_has_to_be_covered() -> None:
    assert (
        choice("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-5
        hand A: 5-5 3-11
        hand B: 0-1 5-7
        boneyard: 0-0 1-1
        first turns left: A B""")
        == "done"
    )
