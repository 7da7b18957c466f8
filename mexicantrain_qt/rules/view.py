"""What may a player know?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.doubles import owed_in
from mexicantrain_qt.rules.events import Event, TileDrawn
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.state import Phase, Result, State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train, TrainName


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerView:
    """One moment as *seat* may know it; the fields mean what they mean in ``State``.

    ``counts``: tiles in every hand. ``boneyard``: how many tiles are left in it. ``legal``: what *seat* may
    do now, every one of which will be accepted; empty when it has nothing to do. ``history``: the
    events of the round so far as *seat* may see them. ``hands`` are turned up when the round is over.
    """

    options: RuleOptions
    seat: int
    round: int
    totals: tuple[int, ...]
    engine: int
    starter: int
    turn: int
    trains: tuple[Train, ...]
    hand: frozenset[Tile]
    counts: tuple[int, ...]
    boneyard: int
    open_doubles: tuple[TrainName, ...]
    phase: Phase
    drawn: Tile | None
    draws: int
    first_turns_left: tuple[int, ...]
    call_owed: int | None
    passes: int
    result: Result | None
    legal: tuple[Action, ...]
    history: tuple[Event, ...] = ()
    hands: tuple[frozenset[Tile], ...] | None = None

    @property
    def players(self) -> int:
        return len(self.counts)

    @property
    def trains_played(self) -> tuple[Train, ...]:
        """The trains that tiles may come to lie on: all, or all but the Mexican train where that is never played."""
        return self.trains[:-1] if self.options.mexican_train_from == "never" else self.trains

    @property
    def owed(self) -> tuple[TrainName, ...]:
        """The trains on which a follow-up on the double may go now; empty outside one."""
        return owed_in(self.phase, self.options, self.open_doubles)

    def train(self, name: TrainName) -> Train:
        """The train of that name. Raises ``KeyError`` if it is not at this table."""
        if name == MEXICAN:
            return self.trains[-1]
        seat = SEATS.find(name)
        if len(name) != 1 or not 0 <= seat < self.players:
            raise KeyError(name)
        return self.trains[seat]


def as_seen_by(event: Event, seat: int | None) -> Event:
    """*event* as *seat* may see it (``None``: somebody who only watches): others' drawn tiles are hidden.

    A tile drawn for the engine by somebody else stays hidden too: it goes into a hand.
    """
    if isinstance(event, TileDrawn) and event.seat != seat:
        return replace(event, tile=None)
    return event


def legal_for(state: State, seat: int) -> tuple[Action, ...]:
    """What *seat* may do now: everything when it is to move, the call when it owes one."""
    actions = legal_actions(state)
    return tuple(a for a in actions if (state.call_owed if isinstance(a, Call) else state.turn) == seat)


def view_for(state: State, seat: int, history: Sequence[Event] = ()) -> PlayerView:
    """The one door for hidden information: what *seat* may know of *state*.

    *history* are the true events of the round; what the seat may not see is taken out here.
    """
    over = state.result is not None
    return PlayerView(
        options=state.options,
        seat=seat,
        round=state.round,
        totals=state.totals,
        engine=state.engine,
        starter=state.starter,
        turn=state.turn,
        trains=state.trains,
        hand=state.hands[seat],
        counts=tuple(len(hand) for hand in state.hands),
        boneyard=len(state.boneyard),
        open_doubles=state.open_doubles,
        phase=state.phase,
        drawn=state.drawn if state.turn == seat else None,
        draws=state.draws,
        first_turns_left=state.first_turns_left,
        call_owed=state.call_owed,
        passes=state.passes,
        result=state.result,
        legal=legal_for(state, seat),
        history=tuple(as_seen_by(event, seat) for event in history),
        hands=state.hands if over else None,
    )
