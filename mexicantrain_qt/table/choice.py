"""Which way does every train take, so that all of them find room?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.ways import Way

MOST_STEPS = 300
MORE_STEPS = 60


def choose(ways: Mapping[TrainName, Sequence[Way]]) -> dict[TrainName, Way] | None:
    """The cheapest ways that leave each other alone; ``None``: none were found in time."""
    return _Search(ways).result()


class _Search:
    """Branch and bound: the train with the fewest ways left first, its cheapest way first. Ways left are
    bits, the cheapest the lowest.
    """

    def __init__(self, ways: Mapping[TrainName, Sequence[Way]]) -> None:
        self._ways = {name: sorted(some, key=lambda way: way.cost) for name, some in ways.items()}
        self._fits: dict[tuple[TrainName, int, TrainName], int] = {}
        self._best: dict[TrainName, Way] | None = None
        self._cost = float("inf")
        self._steps = 0

    def result(self) -> dict[TrainName, Way] | None:
        if all(self._ways.values()):
            self._go({name: (1 << len(some)) - 1 for name, some in self._ways.items()}, {}, 0.0)
        return self._best

    def _go(self, left: dict[TrainName, int], chosen: dict[TrainName, Way], cost: float) -> None:
        self._steps += 1
        least = sum(self._ways[name][_lowest(bits)].cost for name, bits in left.items())
        if self._steps > MOST_STEPS or cost + least >= self._cost - 1e-9:
            return
        if not left:
            self._best, self._cost = dict(chosen), cost
            self._steps = max(self._steps, MOST_STEPS - MORE_STEPS)
            return
        name = min(left, key=lambda one: left[one].bit_count())
        for index, way in enumerate(self._ways[name]):
            if not left[name] >> index & 1:
                continue
            further = {}
            for other, bits in left.items():
                if other != name:
                    further[other] = bits & self._fitting(name, index, other)
                    if not further[other]:
                        break
            else:
                chosen[name] = way
                self._go(further, chosen, cost + way.cost)
                del chosen[name]

    def _fitting(self, name: TrainName, index: int, other: TrainName) -> int:
        """The ways of *other* that this way leaves alone."""
        key = (name, index, other)
        if key not in self._fits:
            self._fits[key] = self._ways[name][index].left_alone(self._ways[other])
        return self._fits[key]


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1
