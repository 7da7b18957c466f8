"""Which is the best train that can be laid from a hand?"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from mexicantrain_qt.ai.graph import HandGraph
from mexicantrain_qt.ai.tjoin import heaviest_trail
from mexicantrain_qt.rules.tiles import Tile

_SEARCH_AT_MOST = 17


def best_trail(tiles: Iterable[Tile], start: int, weight: Callable[[Tile], int]) -> tuple[Tile, ...]:
    """The heaviest train of *tiles* that starts with the number *start*, in the order in which it lies.

    Exact. *weight* gives every tile an integer, 0 or more: 1 for the longest train, the pips for the one that
    takes most of the penalty away. Doubles lie where their number is reached first, so that only a double
    whose number nothing else continues comes last.
    """
    return Trails(tiles, weight).best(start)


class Trails:
    """The best trains of one hand, for any start and for any tiles left out; answers share their work."""

    def __init__(self, tiles: Iterable[Tile], weight: Callable[[Tile], int]) -> None:
        self._graph = HandGraph(tiles, weight)
        self._values: dict[int, int] = {}
        self._joined: dict[tuple[int, int], tuple[Tile, ...]] = {}

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The hand, sorted."""
        return self._graph.tiles

    def best(self, start: int, without: Collection[Tile] = ()) -> tuple[Tile, ...]:
        """The heaviest train from *start*, as in ``best_trail``, with the tiles *without* left out."""
        mask = self._reached(start, without)
        if not mask:
            return ()
        return self._walk(mask, start) if self._is_small(mask) else self._join(mask, start)

    def value(self, start: int, without: Collection[Tile] = ()) -> int:
        """The weight of the heaviest train from *start*, with the tiles *without* left out."""
        graph = self._graph
        mask = self._reached(start, without)
        if not mask:
            return 0
        if not self._is_small(mask):
            return graph.weight_of(graph.mask(self._join(mask, start)))
        rest = mask & ~graph.double[start]
        value = self._search(rest, start, graph.weight_of(rest))
        return value + (graph.double_weight[start] if rest != mask else 0)

    def _reached(self, start: int, without: Collection[Tile]) -> int:
        graph = self._graph
        if start >= graph.numbers:
            return 0
        return graph.reached(graph.all & ~graph.mask(without), start)[0]

    def _is_small(self, mask: int) -> bool:
        return mask.bit_count() <= _SEARCH_AT_MOST

    def _join(self, mask: int, start: int) -> tuple[Tile, ...]:
        key = (mask, start)
        if key not in self._joined:
            self._joined[key] = heaviest_trail(self._graph, mask, start)
        return self._joined[key]

    def _search(self, mask: int, end: int, weight: int) -> int:
        """The heaviest train from *end* with the tiles of *mask*, which weigh *weight*.

        The double of *end* is not among them: a double is laid when its number is reached, which is never worse.
        """
        key = mask << 5 | end
        known = self._values.get(key)
        if known is not None:
            return known
        graph = self._graph
        best = 0
        for bit, far, heavy in graph.steps[end]:
            if mask & bit:
                rest, gain = mask ^ bit, heavy
                if rest & graph.double[far]:
                    rest ^= graph.double[far]
                    gain += graph.double_weight[far]
                value = gain + self._search(rest, far, weight - gain)
                if value > best:
                    best = value
                    if best == weight:
                        break
        self._values[key] = best
        return best

    def _walk(self, mask: int, end: int) -> tuple[Tile, ...]:
        graph = self._graph
        order: list[int] = []
        while True:
            if double := mask & graph.double[end]:
                order.append(double)
                mask ^= double
            step = self._best_step(mask, end)
            if step is None:
                break
            bit, end = step
            order.append(bit)
            mask ^= bit
        return tuple(graph.tiles[bit.bit_length() - 1] for bit in order)

    def _best_step(self, mask: int, end: int) -> tuple[int, int] | None:
        """The next tile (its bit, and the end after it) of the heaviest train."""
        graph = self._graph
        weight = graph.weight_of(mask)
        best = self._search(mask, end, weight)
        for bit, far, heavy in graph.steps[end]:
            if mask & bit:
                rest, gain = mask ^ bit, heavy
                if rest & graph.double[far]:
                    rest ^= graph.double[far]
                    gain += graph.double_weight[far]
                if gain + self._search(rest, far, weight - gain) == best:
                    return bit, far
        return None
