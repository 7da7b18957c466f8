"""Which pictures lie between the table as it was and the table as it is?

Worked out backwards from the truth, so that the last picture is the truth whatever was shown before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mexicantrain_qt.rules.events import (
    DoubleCovered,
    DoubleDied,
    DoubleOpened,
    EngineLaid,
    Event,
    MarkerLowered,
    MarkerRaised,
    RoundEnded,
    RoundStarted,
    TileDrawn,
    TilePlayed,
    TurnStarted,
)
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import SEATS, Train, TrainName
from mexicantrain_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Step:
    """Something that happened, and the table just after it."""

    event: Event
    picture: PlayerView
    engine_lies: bool


def at_rest(view: PlayerView) -> PlayerView:
    """*view* with nothing to do: what the table shows while something is still moving."""
    return replace(view, legal=(), history=())


def pictures(events: Sequence[Event], view: PlayerView, turn: int | None = None) -> tuple[Step, ...]:
    """Each event with the table just after it, the last of them showing *view*.

    What came before the last deal among *events* is left out: its table is gone. *turn*: the seat to move
    before the events.
    """
    deal = max((i for i, event in enumerate(events) if isinstance(event, RoundStarted)), default=0)
    events = events[deal:]
    turns = _turns(events, view, turn)
    picture = at_rest(view)
    steps: list[Step] = []
    engine_lies = True
    for index in range(len(events) - 1, -1, -1):
        picture = replace(picture, turn=turns[index])
        steps.append(Step(events[index], picture, engine_lies))
        engine_lies = engine_lies and not isinstance(events[index], EngineLaid)
        picture = _before(events[index], picture)
    return tuple(reversed(steps))


def _turns(events: Sequence[Event], view: PlayerView, turn: int | None) -> list[int]:
    """The seat to move after each event."""
    now = view.turn if turn is None else turn
    turns = []
    for event in events:
        if isinstance(event, TurnStarted | TilePlayed):
            now = event.seat
        elif isinstance(event, RoundStarted):
            now = event.starter
        turns.append(now)
    if turns:
        turns[-1] = view.turn
    return turns


def _before(event: Event, after: PlayerView) -> PlayerView:
    """The table as it was just before *event*."""
    match event:
        case TilePlayed(seat, tile, train):
            shorter = after.train(train)
            shorter = _cut(shorter)
            return _counted(_with_train(after, shorter), seat, 1, tile)
        case TileDrawn(seat, tile, _):
            return replace(_counted(after, seat, -1, tile), boneyard=after.boneyard + 1)
        case EngineLaid(engine, seat) if seat is not None:
            return _counted(after, seat, 1, Tile(engine, engine))
        case MarkerRaised(seat):
            return _with_train(after, after.train(SEATS[seat]).with_marker(up=False))
        case MarkerLowered(seat):
            return _with_train(after, after.train(SEATS[seat]).with_marker(up=True))
        case DoubleOpened(train):
            return replace(after, open_doubles=_without(after.open_doubles, train))
        case DoubleCovered(train) | DoubleDied(train):
            return replace(after, open_doubles=(train, *_without(after.open_doubles, train)))
        case RoundEnded():
            return replace(after, hands=None, result=None)
        case _:
            return after


def _cut(train: Train) -> Train:
    """The train without its last tile."""
    start = Train(train.name, train.start, train.start, (), train.marked)
    for tile in train.tiles[:-1]:
        start = start.with_tile(tile)
    return start


def _with_train(view: PlayerView, train: Train) -> PlayerView:
    return replace(view, trains=tuple(train if t.name == train.name else t for t in view.trains))


def _counted(view: PlayerView, seat: int, change: int, tile: Tile | None) -> PlayerView:
    """*view* with *change* tiles more in the hand of *seat*, of which *tile* is one.

    Who only watches sees no hand, not even that of the seat the table is seen from.
    """
    sees_hand = len(view.hand) == view.counts[view.seat]
    counts = tuple(count + change if s == seat else count for s, count in enumerate(view.counts))
    hand = view.hand
    if seat == view.seat and tile is not None and sees_hand:
        hand = hand | {tile} if change > 0 else hand - {tile}
    return replace(view, counts=counts, hand=hand)


def _without(names: tuple[TrainName, ...], name: TrainName) -> tuple[TrainName, ...]:
    return tuple(other for other in names if other != name)
