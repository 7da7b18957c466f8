"""Which train does a player plan in a playout?"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mexicantrain_qt.ai.playout_tiles import TileBits
from mexicantrain_qt.ai.reading import PER_TILE

Plan: TypeAlias = tuple[int, int, tuple[int, ...]]
"""What the planned tiles weigh, their mask, and the tiles in the order in which they lie."""

_NO_PLAN: Plan = (0, 0, ())
_MOST_NODES = 150
_MOST_KEPT = 200_000

_Node: TypeAlias = tuple[int, int, int, "_Node | None"]
"""The heaviest train from some number: its weight, its first tile, the double laid after it (0: none), the rest."""

_Search: TypeAlias = Callable[[int, int, dict[int, _Node]], _Node]

_END: _Node = (0, -1, 0, None)


class Plans:
    """The heaviest trains of hands, searched once each: exact, but for very rich hands only nearly so.

    As in ``trails``, what counts is the burden of a tile, and a double lies where its number is reached first.
    """

    def __init__(self, bits: TileBits) -> None:
        self._bits = bits
        self._weight = [cost + PER_TILE for cost in bits.cost]
        self._search = _search_with(bits, self._weight)
        self._known: dict[tuple[int, int], Plan] = {}
        self._trains: dict[tuple[int, int, bool], tuple[int, ...]] = {}

    def best(self, hand: int, end: int) -> Plan:
        """The heaviest train of the tiles of *hand* from *end*."""
        if not hand & self._bits.fits[end]:
            return _NO_PLAN
        key = (hand, end)
        plan = self._known.get(key)
        if plan is None:
            if len(self._known) > _MOST_KEPT:
                self._known.clear()
            plan = self._known[key] = self._search_for(hand, end)
        return plan

    def whole_train(self, hand: int, end: int, may_end_in_double: bool) -> tuple[int, ...]:
        """The heaviest train to be laid at once; unless it may, it ends in no double that is not the last tile."""
        key = (hand, end, may_end_in_double)
        train = self._trains.get(key)
        if train is None:
            if len(self._trains) > _MOST_KEPT:
                self._trains.clear()
            train = self._whole_train(hand, end, may_end_in_double)
            # The rest of the train is the best train of what is left, as long as nothing else is laid or drawn.
            for at, tile in enumerate(train):
                self._trains[hand, end, may_end_in_double] = train[at:]
                hand ^= 1 << tile
                end = self._bits.sides[tile] - end
            self._trains[hand, end, may_end_in_double] = ()
        return train

    def _whole_train(self, hand: int, end: int, may_end_in_double: bool) -> tuple[int, ...]:
        rest = hand
        while True:
            _, mask, train = self.best(rest, end)
            if may_end_in_double or not train or mask == hand or self._bits.double_of[train[-1]] < 0:
                return train
            rest &= ~(1 << train[-1])

    def _search_for(self, hand: int, end: int) -> Plan:
        bits = self._bits
        weight, order = 0, []
        mask = hand & bits.double_bit[end]
        if mask:
            hand ^= mask
            order.append(bits.double_index[end])
            weight = self._weight[order[0]]
        node: _Node | None = self._search(hand, end, {}) if hand & bits.fits[end] else _END
        assert node is not None  # for mypy: only the rest of a node may be None
        weight += node[0]
        while node is not None and node[1] >= 0:
            _, tile, double, node = node
            order.append(tile)
            mask |= 1 << tile | double
            if double:
                order.append(double.bit_length() - 1)
        return weight, mask, tuple(order)


def _search_with(bits: TileBits, weight: list[int]) -> _Search:
    """A search in the tiles of *bits*; what it needs is at hand in it, since it is called so often."""
    fits, sides, double_bit = bits.fits, bits.sides, bits.double_bit
    double_weight = [weight[index] for index in bits.double_index]

    def search(mask: int, end: int, nodes: dict[int, _Node]) -> _Node:
        """The heaviest train from *end* with the tiles of *mask*, at least one of which fits.

        The double of *end* is not among them: it is laid as soon as its number is reached. When there are
        too many *nodes*, only the tile that should go first is looked at.
        """
        steps = mask & fits[end]
        best, node = -1, _END
        while steps:
            tile = steps.bit_length() - 1
            bit = 1 << tile
            steps ^= bit
            far = sides[tile] - end
            rest = mask ^ bit
            value = weight[tile]
            double = rest & double_bit[far]
            if double:
                rest ^= double
                value += double_weight[far]
            if rest & fits[far]:
                key = rest << 5 | far
                then = nodes.get(key)
                if then is None:
                    then = nodes[key] = search(rest, far, nodes)
                value += then[0]
                if value > best:
                    best, node = value, (value, tile, double, then)
                if len(nodes) > _MOST_NODES:
                    break
            elif value > best:
                best, node = value, (value, tile, double, _END)
        return node

    return search
