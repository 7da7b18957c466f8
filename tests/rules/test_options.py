"""Are the sheets what the rule book says, and which options cannot be played together?"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from mexicantrain_qt.rules.option_text import read_options, write_options, write_value
from mexicantrain_qt.rules.options import (
    CHOICES,
    CLASSIC,
    HAND_SIZES,
    QUICK,
    SHEETS,
    NonsenseOptions,
    RuleOptions,
)

RULE_BOOK = """
    highest            6 9 12 15 18                                     12 12 12
    hand_sizes         .           15/15/15/12/12/11/11 15/15/15/12/12/11/11 15/15/15/12/12/11/11
    rounds             .                                                13 13 6
    engine_from        holder_draws set_aside highest_held              holder_draws holder_draws set_aside
    engine_order       descending ascending                             descending descending descending
    starter            engine_holder rotates last_winner                engine_holder engine_holder rotates
    first_turn         whole_train together one_tile                    whole_train together one_tile
    late_whole_train   yes no                                           no no no
    first_turn_draws   yes no                                           no no yes
    draw_count         1 2 3 until_playable                             1 1 1
    drawn_tile         must_play may_play keep                          must_play keep must_play
    marker_goes_up     after_draw before_draw                           after_draw before_draw after_draw
    marker_when        no_play no_own_play no_own_or_mexican_play       no_play no_play no_play
    follow_up          on_the_double anywhere none                      on_the_double anywhere anywhere
    drawn_follow_up    on_the_double anywhere                           anywhere anywhere anywhere
    open_double_binds  yes no                                           yes no yes
    open_double_order  oldest_first newest_first any                    oldest_first any any
    several_doubles    yes no                                           yes yes yes
    dead_double        stays needs_no_cover                    needs_no_cover needs_no_cover needs_no_cover
    out_on_double      ends_round must_be_covered doubles_the_others    ends_round ends_round ends_round
    mexican_train_from first_turn second_turn own_train_started never   second_turn second_turn first_turn
    blocked_when       all_passed nobody_can_play                       nobody_can_play nobody_can_play all_passed
    last_tile_call     off automatic required                           off required off
    last_tile_penalty  0 1 2                                            0 1 0
    double_blank       0 25 50                                          50 0 0
    out_bonus          0 -5 -10                                         0 0 0
    tie_break          shared zero_rounds_then_lowest_round             zero_rounds_then_lowest_round shared shared
