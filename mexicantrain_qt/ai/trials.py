"""How do several actions do in the same worlds?"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

from mexicantrain_qt.ai.playouts import Playouts
from mexicantrain_qt.ai.world import World
from mexicantrain_qt.ai.worth import Worth
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Belief:
    """By how many pips an action is worse than another (below 0: better), and how far off that may be."""

    mean: float
    error: float

    def with_evidence(self, mean: float, error: float) -> Belief:
        """This belief after it turned out to be *mean*, with the standard error *error*."""
        if math.isinf(error) or not self.error:
            return self
        trust = self.error**2 / (self.error**2 + error**2)
        return Belief(self.mean + trust * (mean - self.mean), self.error * math.sqrt(1 - trust))


class Trials:
    """The playouts of some *actions* in one world after the other; the first of them is what they are measured by.

    ``going``: the actions that are still tried.
    """

    def __init__(self, view: PlayerView, actions: Sequence[Action], worth: Worth) -> None:
        self._playouts = Playouts(view)
        self._worth = worth
        self._first = actions[0]
        self._costs: dict[Action, list[float]] = {action: [] for action in actions}
        self.going = list(actions)

    def run(self, world: World) -> None:
        """Play every action that is still tried in *world*."""
        for action in self.going:
            self._costs[action].append(self._worth(self._playouts.penalties(world, action)))

    def give_up(self, actions: Sequence[Action]) -> None:
        """Try these no more; the first action is never given up."""
        self.going = [action for action in self.going if action == self._first or action not in actions]

    def cost(self) -> float:
        """What the first action costs on average."""
        costs = self._costs[self._first]
        return sum(costs) / len(costs) if costs else 0.0

    def evidence(self, action: Action) -> tuple[float, float]:
        """By how much *action* did worse than the first one where both were tried, and the standard error of that."""
        tried = self._costs[action]
        count = len(tried)
        if count < 2:
            return 0.0, math.inf
        worse = [cost - usual for cost, usual in zip(tried, self._costs[self._first], strict=False)]
        mean = sum(worse) / count
        return mean, math.sqrt(sum((pips - mean) ** 2 for pips in worse) / (count * (count - 1)))


def is_late(until: float | None) -> bool:
    """Whether the time *until* (seconds of ``time.monotonic``) has come."""
    return until is not None and time.monotonic() > until
