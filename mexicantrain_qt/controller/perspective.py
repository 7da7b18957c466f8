"""Through whose eyes is the table seen?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass
from mexicantrain_qt.rules.events import Event, Passed, TilePlayed, TrainDone
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.view import PlayerView, as_seen_by


def persons(setup: Setup) -> tuple[int, ...]:
    """The seats of the people at this computer."""
    return tuple(seat for seat in range(len(setup.players)) if is_person(setup, seat))


def is_person(setup: Setup, seat: int) -> bool:
    """Whether a person sits at *seat*."""
    return setup.players[seat].kind == "person"


def only_person(setup: Setup) -> int | None:
    """The seat of the one person who plays; ``None`` if nobody does, or several who must not see each other's hands."""
    seats = persons(setup)
    return seats[0] if len(seats) == 1 else None


def has_begun(game: Game) -> bool:
    """Whether a person has done anything in *game*, so that it would be a loss."""
    people = persons(game.setup)
    done = (TilePlayed, Passed, TrainDone)
    return bool(people) and (
        bool(game.scores) or any(isinstance(event, done) and event.seat in people for event in game.events)
    )


def view_of(game: Game, seat: int | None) -> PlayerView:
    """What *seat* sees; ``None``: what somebody sees who only watches, which is no hand and nothing to do.

    The watcher sits behind seat 0, whose train points down. Hands that are turned up at the end are seen by all.
    """
    if seat is not None:
        return game.view(seat)
    view = game.view(0)
    return replace(view, hand=frozenset(), drawn=None, legal=(), history=seen_by(game.events, None))


def seen_by(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """*events* as *seat* may see them (``None``: somebody who only watches)."""
    return tuple(as_seen_by(event, seat) for event in events)


def acting_seat(state: State, action: Action) -> int:
    """Who does *action*, which is legal: the seat to move, or the one that owes the call."""
    if isinstance(action, Call) and state.call_owed is not None:
        return state.call_owed
    return state.turn


def forced(legal: tuple[Action, ...]) -> Action | None:
    """The draw, pass or done that is the only thing to do; a tile is always played by hand."""
    if len(legal) == 1 and isinstance(legal[0], (Draw, Pass, Done)):
        return legal[0]
    return None
