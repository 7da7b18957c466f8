"""Is everything told that happens, in the order in which a table should show it?"""

from __future__ import annotations

from collections.abc import Iterable

from mexicantrain_qt.rules.events import (
    CallForgotten,
    DoubleCovered,
    DoubleDied,
    DoubleOpened,
    Event,
    LastTileCalled,
    MarkerLowered,
    MarkerRaised,
    Passed,
    RoundEnded,
    TileDrawn,
    TilePlayed,
    TrainDone,
    TurnStarted,
)
from mexicantrain_qt.rules.notation import read_action
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, tile
from mexicantrain_qt.rules.turns import apply
from tests.rules.positions import position


def events_of(state: State, actions: str) -> list[Event]:
    """Everything that happens when *actions* are carried out one after the other."""
    happened: list[Event] = []
    for action in actions.split():
        state, events = apply(state, read_action(action))
        happened += events
    return happened


def hands(*texts: str) -> tuple[tuple[Tile, ...], ...]:
    """Hands as they are turned up at the end of a round."""
    return tuple(tuple(tile(one) for one in text.split()) for text in texts)


def without_turns(events: Iterable[Event]) -> list[Event]:
    """*events* but those that only say whose turn it is."""
    return [event for event in events if not isinstance(event, TurnStarted)]


def test_a_tile_is_played_and_the_next_turn_starts() -> None:
    state = position("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-4
        hand A: 4-5 1-1
        hand B: 2-2
    """)
    assert events_of(state, "4-5>A") == [TilePlayed(0, tile("4-5"), "A"), MarkerLowered(0), TurnStarted(1)]


def test_a_double_opens_is_covered_and_dies() -> None:
    state = position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-4
        hand A: 4-4 4-5 5-5 1-1
        hand B: 2-2
        boneyard: 4-9
    """)
    assert without_turns(events_of(state, "4-4>A 4-5>A")) == [
        TilePlayed(0, tile("4-4"), "A"),
        DoubleOpened("A"),
        TilePlayed(0, tile("4-5"), "A"),
        DoubleCovered("A"),
    ]
    dead = position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-4
        hand A: 4-4 1-1
        hand B: 2-2
    """)
    assert without_turns(events_of(dead, "4-4>A")) == [
        TilePlayed(0, tile("4-4"), "A"),
        DoubleOpened("A"),
        DoubleDied("A"),
    ]


def test_a_draw_that_does_not_help_and_a_pass() -> None:
    state = position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-4
        hand A: 1-1
        hand B: 2-2
        boneyard: 3-3 0-0
    """)
    assert events_of(state, "draw pass") == [
        TileDrawn(0, tile("3-3")),
        Passed(0),
        MarkerRaised(0),
        TurnStarted(1),
    ]


def test_a_marker_that_is_up_is_not_raised_again() -> None:
    state = position("""
        rules: quick
        engine: 12-12
        turn: A
        train A marked: 12-4
        hand A: 1-1
        hand B: 2-2
    """)
    assert events_of(state, "pass") == [Passed(0), TurnStarted(1)]


def test_a_marker_before_the_draw_and_a_tile_that_is_kept() -> None:
    state = position("""
        rules: cardinal
        engine: 12-12
        turn: A
        train A: 12-4
        hand A: 1-1
        hand B: 2-2
        boneyard: 3-3
    """)
    assert events_of(state, "draw") == [MarkerRaised(0), TileDrawn(0, tile("3-3")), TurnStarted(1)]


def test_a_marker_that_goes_up_with_a_tile_goes_up_first() -> None:
    state = position("""
        rules: quick, marker_when=no_own_play
        engine: 12-12
        turn: A
        train A: 12-4
        train M: 12-6
        hand A: 6-7 1-1
        hand B: 2-2
    """)
    assert events_of(state, "6-7>M")[:2] == [MarkerRaised(0), TilePlayed(0, tile("6-7"), "M")]


def test_a_first_train_is_done() -> None:
    state = position("""
        rules: classic
        engine: 12-12
        turn: A
        hand A: 4-12 1-1
        hand B: 2-2
        first turns left: A B
    """)
    assert events_of(state, "4-12>A done") == [TilePlayed(0, tile("4-12"), "A"), TrainDone(0), TurnStarted(1)]


def test_a_call_in_time_and_one_that_is_forgotten() -> None:
    rules = """
        rules: quick, last_tile_call={}, last_tile_penalty=2
        engine: 12-12
        turn: A
        train A: 12-4
        train B: 12-8
        hand A: 4-5 1-1
        hand B: 8-9 2-2 3-3
        boneyard: 0-0
    """
    played, by_b = TilePlayed(0, tile("4-5"), "A"), TilePlayed(1, tile("8-9"), "B")
    required = position(rules.format("required"))
    assert without_turns(events_of(required, "4-5>A call 8-9>B")) == [played, LastTileCalled(0), by_b]
    assert without_turns(events_of(required, "4-5>A 8-9>B")) == [
        played,
        by_b,
        CallForgotten(0),
        TileDrawn(0, tile("0-0"), "forgotten_call"),
    ]
    automatic = position(rules.format("automatic"))
    assert without_turns(events_of(automatic, "4-5>A 8-9>B")) == [played, LastTileCalled(0), by_b]
    off = position(rules.format("off"))
    assert without_turns(events_of(off, "4-5>A 8-9>B")) == [played, by_b]


def test_the_round_ends_with_all_hands_turned_up() -> None:
    state = position("""
        rules: classic
        engine: 12-12
        turn: A
        train A: 12-4
        hand A: 4-5
        hand B: 2-3 0-0 1-9
    """)
    assert events_of(state, "4-5>A")[-1] == RoundEnded((0,), (0, 65), hands("", "0-0 1-9 2-3"))
    blocked = position("""
        rules: quick
        engine: 12-12
        turn: B
        train A: 12-4
        hand A: 1-1
        hand B: 2-2
        passes: 1
    """)
    assert events_of(blocked, "pass") == [
        Passed(1),
        MarkerRaised(1),
        RoundEnded((), (2, 4), hands("1-1", "2-2")),
    ]
