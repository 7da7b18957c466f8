"""How may the hidden tiles lie, as far as everything that was seen allows?"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from mexicantrain_qt.ai.leanings import Leanings
from mexicantrain_qt.ai.playout_tiles import tile_bits
from mexicantrain_qt.ai.reading import on_the_table
from mexicantrain_qt.ai.voids import Voids, voids
from mexicantrain_qt.ai.world import World
from mexicantrain_qt.rules.view import PlayerView

_GUESSES = 4
_MIXED, _APART = 4, 2
"""So many exchanges for every hidden tile make the first world as good as any other, and the next one quite different."""


class Worlds:
    """The worlds that agree with a view: its counts, its table, its own hand, and the voids of the others.

    With *lean* some of them come more often than others, as it says; else each is about as likely as any other.
    """

    def __init__(self, view: PlayerView, known: Voids | None = None, lean: Leanings | None = None) -> None:
        bits = tile_bits(view.options.highest, view.options.double_blank)
        hidden = bits.all ^ bits.mask(on_the_table(view) | view.hand)
        self._view = view
        self._tiles = bits.tiles
        self._hidden = [tile for tile in range(len(bits.tiles)) if hidden >> tile & 1]
        self._counts = [0 if seat == view.seat else count for seat, count in enumerate(view.counts)]
        self._cannot_be: list[int] = []
        self._odds: list[Sequence[float]] | None = None if lean is None else []
        for seat, held in enumerate(voids(view) if known is None else known):
            if seat != view.seat:
                self._cannot_be += held
                if lean is not None and self._odds is not None:
                    self._odds += lean[seat]
        in_boneyard = len(self._hidden) - len(self._cannot_be)
        self._cannot_be += [0] * in_boneyard
        if self._odds is not None:
            self._odds += [[0.0] * len(bits.tiles)] * in_boneyard
        self._is_free = not any(self._cannot_be)
        self._order: list[int] = []

    def sample(self, rng: random.Random) -> World:
        """One of these worlds."""
        if self._odds is None or not self._order:
            self._order = self._hidden[:]
            rng.shuffle(self._order)
            if not self._is_free:
                self._mend(self._order, rng)
            if self._odds is not None:
                self._lean(self._odds, _MIXED * len(self._order), rng)
        else:
            self._lean(self._odds, _APART * len(self._order), rng)
        tiles = [self._tiles[tile] for tile in self._order]
        hands = []
        start = 0
        for seat, count in enumerate(self._counts):
            hands.append(
                self._view.hand if seat == self._view.seat else frozenset(tiles[start : start + count])
            )
            start += count
        return World(tuple(hands), tuple(tiles[start : start + self._view.boneyard]))

    def _lean(self, odds: Sequence[Sequence[float]], exchanges: int, rng: random.Random) -> None:
        """Exchange tiles at random, so that in the long run every world comes as often as its odds say (Metropolis)."""
        order, cannot_be, chance = self._order, self._cannot_be, rng.random
        places = len(order)
        for _ in range(exchanges):
            one, other = int(chance() * places), int(chance() * places)
            here, there = order[one], order[other]
            if (cannot_be[one] >> there | cannot_be[other] >> here) & 1:
                continue
            before, after = odds[one], odds[other]
            gain = before[there] + after[here] - before[here] - after[there]
            if gain >= 0 or chance() < math.exp(gain):
                order[one], order[other] = there, here

    def _mend(self, order: list[int], rng: random.Random) -> None:
        """Exchange what cannot lie where it lies with tiles elsewhere, chosen at random."""
        cannot_be = self._cannot_be
        places = len(order)
        for place, excluded in enumerate(cannot_be):
            tile = order[place]
            if not excluded >> tile & 1:
                continue
            for _ in range(_GUESSES):
                other = int(rng.random() * places)
                if not (excluded >> order[other] | cannot_be[other] >> tile) & 1:
                    break
            else:
                fitting = [
                    other
                    for other in range(places)
                    if not (excluded >> order[other] | cannot_be[other] >> tile) & 1
                ]
                if not fitting:
                    self._shift(order, place, rng)
                    continue
                other = rng.choice(fitting)
            order[place], order[other] = order[other], tile

    def _shift(self, order: list[int], wrong: int, rng: random.Random) -> None:
        """Mend one place by a chain of exchanges, the shortest that there is; without any, leave it as it is.

        Places on the way that were wrong before stay so until it is their turn.
        """
        cannot_be = self._cannot_be
        came_from = {wrong: wrong}
        waiting = [wrong]
        for place in waiting:
            # The tile of place would go to other; the chain ends where the tile of other may lie at the wrong place.
            around = list(range(len(order)))
            rng.shuffle(around)
            for other in around:
                if other in came_from or cannot_be[other] >> order[place] & 1:
                    continue
                came_from[other] = place
                if not cannot_be[wrong] >> order[other] & 1:
                    self._pass_along(order, other, came_from)
                    return
                waiting.append(other)

    @staticmethod
    def _pass_along(order: list[int], end: int, came_from: dict[int, int]) -> None:
        """Every place of the chain to *end* takes the tile of the one before it, the first that of *end*."""
        last, place = order[end], end
        while came_from[place] != place:
            order[place] = order[came_from[place]]
            place = came_from[place]
        order[place] = last
