"""How do the tiles of a set look as the bits of a number?"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from mexicantrain_qt.rules.tiles import Tile, full_set

DOUBLE_EXTRA = 20
"""How much sooner, in pips, a double should go than another tile: fewer ends take it, and it binds the others."""


class TileBits:
    """The tiles of one set, those first that can wait: ``tiles[i]`` has the bit ``1 << i``.

    So the tile of a mask that should go first is its highest bit. By tile: ``cost`` at the end of the round,
    ``urgency`` (the cost, and more for doubles), ``sides`` (the sum of the two: the far side is ``sides[i] - near``),
    ``double_of`` (its number, -1 for a plain tile). By number: ``fits`` (the tiles with that number),
    ``double_bit`` and ``double_index``. ``doubles``: all doubles.
    """

    def __init__(self, highest: int, double_blank: int, double_extra: int = DOUBLE_EXTRA) -> None:
        cost = {tile: tile.pips or double_blank for tile in full_set(highest)}
        urgency = {tile: cost[tile] + double_extra * tile.is_double for tile in cost}
        self.tiles = tuple(sorted(cost, key=lambda tile: (urgency[tile], tile)))
        self.index = {tile: i for i, tile in enumerate(self.tiles)}
        self.sides = [tile.pips for tile in self.tiles]
        self.cost = [cost[tile] for tile in self.tiles]
        self.urgency = [urgency[tile] for tile in self.tiles]
        self.double_of = [tile.low if tile.is_double else -1 for tile in self.tiles]
        numbers = range(highest + 1)
        # Looked up by the two numbers: a tile's hash takes longer than that.
        self._bit = [[1 << self.index[Tile(low, high)] for high in numbers] for low in numbers]
        self.fits = [self.mask(tile for tile in self.tiles if tile.fits(number)) for number in numbers]
        self.double_index = [self.index[Tile(number, number)] for number in numbers]
        self.double_bit = [1 << i for i in self.double_index]
        self.doubles = sum(self.double_bit)
        self.all = (1 << len(self.tiles)) - 1

    def mask(self, tiles: Iterable[Tile]) -> int:
        """The bits of *tiles*, each of them once."""
        rows, mask = self._bit, 0
        for tile in tiles:
            mask |= rows[tile.low][tile.high]
        return mask

    def of(self, mask: int) -> frozenset[Tile]:
        """The tiles of *mask*."""
        return frozenset(tile for i, tile in enumerate(self.tiles) if mask >> i & 1)

    def cost_of(self, mask: int) -> int:
        """What the tiles of *mask* cost at the end of the round."""
        cost, total = self.cost, 0
        while mask:
            i = mask.bit_length() - 1
            mask ^= 1 << i
            total += cost[i]
        return total


@cache
def tile_bits(highest: int, double_blank: int, double_extra: int = DOUBLE_EXTRA) -> TileBits:
    """The bits of the double-*highest* set where the double blank costs *double_blank*."""
    return TileBits(highest, double_blank, double_extra)
