"""How does one action change the table, step by step, and what is told about it?"""

from __future__ import annotations

from dataclasses import replace

from mexicantrain_qt.rules.doubles import is_dead
from mexicantrain_qt.rules.events import (
    DoubleCovered,
    DoubleDied,
    DoubleOpened,
    DrawnFor,
    Event,
    MarkerLowered,
    MarkerRaised,
    TileDrawn,
    TilePlayed,
)
from mexicantrain_qt.rules.state import Phase, Result, State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train, TrainName


class Moment:
    """The table between two states, while one action is carried out; it lives inside ``turns.apply`` only.

    The fields mean what they mean in ``State``. Every change that players see adds its event.
    """

    def __init__(self, state: State) -> None:
        self.before = state
        self.trains = list(state.trains)
        self.hands = list(state.hands)
        self.boneyard = state.boneyard
        self.open_doubles = state.open_doubles
        self.turn = state.turn
        self.phase: Phase = state.phase
        self.drawn: Tile | None = state.drawn
        self.draws = state.draws
        self.first_turns_left = state.first_turns_left
        self.call_owed = state.call_owed
        self.passes = state.passes
        self.result: Result | None = None
        self._events: list[Event] = []

    def happened(self, event: Event) -> None:
        self._events.append(event)

    def train(self, name: TrainName) -> Train:
        return self.trains[self._index(name)]

    def is_dead(self, number: int) -> bool:
        return is_dead(number, self.hands, self.boneyard)

    def lay(self, seat: int, tile: Tile, name: TrainName) -> None:
        """*tile* goes from the hand of *seat* to the end of the train; doubles open, are covered, or die."""
        self.hands[seat] -= {tile}
        index = self._index(name)
        self.trains[index] = self.trains[index].with_tile(tile)
        self.happened(TilePlayed(seat, tile, name))
        if name in self.open_doubles:
            self._close(name)
            self.happened(DoubleCovered(name))
        if tile.is_double:
            self.open_doubles = (*self.open_doubles, name)
            self.happened(DoubleOpened(name))
        if self.before.options.dead_double == "needs_no_cover":
            for train in self.open_doubles:
                if self.is_dead(self.train(train).end):
                    self._close(train)
                    self.happened(DoubleDied(train))

    def draw(self, seat: int, drawn_for: DrawnFor = "play") -> Tile:
        """The next tile of the boneyard goes into the hand of *seat*."""
        tile, *rest = self.boneyard
        self.boneyard = tuple(rest)
        self.hands[seat] |= {tile}
        self.happened(TileDrawn(seat, tile, drawn_for))
        return tile

    def raise_marker(self, seat: int) -> None:
        if not self.trains[seat].marked:
            self.trains[seat] = self.trains[seat].with_marker(True)
            self.happened(MarkerRaised(seat))

    def lower_marker(self, seat: int) -> None:
        if self.trains[seat].marked:
            self.trains[seat] = self.trains[seat].with_marker(False)
            self.happened(MarkerLowered(seat))

    def snapshot(self) -> State:
        """The state as it is now."""
        return replace(
            self.before,
            turn=self.turn,
            trains=tuple(self.trains),
            hands=tuple(self.hands),
            boneyard=self.boneyard,
            open_doubles=self.open_doubles,
            phase=self.phase,
            drawn=self.drawn,
            draws=self.draws,
            first_turns_left=self.first_turns_left,
            call_owed=self.call_owed,
            passes=self.passes,
            result=self.result,
        )

    def frozen(self) -> tuple[State, tuple[Event, ...]]:
        """The state as it is now, and everything that happened since ``before``."""
        return self.snapshot(), tuple(self._events)

    def _close(self, name: TrainName) -> None:
        self.open_doubles = tuple(other for other in self.open_doubles if other != name)

    def _index(self, name: TrainName) -> int:
        return len(self.trains) - 1 if name == MEXICAN else SEATS.index(name)
