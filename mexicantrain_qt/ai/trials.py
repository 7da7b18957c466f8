"""How do several actions do in the same worlds?"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from mexicantrain_qt.ai.endings import Endings
from mexicantrain_qt.ai.playouts import Playouts
from mexicantrain_qt.ai.world import World
from mexicantrain_qt.ai.worth import Worth
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

_ENOUGH = 8
"""With fewer worlds chance may make all of them alike, which would look like certainty."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an action cost, or cost more than another, in *count* worlds: the *total* in pips, and that of the *squares*."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, pips: Sequence[float]) -> Evidence:
        return cls(len(pips), sum(pips), sum(one * one for one in pips))

    def __add__(self, other: Evidence) -> Evidence:
        return Evidence(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; without end where too few worlds were looked at."""
        if self.count < _ENOUGH:
            return math.inf
        spread = max(0.0, self.squares - self.total * self.mean)
        return math.sqrt(spread / (self.count * (self.count - 1)))


@dataclass(frozen=True, slots=True)
class Belief:
    """By how many pips an action is worse than another (below 0: better), and how far off that may be."""

    mean: float
    error: float

    def with_evidence(self, found: Evidence) -> Belief:
        """This belief after *found*, which counts the more the surer it is."""
        if math.isinf(found.error) or not self.error:
            return self
        trust = self.error**2 / (self.error**2 + found.error**2)
        return Belief(self.mean + trust * (found.mean - self.mean), self.error * math.sqrt(1 - trust))


class Trials:
    """The playouts of some *actions* in one world after the other; the first of them is what they are measured by.

    ``going``: the actions that are still tried. An ending is *solved* as far as that can be done until the time *until*.
    """

    def __init__(
        self,
        view: PlayerView,
        actions: Sequence[Action],
        worth: Worth,
        *,
        solved: bool = False,
        until: float | None = None,
    ) -> None:
        self._playouts = Playouts(view)
        self._endings = Endings(view, self._playouts, worth, until) if solved else None
        self._worth = worth
        self._first = actions[0]
        self._costs: dict[Action, list[float]] = {action: [] for action in actions}
        self.going = list(actions)

    def run(self, world: World) -> None:
        """Play every action that is still tried in *world*."""
        ends = None if self._endings is None else self._endings.all_penalties(world, self.going)
        if ends is None:
            ends = [self._playouts.penalties(world, action) for action in self.going]
        for action, penalties in zip(self.going, ends, strict=True):
            self._costs[action].append(self._worth(penalties))

    def give_up(self, actions: Sequence[Action]) -> None:
        """Try these no more; the first action is never given up."""
        self.going = [action for action in self.going if action == self._first or action not in actions]

    def cost(self) -> Evidence:
        """What the first action costs."""
        return Evidence.of(self._costs[self._first])

    def worse(self, action: Action) -> Evidence:
        """By how much *action* did worse than the first one where both were tried."""
        pairs = zip(self._costs[action], self._costs[self._first], strict=False)
        return Evidence.of([cost - usual for cost, usual in pairs])


def is_late(until: float | None) -> bool:
    """Whether the time *until* (seconds of ``time.monotonic``) has come."""
    return until is not None and time.monotonic() > until
