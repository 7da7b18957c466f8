"""How well can a player still end the round, when all tiles are in the hands?

With an empty boneyard nothing in a world is left to chance, so that its rest can be searched to the end. All choices of
the own seat are searched; the other ones are what they are in a playout.

What was measured against experts: with two players, who then know each other's hand, this gains about a pip for every
choice in an ending. When the other was taken to play as well as can be (minimax) it seemed to be less. With four, six and
eight players nothing was gained over playouts.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence

from mexicantrain_qt.ai.playout_legal import legal
from mexicantrain_qt.ai.playout_policy import choose
from mexicantrain_qt.ai.playout_rules import NOBODY
from mexicantrain_qt.ai.playout_table import PlayoutTable
from mexicantrain_qt.ai.playouts import Playouts
from mexicantrain_qt.ai.world import World
from mexicantrain_qt.ai.worth import Worth
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

_PLAYERS = 2
_MOST_TILES = 20
_MOST_CHOICES = 5_000
_SELDOM = 64  # the clock is looked at once in so many choices


def is_ending(view: PlayerView) -> bool:
    """Whether the other player's hand is known, and so few tiles are out that the rest of the round can be searched."""
    return view.players == _PLAYERS and not view.boneyard and sum(view.counts) <= _MOST_TILES


class Endings:
    """The best that the seat of *view*, where the boneyard is empty, can make of the round in one world or another.

    The best is what is *worth* least; among equals, the least penalties from the first seat on. What is found out in
    one world holds in every other that comes to the same moment. In all, *most* moments with a choice are looked at,
    and none after the time *until* (seconds of ``time.monotonic``): what would take more is not solved.
    """

    def __init__(
        self,
        view: PlayerView,
        playouts: Playouts,
        worth: Worth,
        until: float | None = None,
        most: int = _MOST_CHOICES,
    ) -> None:
        self._seat = view.seat
        self._playouts = playouts
        self._worth = worth
        self._until = math.inf if until is None else until
        self._left = most
        self._known: dict[tuple[int, ...], tuple[int, ...]] = {}

    def penalties(self, world: World, action: Action) -> tuple[int, ...] | None:
        """The penalty of every seat, if the seat of the view does *action* in *world* and then plays as well as can be.

        The others play as in a playout. ``None`` if it is not solved.
        """
        table = self._playouts.table(world)
        table.do(self._playouts.code(action))
        try:
            return self._best(table)
        except _TooMuchError:
            return None

    def all_penalties(self, world: World, actions: Sequence[Action]) -> list[tuple[int, ...]] | None:
        """The ``penalties`` after each of *actions*; ``None`` if one of them is not solved."""
        found = []
        for action in actions:
            penalties = self.penalties(world, action)
            if penalties is None:
                return None
            found.append(penalties)
        return found

    def _best(self, table: PlayoutTable) -> tuple[int, ...]:
        """What comes of *table*, which is changed up to the next choice."""
        seat, plans = self._seat, self._playouts.plans
        while table.penalties is None:
            table.call_owed = NOBODY  # who forgets to call draws, and there is nothing to draw
            if table.turn != seat:
                table.do(choose(table, plans))
                continue
            actions = legal(table)
            if len(actions) > 1:
                return self._best_of(table, actions)
            table.do(actions[0])
        return tuple(table.penalties)

    def _best_of(self, table: PlayoutTable, actions: list[int]) -> tuple[int, ...]:
        moment = _moment(table)
        known = self._known.get(moment)
        if known is not None:
            return known
        if self._left <= 0 or (self._left % _SELDOM == 0 and time.monotonic() > self._until):
            self._left = 0
            raise _TooMuchError
        self._left -= 1
        ends = []
        for action in actions:
            then = table.copy()
            then.do(action)
            ends.append(self._best(then))
        best = self._known[moment] = min(ends, key=lambda penalties: (self._worth(penalties), penalties))
        return best


class _TooMuchError(Exception):
    """There is more to look at than there may be."""


def _moment(table: PlayoutTable) -> tuple[int, ...]:
    """What tells one choice of the own seat from another, when nobody can draw; trains with open doubles come last."""
    return (
        table.marked,
        table.begun,
        table.crosswise,
        table.phase,
        table.drawn,
        table.first_turns,
        table.passes,
        *table.hands,
        *table.ends,
        *table.opened,
    )
