"""Is the reason that is given for an action true?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.ai.reasons import ReasonToPlay
from mexicantrain_qt.ai.why import reason_for
from mexicantrain_qt.rules.actions import Done, Draw
from mexicantrain_qt.rules.notation import read_action, read_position
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.rules.view import view_for
from tests.ai.tables import seen_by_a

R = ReasonToPlay


def table(
    hand: str, *, rules: str = "quick", a: str = "train A: 12-3", more: str = "", boneyard: str = "0-0 1-1"
) -> str:
    lines = ["rules: " + rules, "engine: 12-12", "turn: A", *filter(None, [a, more])]
    return "\n".join([*lines, f"hand A: {hand}", "hand B: 0-1", f"boneyard: {boneyard}"])


TWO_TRAINS = "train B marked: 12-5"

CASES = [
    # the only thing there is to do
    (table("8-9 1-6"), "draw", R.MUST_DRAW),
    (table("8-9 1-6", boneyard=""), "pass", R.MUST_PASS),
    (
        table("8-9 1-6", more="train B marked: 12-5 5-5\nopen: B", boneyard="0-5"),
        "draw",
        R.MUST_DRAW_TO_COVER,
    ),
    (table("3-9 1-6"), "3-9>A", R.ONLY_CHOICE),
    (table("3-9"), "3-9>A", R.GOES_OUT),
    # a tile too many, and the plan
    (table("3-9 9-10 5-11", more=TWO_TRAINS), "5-11>B", R.SHEDS_HEAVY_SPARE),
    (table("3-9 9-10 1-5", more=TWO_TRAINS), "1-5>B", R.KEEPS_TRAIN_WHOLE),
    (table("3-9 9-10 1-5", more=TWO_TRAINS), "3-9>A", R.CONTINUES_TRAIN),
    (table("3-9 9-10 5-9", a="train A marked: 12-3", more=TWO_TRAINS), "3-9>A", R.CLOSES_TRAIN),
    # doubles
    (table("3-9 3-3 5-7", more=TWO_TRAINS), "3-3>A", R.DOUBLE_TO_FOLLOW),
    (table("3-9 5-5 6-7", more=TWO_TRAINS), "5-5>B", R.LEAVES_BOUND),
    (table("3-9 5-7 5-8", more="train B marked: 12-5 5-5\nopen: B"), "5-7>B", R.COVERS_WITH_SPARE),
    (table("3-5 5-9", more="train B marked: 12-5 5-5\nopen: B"), "3-5>B", R.COVERS),
]


@pytest.mark.parametrize(("position", "action", "reason"), CASES, ids=[case[2].value for case in CASES])
def test_the_reason_that_is_given(position: str, action: str, reason: ReasonToPlay) -> None:
    view = seen_by_a(position)
    chosen = read_action(action)
    assert chosen in view.legal, view.legal
    assert reason_for(view, chosen) is reason


def test_the_follow_up_covers_the_own_double() -> None:
    position = table("3-9 3-7 8-8", a="train A: 12-3 3-3", more="open: A\nstate: follow-up")
    view = seen_by_a(position)
    assert reason_for(view, read_action("3-9>A")) is R.COVERS_OWN


def test_a_follow_up_on_a_double_that_another_player_left_open_is_not_said_to_cover_the_own_one() -> None:
    more = "train B marked: 12-5 5-5\nopen: B A\nstate: follow-up"
    position = table("3-5 5-9 8-8", rules="cardinal", a="train A: 12-3 3-3", more=more)
    view = seen_by_a(position)
    assert reason_for(view, read_action("5-9>B")) is R.COVERS
    assert reason_for(view, read_action("3-5>A")) is R.COVERS_OWN


def test_the_only_tile_that_covers_is_not_said_to_be_the_cheapest_of_them() -> None:
    more = "train B marked: 12-5 5-5\nopen: B"
    view = view_for(read_position(table("3-4 3-5", rules="quick, open_double_binds=no", more=more)), 0)
    assert reason_for(view, read_action("3-5>B")) is not R.COVERS


def test_a_whole_train_is_laid_as_it_is_planned_and_ended_when_nothing_makes_it_better() -> None:
    position = table("3-9 9-10 3-4", rules="classic", a="train A: 12-3", more="first turns left: A B")
    view = seen_by_a(position)
    assert reason_for(view, read_action("3-9>A")) is R.LAYS_TRAIN
    assert reason_for(view, Done()) is R.KEEPS_REST
    laid = table("1-7 10-11", rules="classic", a="train A: 12-3", more="first turns left: A B")
    assert reason_for(view_for(read_position(laid), 0), Done()) is R.TRAIN_IS_LAID


@pytest.mark.parametrize(
    ("rules", "a", "more", "reason"),
    [
        (
            "classic, open_double_binds=no",
            "train A: 12-3 3-3",
            "open: A\nfirst turns left: A B",
            R.MUST_DRAW_TO_COVER,
        ),
        (
            "classic, first_turn_draws=yes",
            "",
            "train B marked: 12-5 5-5\nopen: B\nfirst turns left: A",
            R.MUST_DRAW,
        ),
    ],
    ids=["the own double", "another one's double"],
)
def test_while_first_trains_are_laid_only_the_own_double_must_be_covered(
    rules: str, a: str, more: str, reason: ReasonToPlay
) -> None:
    view = view_for(read_position(table("8-9 1-6", rules=rules, a=a, more=more, boneyard="0-5 0-3")), 0)
    assert view.legal == (Draw(),)
    assert reason_for(view, Draw()) is reason


NO_THREE_LEFT = """train A: 12-0 0-3 3-1 1-2 2-3 3-4 4-5 5-3 3-6 6-7 7-3 3-8 8-9 9-3
train B: 12-3 3-10
train M: 12-11 11-3"""


@pytest.mark.parametrize(
    ("a", "boneyard", "reason"),
    [
        ("train A: 12-3", "0-3 1-1", R.ONLY_CHOICE),
        ("train A: 12-3", "", R.GOES_OUT),
        (NO_THREE_LEFT, "0-0 1-1", R.GOES_OUT),
    ],
    ids=["it can be covered", "nothing is left to draw", "the double is dead"],
)
def test_a_double_that_must_be_covered_is_going_out_only_where_it_cannot(
    a: str, boneyard: str, reason: ReasonToPlay
) -> None:
    state = read_position(table("3-3", rules="quick, out_on_double=must_be_covered", a=a, boneyard=boneyard))
    view = view_for(state, 0)
    assert reason_for(view, read_action("3-3>A")) is reason
    assert (apply(state, read_action("3-3>A"))[0].result is not None) == (reason is R.GOES_OUT)


ALL_THREES_BUT_ONE = """train A: 12-0 0-3 3-1 1-2 2-3 3-4 4-5 5-3 3-6 6-7 7-3 3-8 8-9 9-3 3-3
train B marked: 12-3 3-10 10-11"""


@pytest.mark.parametrize(
    ("rules", "trains", "opened", "action", "boneyard"),
    [
        ("", "train A: 12-3 3-3\ntrain B marked: 12-5", "A", "5-6>B", "0-3 1-1"),
        (
            ", open_double_binds=no",
            "train A: 12-3 3-3\ntrain B marked: 12-5 5-5",
            "B A",
            "5-6>B",
            "0-3 1-1",
        ),
        ("", ALL_THREES_BUT_ONE, "A", "3-11>B", "0-0 1-1"),
    ],
    ids=["it goes elsewhere", "it covers another one", "it was the last that could cover"],
)
def test_a_drawn_tile_is_said_to_go_out_only_where_it_leaves_no_double_that_can_be_covered(
    rules: str, trains: str, opened: str, action: str, boneyard: str
) -> None:
    state = read_position(
        table(
            action.partition(">")[0],
            rules="quick, out_on_double=must_be_covered, drawn_follow_up=anywhere" + rules,
            a=trains,
            more=f"open: {opened}\nstate: follow-up drawn {action.partition('>')[0]}",
            boneyard=boneyard,
        )
    )
    is_out = apply(state, read_action(action))[0].result is not None
    assert is_out == (trains is ALL_THREES_BUT_ONE)
    assert (reason_for(view_for(state, 0), read_action(action)) is R.GOES_OUT) == is_out
