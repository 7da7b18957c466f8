"""What is the whole truth of a round?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train, TrainName

Phase: TypeAlias = Literal["turn", "follow_up", "laying"]
"""What the seat to move owes: its turn, the follow-up of a double, or more of a late whole train.

A whole first train has no phase of its own: it is a ``turn`` of a seat whose first turn is left.
"""


@dataclass(frozen=True, slots=True)
class Result:
    """How a round ended: the seats that went out (none: blocked) and the penalty of every seat."""

    out: tuple[int, ...]
    penalties: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One moment of one round, everything included. Nobody at the table may see it; see ``view``.

    ``trains`` has the own train of every seat, then the Mexican train. ``boneyard``: the next tile drawn
    is the first. ``open_doubles``: trains that end in a double nobody has covered, oldest first.
    ``drawn``: the tile (in the hand) drawn last for the play now owed; ``draws``: how many were.
    ``passes``: passes in a row so far. ``totals``: before this round.
    """

    options: RuleOptions
    round: int = 1
    totals: tuple[int, ...]
    engine: int
    starter: int = 0
    turn: int
    trains: tuple[Train, ...]
    hands: tuple[frozenset[Tile], ...]
    boneyard: tuple[Tile, ...] = ()
    open_doubles: tuple[TrainName, ...] = ()
    phase: Phase = "turn"
    drawn: Tile | None = None
    draws: int = 0
    first_turns_left: tuple[int, ...] = ()
    call_owed: int | None = None
    passes: int = 0
    result: Result | None = None

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def acting(self) -> int:
        """The seat that should act first: one that still owes its call, or else the seat to move."""
        return self.turn if self.call_owed is None else self.call_owed

    @property
    def hand(self) -> frozenset[Tile]:
        """The hand of the seat to move."""
        return self.hands[self.turn]

    @property
    def own_train(self) -> Train:
        """The own train of the seat to move."""
        return self.trains[self.turn]

    @property
    def mexican_train(self) -> Train:
        return self.trains[-1]

    def train(self, name: TrainName) -> Train:
        """The train of that name. Raises ``KeyError`` if it is not at this table."""
        if name == MEXICAN:
            return self.trains[-1]
        seat = SEATS.find(name)
        if len(name) != 1 or not 0 <= seat < self.players:
            raise KeyError(name)
        return self.trains[seat]

    @property
    def in_first_turn(self) -> bool:
        """Whether the seat to move is in its first turn of the round."""
        return self.turn in self.first_turns_left

    @property
    def in_first_train(self) -> bool:
        """Whether the seat to move lays its first train: own train only, as many tiles as wanted."""
        return self.in_first_turn and self.options.first_turn != "one_tile"

    @property
    def in_together(self) -> bool:
        """Whether the first trains are being laid before the starter's first ordinary turn."""
        return bool(self.first_turns_left) and self.options.first_turn == "together"

    @property
    def lays_on(self) -> bool:
        """Whether the seat to move lays a whole train: a first one, or a late one."""
        return self.phase == "laying" or self.in_first_train
