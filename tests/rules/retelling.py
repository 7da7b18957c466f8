"""What does somebody know about the table who hears the events and sees nothing?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from mexicantrain_qt.rules.events import (
    CallForgotten,
    DoubleCovered,
    DoubleDied,
    DoubleOpened,
    EngineLaid,
    Event,
    LastTileCalled,
    MarkerLowered,
    MarkerRaised,
    Passed,
    RoundEnded,
    RoundStarted,
    TileDrawn,
    TilePlayed,
    TrainDone,
    TurnStarted,
)
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import SEATS


@dataclass
class Told:
    """A table as the events tell it."""

    counts: list[int] = field(default_factory=list)
    boneyard: int = 0
    turn: int = 0
    trains: dict[str, list[Tile]] = field(default_factory=dict)
    markers: set[int] = field(default_factory=set)
    open_doubles: list[str] = field(default_factory=list)
    out: tuple[int, ...] | None = None

    def agrees_with(self, state: State) -> bool:
        """Whether everything that was told is so in *state*, and nothing was left untold."""
        return (
            self.counts == [len(hand) for hand in state.hands]
            and self.boneyard == len(state.boneyard)
            and self.turn == state.turn
            and all(tuple(self.trains.get(train.name, ())) == train.tiles for train in state.trains)
            and self.markers == {seat for seat in range(state.players) if state.trains[seat].marked}
            and tuple(self.open_doubles) == state.open_doubles
            and self.out == (None if state.result is None else state.result.out)
        )


def told(events: Iterable[Event], tiles_in_set: int) -> Told:
    """The table after *events*, the deal first. A marker that is raised twice, say, is an ``AssertionError``."""
    table = Told()
    for event in events:
        match event:
            case RoundStarted(_, starter, hands):
                table.counts, table.turn = list(hands), starter
                table.boneyard = tiles_in_set - sum(hands)
            case EngineLaid(_, None):
                table.boneyard -= 1
            case EngineLaid(_, int(seat)):
                table.counts[seat] -= 1
            case TileDrawn(seat, _, _):
                table.counts[seat] += 1
                table.boneyard -= 1
            case TilePlayed(seat, tile, train):
                table.counts[seat] -= 1
                table.trains.setdefault(train, []).append(tile)
            case MarkerRaised(seat):
                assert seat not in table.markers
                table.markers.add(seat)
            case MarkerLowered(seat):
                table.markers.remove(seat)
            case DoubleOpened(train):
                table.open_doubles.append(train)
            case DoubleCovered(train) | DoubleDied(train):
                table.open_doubles.remove(train)
            case TurnStarted(seat):
                table.turn = seat
            case Passed(seat):
                assert table.turn == seat
            case TrainDone(seat):
                assert table.turn == seat
                assert table.trains.get(SEATS[seat]) is not None or seat not in table.markers
            case LastTileCalled(seat) | CallForgotten(seat):
                assert table.counts[seat] >= 1
            case RoundEnded(out, _, hands_turned_up):
                table.out = out
                assert [len(hand) for hand in hands_turned_up] == table.counts
    return table
