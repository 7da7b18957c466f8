"""What is the end of a round worth to a player?"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from mexicantrain_qt.rules.view import PlayerView

Worth: TypeAlias = Callable[[Sequence[int]], float]
"""What the penalties of a round are worth to one player, in pips of its own; less is better."""

_LAST_ROUNDS = 3
_ANY_TIE = 4.0
_BY_ROUND = 16.0
_HARDLY_OPEN = 0.04


def relative_penalty(seat: int) -> Worth:
    """The own penalty less the mean of the others'."""

    def worth(penalties: Sequence[int]) -> float:
        mine = penalties[seat]
        return mine - (sum(penalties) - mine) / (len(penalties) - 1)

    return worth


def standing_worth(view: PlayerView) -> Worth:
    """In the last rounds of a game, what the totals then make of the chance to win it; else the ``relative_penalty``.

    The chance falls off exponentially with the pips that a player is behind, the slower the more rounds are left.
    """
    left = view.options.rounds - view.round
    if left >= _LAST_ROUNDS:
        return relative_penalty(view.seat)
    seat, before = view.seat, view.totals
    scale = _ANY_TIE + _BY_ROUND * math.sqrt(left)

    def chance(totals: Sequence[int]) -> float:
        best = min(totals)
        chances = [math.exp((best - total) / scale) for total in totals]
        return chances[seat] / sum(chances)

    now = chance(before)
    pips = scale / max(_HARDLY_OPEN, now * (1 - now))

    def worth(penalties: Sequence[int]) -> float:
        return -pips * chance([a + b for a, b in zip(before, penalties, strict=True)])

    return worth
