"""Is a position written in one way only, read back as it was, and refused where it is wrong?"""

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
from tests.rules.positions import play_randomly, position, table

PLAIN = """\
rules: quick
engine: 12-12
turn: A
train A: 12-3 3-3
train B marked: 12-5
train C:
train M: 12-0 0-4
hand A: 1-2 3-7 4-9
hand B: 5-6 8-8
hand C: 0-1
boneyard: 6-7 2-2
open: A
state: follow-up drawn 1-2
draws: 2
call owed: C
starter: B
passes: 1
round: 3
totals: A=12 B=0 C=40
"""


def changed(**lines: str) -> str:
    """PLAIN with some of its lines replaced, by key (``_`` for a space); an empty value leaves nothing of the line."""
    text = PLAIN.splitlines()
    for name, line in lines.items():
        key = name.replace("_", " ")
        text = [line if old.partition(":")[0] == key else old for old in text]
    return "\n".join(text)


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


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        pytest.param(changed(turn="colour: red"), 3, "unknown key 'colour'", id="unknown key"),
        pytest.param(changed(turn="turn A"), 3, "unknown key 'turn A'", id="no colon"),
        pytest.param(changed(turn="train I: 12-3"), 3, "unknown key", id="a train of nobody"),
        pytest.param(changed(turn="turn: D"), 3, "no seat 'D'", id="a seat that is not there"),
        pytest.param(changed(turn="turn:"), 3, "no seat ''", id="no seat"),
        pytest.param(changed(turn="engine: 11-11"), 3, "'engine' stands twice", id="a key twice"),
        pytest.param(changed(turn=""), 0, "'turn' is missing", id="a key missing"),
        pytest.param(changed(rules=""), 0, "'rules' is missing", id="no rules"),
        pytest.param(changed(rules="rules: swift"), 1, "unknown sheet 'swift'", id="unknown sheet"),
        pytest.param(changed(rules="rules: quick, colour=1"), 1, "unknown option", id="unknown option"),
        pytest.param(changed(rules="rules: quick, rounds=99"), 1, "rounds", id="options that make no sense"),
        pytest.param(changed(rules="rules: quick, hand_sizes=9"), 1, "2 to 2 players", id="too many players"),
        pytest.param(changed(engine="engine: 11-12"), 2, "an engine is a double", id="no engine"),
        pytest.param(changed(engine="engine: 12"), 2, "not a tile: '12'", id="no tile"),
        pytest.param(changed(engine="engine: 13-13"), 4, "does not match", id="trains of another engine"),
        pytest.param(changed(hand_A="hand A: 1-2 7-3 4-9"), 8, "7-3 is written 3-7", id="high-low in a hand"),
        pytest.param(changed(hand_A="hand A: 1-2 1-2"), 8, "1-2 is named twice", id="twice in a hand"),
        pytest.param(changed(hand_A="hand A: 1-2 4-13"), 8, "not in the double-12 set", id="beyond the set"),
        pytest.param(changed(hand_B="hand B: 5-6 4-9"), 9, "4-9 is named twice", id="in two hands"),
        pytest.param(changed(hand_B="hand B: 3-12"), 9, "3-12 is named twice", id="in a hand and on a train"),
        pytest.param(changed(hand_B="hand B: 12-12"), 9, "12-12 is named twice", id="the engine in a hand"),
        pytest.param(changed(hand_B="hand B:"), 9, "the hand of B is empty", id="an empty hand, no result"),
        pytest.param(
            changed(boneyard="boneyard: 6-7 2-2 6-7"), 11, "6-7 is named twice", id="in the boneyard"
        ),
        pytest.param(changed(boneyard="boneyard: 1-2"), 11, "1-2 is named twice", id="hand and boneyard"),
        pytest.param(changed(boneyard="boneyard: 7-6"), 11, "7-6 is written 6-7", id="high-low, boneyard"),
        pytest.param(changed(train_A="train A: 12-3 4-3"), 4, "does not match the end 3", id="no match"),
        pytest.param(changed(train_A="train A: 12-3 5-3"), 4, "5-3 does not match", id="the wrong way round"),
        pytest.param(
            changed(train_M="train M marked: 12-0"), 7, "has no marker", id="a marked Mexican train"
        ),
        pytest.param(
            changed(rules="rules: quick, mexican_train_from=never"),
            7,
            "no Mexican train",
            id="a train of no rules",
        ),
        pytest.param(changed(open=""), 4, "the double of train A is open", id="an open double not named"),
        pytest.param(changed(open="open: B"), 12, "B does not end in a double", id="no double there"),
        pytest.param(changed(open="open: A A"), 12, "train A stands twice", id="open twice"),
        pytest.param(changed(open="open: D"), 12, "no seat 'D'", id="open on no train"),
        pytest.param(
            changed(hand_A="hand A: 1-2 4-9"), 12, "the double of train A is dead", id="a dead double named"
        ),
        pytest.param(changed(state="state: waiting"), 13, "not a state: 'waiting'", id="no state"),
        pytest.param(changed(state="state:"), 13, "not a state: ''", id="an empty state"),
        pytest.param(
            changed(state="state: drawn 6-7"), 13, "drawn tile 6-7 is not in the hand", id="not drawn"
        ),
        pytest.param(changed(state="state: drawn 2-1"), 13, "2-1 is written 1-2", id="high-low drawn"),
        pytest.param(
            changed(state="state: follow-up"), 14, "draws need a drawn tile", id="draws without a tile"
        ),
        pytest.param(
            changed(train_A="train A: 12-3", open=""), 13, "needs an open double", id="no follow-up"
        ),
        pytest.param(
            changed(train_A="train A:", open="", state="state: laying", draws=""),
            13,
            "no tile",
            id="not laying",
        ),
        pytest.param(changed(draws="draws: -1"), 14, "not a count: '-1'", id="less than no draws"),
        pytest.param(changed(draws="draws: two"), 14, "not a number: 'two'", id="no number"),
        pytest.param(
            changed(draws="first turns left: B C"), 14, "a run of seats", id="not from the one to move"
        ),
        pytest.param(changed(draws="first turns left: A C"), 14, "a run of seats", id="with a gap"),
        pytest.param(changed(draws="first turns left: A A B C"), 14, "run of seats", id="a first turn twice"),
        pytest.param(
            changed(draws="first turns left: A D"), 14, "no seat 'D'", id="the first turn of nobody"
        ),
        pytest.param(changed(call_owed="call owed: M"), 15, "no seat 'M'", id="a call of nobody"),
        pytest.param(changed(starter="starter: AB"), 16, "no seat 'AB'", id="two starters"),
        pytest.param(
            changed(passes="passes: 01"), 17, "not a number: '01'", id="a number with a zero before"
        ),
        pytest.param(changed(round="round: 7"), 18, "rounds 1 to 6", id="a round too many"),
        pytest.param(changed(round="round: 0"), 18, "rounds 1 to 6", id="no round"),
        pytest.param(changed(totals="totals: A=1 D=2"), 19, "no seat 'D'", id="a total of nobody"),
        pytest.param(changed(totals="totals: A=1 B"), 19, "not a number: ''", id="no total"),
        pytest.param(changed(totals="penalties: A=1"), 19, "penalties without a result", id="no result"),
        pytest.param(changed(totals="result: lost A"), 19, "not a result: 'lost A'", id="another result"),
        pytest.param(changed(totals="result: out"), 19, "not a result: 'out'", id="nobody is out"),
        pytest.param(changed(totals="result: out A"), 19, "who is out has no tile left", id="out with tiles"),
        pytest.param("rules: quick\nengine: 9-9\nturn: A\nhand A: 1-2", 0, "2 to 8 seats", id="alone"),
    ],
)
def test_a_position_that_is_wrong_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(NotationError, match=what) as refused:
        read_position(text)
    assert refused.value.line == line


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
