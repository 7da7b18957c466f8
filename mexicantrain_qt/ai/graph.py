"""What does a hand look like as a graph, with numbers as its corners and tiles as its edges?"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mexicantrain_qt.rules.tiles import Tile


class HandGraph:
    """Some tiles, each with a weight (an integer, 0 or more) and a bit of its own.

    ``tiles`` are sorted, and the tile ``tiles[i]`` has the bit ``1 << i`` in every mask. ``steps[end]`` are the
    tiles with two different sides that fit *end*, as (bit, number of the other side, weight), the
    heaviest first. ``double[number]`` is the bit of that double, 0 if it is not there, and ``double_weight``
    its weight.
    """

    def __init__(self, tiles: Iterable[Tile], weight: Callable[[Tile], int]) -> None:
        self.tiles = tuple(sorted(set(tiles)))
        self.weights = tuple(weight(tile) for tile in self.tiles)
        self.all = (1 << len(self.tiles)) - 1
        self.numbers = max((tile.high for tile in self.tiles), default=0) + 1
        self.steps: list[list[tuple[int, int, int]]] = [[] for _ in range(self.numbers)]
        self.double = [0] * self.numbers
        self.double_weight = [0] * self.numbers
        self._bits: dict[Tile, int] = {}
        for index, (tile, heavy) in enumerate(zip(self.tiles, self.weights, strict=True)):
            bit = self._bits[tile] = 1 << index
            if tile.is_double:
                self.double[tile.low] = bit
                self.double_weight[tile.low] = heavy
            else:
                self.steps[tile.low].append((bit, tile.high, heavy))
                self.steps[tile.high].append((bit, tile.low, heavy))
        for steps in self.steps:
            steps.sort(key=lambda step: -step[2])

    def mask(self, tiles: Iterable[Tile]) -> int:
        """The bits of those of *tiles* that are in the graph."""
        return sum(self._bits.get(tile, 0) for tile in set(tiles))

    def weight_of(self, mask: int) -> int:
        return sum(heavy for index, heavy in enumerate(self.weights) if mask >> index & 1)

    def reached(self, mask: int, start: int) -> tuple[int, int]:
        """What hangs together with *start* by the tiles of *mask*: the bits of these tiles, and of the numbers."""
        found = 0
        numbers = 1 << start
        waiting = [start]
        while waiting:
            number = waiting.pop()
            found |= mask & self.double[number]
            for bit, far, _ in self.steps[number]:
                if mask & bit:
                    found |= bit
                    if not numbers >> far & 1:
                        numbers |= 1 << far
                        waiting.append(far)
        return found, numbers
