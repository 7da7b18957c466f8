"""Which way does every train take, so that all of them find room?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.ways import Way

MOST_STEPS = 300
MORE_STEPS = 60


def choose(ways: Mapping[TrainName, Sequence[Way]]) -> dict[TrainName, Way] | None:
    """The cheapest ways that leave each other alone; ``None``: none were found (the search is not endless)."""
    return _Search(ways).result()


class _Search:
    """Branch and bound: the train with the fewest ways left first, its cheapest way first."""

    def __init__(self, ways: Mapping[TrainName, Sequence[Way]]) -> None:
        self._ways = {name: sorted(some, key=lambda way: way.cost) for name, some in ways.items()}
        self._alone: dict[tuple[int, int], bool] = {}
        self._best: dict[TrainName, Way] | None = None
        self._cost = float("inf")
        self._steps = 0

    def result(self) -> dict[TrainName, Way] | None:
        if all(self._ways.values()):
            self._go(self._ways, {}, 0.0)
        return self._best

    def _go(self, left: dict[TrainName, list[Way]], chosen: dict[TrainName, Way], cost: float) -> None:
        self._steps += 1
        if self._steps > MOST_STEPS or cost + sum(some[0].cost for some in left.values()) >= self._cost - 1e-9:
            return
        if not left:
            self._best, self._cost = dict(chosen), cost
            self._steps = max(self._steps, MOST_STEPS - MORE_STEPS)
            return
        name = min(left, key=lambda one: len(left[one]))
        for way in left[name]:
            further = {
                other: [one for one in some if self._leaves_alone(way, one)]
                for other, some in left.items()
                if other != name
            }
            if all(further.values()):
                chosen[name] = way
                self._go(further, chosen, cost + way.cost)
                del chosen[name]

    def _leaves_alone(self, way: Way, other: Way) -> bool:
        key = (id(way), id(other))
        if key not in self._alone:
            self._alone[key] = self._alone[key[::-1]] = way.leaves_alone(other)
        return self._alone[key]
