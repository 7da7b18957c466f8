"""Is a position written in one way only, and read back as it was?"""

from __future__ import annotations

import random
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mexicantrain_qt.rules.actions import Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.notation import (
    NotationError,
    read_action,
    read_position,
    write_action,
    write_position,
)
from mexicantrain_qt.rules.tiles import Tile
from tests.rules.positions import PLAIN, play_randomly, position, table


def test_a_position_is_written_as_it_was_read() -> None:
    assert write_position(read_position(PLAIN)) == PLAIN


def test_order_spaces_comments_and_defaults_do_not_matter() -> None:
    untidy = """
        # a comment
        hand B:  8-8   5-6
        passes: 0
        hand A: 4-9 1-2 3-7   # another
        turn: A
        round: 1
        engine: 12-12
        state: turn
        starter: A
        totals: A=0 B=0

        train  B   marked: 12-5
        rules:quick,double_blank = 50
        draws: 0
    """
    tidy = """\
        rules: quick, double_blank=50
        engine: 12-12
        turn: A
        train A:
        train B marked: 12-5
        hand A: 1-2 3-7 4-9
        hand B: 5-6 8-8
    """
    assert write_position(position(untidy)) == dedent(tidy)


def test_seats_whose_first_turn_is_left_may_stand_in_any_order() -> None:
    text = "rules: quick\nengine: 9-9\nturn: B\nhand A: 1-2\nhand B: 1-3\nfirst turns left: {}\n"
    assert read_position(text.format("A B")) == read_position(text.format("B A"))
    assert read_position(text.format("A B")).first_turns_left == (1, 0)


@settings(max_examples=30)
@given(
    seed=st.integers(0, 2**32),
    actions=st.integers(0, 200),
    rules=st.sampled_from(["classic", "cardinal", "quick"]),
)
def test_every_position_of_a_game_reads_back(seed: int, actions: int, rules: str) -> None:
    game = play_randomly(Game(table(rules, 4, str(seed))), actions, random.Random(seed))
    text = write_position(game.state)
    assert read_position(text, strict=True) == game.state
    assert write_position(read_position(text)) == text
    for action in legal_actions(game.state):
        assert read_action(write_action(action)) == action


OVER = """\
rules: quick, out_on_double=doubles_the_others
engine: 12-12
turn: A
train A: 12-4 4-4
train B: 12-8
hand A:
hand B: 2-3 2-4
open: A
passes: 0
result: out A
"""


@pytest.mark.parametrize("penalties", ["A=0 B=11", "A=0 B=22"])
def test_a_round_that_is_over_can_be_read_again(penalties: str) -> None:
    text = f"{OVER}penalties: {penalties}\n".replace("passes: 0\n", "")
    assert write_position(read_position(text)) == text


def test_penalties_may_be_left_to_the_hands() -> None:
    assert read_position(OVER).result == position(f"{OVER}penalties: B=11").result


@pytest.mark.parametrize("penalties", ["A=1 B=11", "A=0 B=12", "A=0"])
def test_penalties_that_do_not_follow_from_the_hands_are_refused(penalties: str) -> None:
    with pytest.raises(NotationError, match="line 11: the penalties do not follow"):
        read_position(f"{OVER}penalties: {penalties}")


def test_a_blocked_round_counts_every_hand() -> None:
    blocked = OVER.replace("out A", "blocked").replace("hand A:", "hand A: 0-9")
    assert "result: blocked\npenalties: A=9 B=11\n" in write_position(read_position(blocked))


def test_several_who_are_out_are_written_in_seat_order() -> None:
    text = "rules: classic\nengine: 9-9\nturn: A\nhand A:\nhand B: 1-2\nhand C:\nresult: out C A\n"
    assert "result: out A C\n" in write_position(read_position(text))


def test_an_empty_hand_may_wait_for_first_trains_and_for_a_cover() -> None:
    text = "rules: {}\nengine: 9-9\nturn: B\ntrain A: 9-1\nhand A:\nhand B: 1-2\n{}"
    assert read_position(text.format("classic", "first turns left: B")).hands[0] == frozenset()
    assert read_position(text.format("quick, out_on_double=must_be_covered", "")).hands[0] == frozenset()
    with pytest.raises(NotationError, match="line 5: the hand of A is empty"):
        read_position(text.format("quick", "first turns left: B"))


def test_strict_wants_every_tile_of_the_set() -> None:
    game = Game(table("quick, highest=6, hand_sizes=7/7/6"))
    text = write_position(game.state)
    assert read_position(text, strict=True) == game.state
    lost = text.replace(f" {game.state.boneyard[-1]}\n", "\n")
    assert len(read_position(lost).boneyard) == len(game.state.boneyard) - 1
    with pytest.raises(NotationError, match=f"line 1: tile {game.state.boneyard[-1]} is named nowhere"):
        read_position(lost, strict=True)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("3-7>A", Play(Tile(3, 7), "A")),
        ("4-9>M", Play(Tile(4, 9), "M")),
        ("draw", Draw()),
        ("pass", Pass()),
        ("done", Done()),
        ("call", Call()),
    ],
)
def test_actions_are_words(text: str, action: Play | Draw | Pass | Done | Call) -> None:
    assert read_action(text) == action
    assert write_action(action) == text


@pytest.mark.parametrize(
    "text", ["", "Draw", "3-7", "3-7>", "3-7>I", "3-7>AB", "3>A", "-3-7>A", "03-7>A", "3-7 > A"]
)
def test_other_words_are_no_actions(text: str) -> None:
    with pytest.raises(ValueError, match=r"not an? (action|tile)"):
        read_action(text)
