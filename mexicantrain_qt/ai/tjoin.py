"""Which is the best train when the hand is too large for a search?

A trail uses every tile it can reach but the cheapest ones whose removal leaves each number, except the start
and one free end, on an even number of sides: a minimum T-join. The odd numbers are paired by shortest paths, and
the tiles on the paths go. Where what is left falls apart, one tile that would join the parts again is
either kept for sure or gone for sure, and the better answer of the two counts.
"""

from __future__ import annotations

from dataclasses import dataclass

from mexicantrain_qt.ai.graph import HandGraph
from mexicantrain_qt.rules.tiles import Tile

_FAR = 1 << 40


def heaviest_trail(graph: HandGraph, mask: int, start: int) -> tuple[Tile, ...]:
    """The heaviest train from *start* with the tiles of *mask*, in the order in which it lies."""
    best_value, best = -1, 0
    waiting = [(mask, 0)]
    while waiting:
        available, fixed = waiting.pop()
        available, numbers = graph.reached(available, start)
        if fixed & ~available or graph.weight_of(available) <= best_value:
            continue
        removed = _cheapest_removal(graph, available, fixed, start, numbers)
        if removed is None or graph.weight_of(available & ~removed) <= best_value:
            continue
        kept, joined = graph.reached(available & ~removed, start)
        value = graph.weight_of(kept)
        if value > best_value:
            best_value, best = value, kept
        if kept != available & ~removed:
            bridge = _bridge(graph, removed, joined)
            waiting.append((available & ~bridge, fixed))
            waiting.append((available, fixed | bridge))
    return _in_order(graph, best, start)


def _bridge(graph: HandGraph, removed: int, joined: int) -> int:
    """The heaviest removed tile between the numbers *joined* to the start and the others."""
    bridges = [
        (graph.weights[index], index)
        for index, tile in enumerate(graph.tiles)
        if removed >> index & 1 and (joined >> tile.low & 1) != (joined >> tile.high & 1)
    ]
    return 1 << max(bridges)[1]


def _cheapest_removal(graph: HandGraph, available: int, fixed: int, start: int, numbers: int) -> int | None:
    """The bits of the tiles to remove, none of them *fixed*; ``None`` if that is impossible."""
    corners = [number for number in range(graph.numbers) if numbers >> number & 1]
    odd = []
    for number in corners:
        sides = sum(1 for bit, _, _ in graph.steps[number] if available & bit)
        if (sides % 2 == 1) != (number == start):
            odd.append(number)
    if len(odd) == 1:
        return 0
    paths = {number: _shortest_paths(graph, available & ~fixed, number) for number in odd}
    pairs = _Pairing(tuple(tuple(paths[a].length[b] for b in odd) for a in odd)).best()
    if pairs is None:
        return None
    removed = 0
    for a, b in pairs:
        removed ^= paths[odd[a]].tiles_to(odd[b])
    return removed


@dataclass(frozen=True, slots=True)
class _Paths:
    """The lightest ways from one number to every other: ``length`` by number, and the last step of each."""

    length: list[int]
    last: list[tuple[int, int]]

    def tiles_to(self, number: int) -> int:
        tiles = 0
        while self.last[number][0]:
            bit, number = self.last[number]
            tiles |= bit
        return tiles


def _shortest_paths(graph: HandGraph, mask: int, source: int) -> _Paths:
    length = [_FAR] * graph.numbers
    last = [(0, 0)] * graph.numbers
    length[source] = 0
    left = set(range(graph.numbers))
    while left:
        near = min(left, key=length.__getitem__)
        if length[near] == _FAR:
            break
        left.remove(near)
        for bit, far, weight in graph.steps[near]:
            if mask & bit and length[near] + weight < length[far]:
                length[far] = length[near] + weight
                last[far] = (bit, near)
    return _Paths(length, last)


class _Pairing:
    """An odd number of corners, all but one of them in pairs, so that the lengths add up to the least."""

    def __init__(self, length: tuple[tuple[int, ...], ...]) -> None:
        self._length = length
        self._known: dict[tuple[int, bool], tuple[int, int]] = {}

    def best(self) -> list[tuple[int, int]] | None:
        """The pairs, as positions; ``None`` if some corner can be paired with no other."""
        left, single = (1 << len(self._length)) - 1, True
        if self._least(left, single)[0] >= _FAR:
            return None
        pairs = []
        while left:
            first = (left & -left).bit_length() - 1
            partner = self._least(left, single)[1]
            if partner == first:
                single = False
            else:
                pairs.append((first, partner))
            left &= ~(1 << first | 1 << partner)
        return pairs

    def _least(self, left: int, single: bool) -> tuple[int, int]:
        """The least sum for the corners *left*, and the partner of the first of them (itself: it stays single)."""
        if not left:
            return 0, 0
        key = (left, single)
        known = self._known.get(key)
        if known is not None:
            return known
        low = left & -left
        first = low.bit_length() - 1
        rest = left ^ low
        best = (self._least(rest, False)[0], first) if single else (_FAR, first)
        others = rest
        while others:
            bit = others & -others
            others ^= bit
            partner = bit.bit_length() - 1
            length = self._length[first][partner]
            if length < best[0]:
                total = length + self._least(rest ^ bit, single)[0]
                if total < best[0]:
                    best = (total, partner)
        self._known[key] = best
        return best


def _in_order(graph: HandGraph, mask: int, start: int) -> tuple[Tile, ...]:
    """The tiles of *mask*, which make one trail from *start*, as they lie (Hierholzer's walk)."""
    walk: list[tuple[int, int]] = []
    stack = [(0, start)]
    while stack:
        number = stack[-1][1]
        step = next(((bit, far) for bit, far, _ in graph.steps[number] if mask & bit), None)
        if step is None:
            walk.append(stack.pop())
        else:
            mask ^= step[0]
            stack.append(step)
    order: list[int] = []
    for bit, number in reversed(walk):
        if bit:
            order.append(bit)
        if double := mask & graph.double[number]:
            order.append(double)
            mask ^= double
    return tuple(graph.tiles[bit.bit_length() - 1] for bit in order)