"""
ROWS = [line.split() for line in RULE_BOOK.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_option_has_the_values_of_the_rule_book(row: list[str]) -> None:
    name, *values = row[:-3]
    written = [write_value(value) for value in CHOICES[name]] if values != ["."] else ["."]
    assert written == values


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_sheet_has_the_values_of_the_rule_book(row: list[str]) -> None:
    assert [write_value(getattr(sheet, row[0])) for sheet in SHEETS.values()] == row[-3:]


def test_the_options_are_in_the_order_of_the_rule_book() -> None:
    assert [field.name for field in fields(RuleOptions)] == [row[0] for row in ROWS]


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_written_as_its_name(sheet: Any) -> None:
    assert write_options(SHEETS[sheet]) == sheet
    assert read_options(sheet) == SHEETS[sheet]


@pytest.mark.parametrize(
    ("changes", "problem", "option"),
    [
        ("quick, rounds=14", "rounds_above_set", "rounds"),
        ("quick, rounds=0", "unknown_value", "rounds"),
        ("classic, engine_from=set_aside", "set_aside_with_engine_holder", "starter"),
        (
            "classic, engine_from=highest_held, engine_order=ascending",
            "highest_held_with_ascending",
            "engine_order",
        ),
        ("quick, late_whole_train=yes", "late_train_with_one_tile", "late_whole_train"),
        (
            "quick, out_on_double=must_be_covered, follow_up=none",
            "must_cover_without_follow_up",
            "out_on_double",
        ),
        ("cardinal, draw_count=until_playable", "keep_until_playable", "drawn_tile"),
        ("quick, highest=6", "hands_above_set", "hand_sizes"),
        ("quick, highest=6, hand_sizes=14", "hands_above_set", "hand_sizes"),
        ("quick, hand_sizes=1/1", "unknown_value", "hand_sizes"),
        ("quick, hand_sizes=9/9/9/9/9/9/9/9", "unknown_value", "hand_sizes"),
    ],
)
def test_options_that_cannot_be_played_together_are_refused(changes: str, problem: str, option: str) -> None:
    with pytest.raises(NonsenseOptions, match=problem) as refused:
        read_options(changes)
    assert (refused.value.problem, refused.value.option) == (problem, option)


@pytest.mark.parametrize(
    "changes",
    [
        "quick, rounds=13",
        "classic, engine_from=highest_held",
        "cardinal, late_whole_train=yes",
        "classic, rounds=7, highest=6, hand_sizes=14/9/7",
        "quick, highest=6, hand_sizes=13",
        "quick, last_tile_penalty=2",
        "quick, follow_up=none, several_doubles=no",
    ],
)
def test_options_at_their_limits_and_without_effect_are_allowed(changes: str) -> None:
    assert read_options(write_options(read_options(changes))) == read_options(changes)


@pytest.mark.parametrize(
    ("name", "value"),
    [("highest", 7), ("late_whole_train", 1), ("draw_count", True), ("starter", "nobody"), ("rounds", "6")],
)
def test_a_value_outside_the_rule_book_is_refused(name: str, value: Any) -> None:
    with pytest.raises(NonsenseOptions, match="unknown_value"):
        replace(QUICK, **{name: value})


@pytest.mark.parametrize("highest", HAND_SIZES)
def test_published_hands_are_never_more_than_the_set(highest: Any) -> None:
    for sizes in HAND_SIZES[highest]:
        options = RuleOptions(highest=highest, hand_sizes=sizes)
        assert options.player_counts == tuple(range(2, len(sizes) + 2))


def test_a_sheet_may_be_too_large_for_many_players() -> None:
    options = replace(QUICK, hand_sizes=(15, 15, 15, 15, 15, 15, 15))
    assert options.player_counts == (2, 3, 4, 5, 6)
    with pytest.raises(NonsenseOptions, match="hands_above_set"):
        options.hand_size(7)


def test_the_engine_set_aside_is_a_tile_of_no_hand() -> None:
    hands = replace(CLASSIC, highest=6, hand_sizes=(14, 9, 7), rounds=7)
    assert hands.player_counts == (2, 3, 4)
    assert replace(hands, engine_from="set_aside", starter="rotates").player_counts == (3,)


def test_a_hand_size_depends_on_the_number_of_players() -> None:
    assert [CLASSIC.hand_size(players) for players in range(2, 9)] == [15, 15, 15, 12, 12, 11, 11]


@pytest.mark.parametrize("players", [1, 9])
def test_nobody_plays_alone_or_with_eight_others(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 8 players"):
        QUICK.hand_size(players)


def test_options_are_written_as_the_nearest_sheet_and_what_differs() -> None:
    options = replace(CLASSIC, double_blank=25, late_whole_train=True, hand_sizes=(9, 8))
    assert write_options(options) == "classic, hand_sizes=9/8, late_whole_train=yes, double_blank=25"


def test_of_two_sheets_as_near_the_first_of_the_rule_book_is_named() -> None:
    from_quick = (
        "quick, rounds=7, open_double_order=oldest_first, mexican_train_from=second_turn, "
        "blocked_when=nobody_can_play, double_blank=50, tie_break=zero_rounds_then_lowest_round"
    )
    from_classic = (
        "classic, rounds=7, engine_from=set_aside, starter=rotates, first_turn=one_tile, "
        "first_turn_draws=yes, follow_up=anywhere"
    )
    assert read_options(from_quick) == read_options(from_classic)
    assert write_options(read_options(from_quick)) == from_classic


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("swift", "unknown sheet 'swift'"),
        ("", "unknown sheet ''"),
        ("quick, colour=red", "unknown option 'colour=red'"),
        ("quick, rounds", "unknown option 'rounds'"),
        ("quick, double_blank=10", "option double_blank has no value '10'"),
        ("quick, rounds=many", "option rounds has no value 'many'"),
        ("quick, hand_sizes=9/", "option hand_sizes has no value '9/'"),
        ("quick, rounds=5, rounds=5", "option rounds twice"),
    ],
)
def test_options_that_are_no_options(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=what):
        read_options(text)
