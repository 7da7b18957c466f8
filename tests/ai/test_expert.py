"""Does the expert weigh what a tile changes?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.expert import expert
from mexicantrain_qt.ai.judgement import Judgement, Taste
from mexicantrain_qt.ai.reading import leaves_a_lonely_double
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.notation import read_position, write_action
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import view_for
from tests.ai.tables import seen_by_a


def choice(position: str) -> str:
    state = read_position(position)
    return write_action(expert(view_for(state, state.turn), random.Random(1)))


def test_a_double_and_its_follow_up_are_two_tiles_in_one_turn() -> None:
    assert (
        choice("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-0
        train B marked: 12-2
        train M: 12-11
        hand A: 2-2 2-8 9-11 0-1
        hand B: 3-5 4-6 5-7
        boneyard: 0-0 1-1""")
        == "2-2>B"
    )


def test_the_double_is_not_worth_it_when_a_tile_of_the_plan_would_have_to_follow() -> None:
    assert (
        choice("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-0
        train B marked: 12-2
        train M: 12-11
        hand A: 2-2 0-2 2-9 9-10 10-11 11-11
        hand B: 3-5 4-6 5-7
        boneyard: 0-0 1-1""")
        != "2-2>B"
    )


def test_going_out_comes_before_everything() -> None:
    assert (
        choice("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-0
        train B marked: 12-2
        hand A: 2-2
        hand B: 3-5 4-6 5-7
        boneyard: 1-1""")
        == "2-2>B"
    )


def test_nobody_counts_on_a_mexican_train_that_is_never_played() -> None:
    position = """
        rules: quick, mexican_train_from={since}
        engine: 12-12
        turn: A
        train A: 12-5
        hand A: 5-5 7-12 0-1 1-2
        hand B: 3-5 4-6 5-7
        boneyard: 0-0 1-1"""
    usual, never = (seen_by_a(position.format(since=since)) for since in ("first_turn", "never"))
    double = Play(Tile(5, 5), "A")
    assert leaves_a_lonely_double(never, double)
    assert not leaves_a_lonely_double(usual, double)
    assert Judgement(never).cost(double) > Judgement(usual).cost(double)


A_LONELY_DOUBLE = """
        rules: quick, open_double_binds={binds}
        engine: 12-12
        turn: A
        train A: 12-5
        train M: 12-4
        hand A: 4-4 0-1 1-2
        hand B: 3-5 4-6 5-7
        boneyard: 0-0 1-1"""


def test_that_the_next_player_must_cover_is_worth_something() -> None:
    binding, loose = (
        Judgement(seen_by_a(A_LONELY_DOUBLE.format(binds=binds))).cost(Play(Tile(4, 4), "M"))
        for binds in ("yes", "no")
    )
    assert binding == loose - Taste().bound < loose


def test_a_double_that_the_hand_cannot_follow_is_worth_less() -> None:
    view = seen_by_a(A_LONELY_DOUBLE.format(binds="yes"))
    lonely, at_ease = (Judgement(view, Taste(lonely=pips)).cost(Play(Tile(4, 4), "M")) for pips in (2.0, 0.0))
    assert lonely == at_ease + 2.0


def test_a_double_left_open_at_home_puts_the_plan_at_risk() -> None:
    view = seen_by_a("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-5
        train B marked: 12-7
        hand A: 5-5 5-9 7-8
        hand B: 3-5 4-6
        boneyard: 0-0 1-1""")
    careful, careless = (
        Judgement(view, Taste(exposed=exposed)).cost(Play(Tile(5, 5), "A")) for exposed in (0.5, 0.0)
    )
    assert careful > careless


def test_a_marked_own_train_is_closed() -> None:
    assert (
        choice("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-3
        train B marked: 12-1
        hand A: 3-11 0-1 5-7
        hand B: 0-2 6-6
        boneyard: 0-0 1-1""")
        == "3-11>A"
    )


def test_an_end_that_few_unseen_tiles_fit_is_left_to_the_others() -> None:
    # Hardly an eleven is left, so that the train B would be of little use to anybody.
    assert (
        choice("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-0
        train B marked: 12-11 11-10 10-10 10-9 9-11 11-8 8-8 8-7 7-11 11-6 6-6 6-5
        train M: 12-4 4-11
        hand A: 5-11 1-7
        hand B: 0-1 0-2
        boneyard: 0-0 1-1""")
        == "5-11>B"
    )
