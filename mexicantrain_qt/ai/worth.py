"""What is the end of a round worth to a player?"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from mexicantrain_qt.rules.view import PlayerView

Worth: TypeAlias = Callable[[Sequence[int]], float]
"""What the penalties of a round are worth to one player, in pips of its own; less is better."""

_WIN = 100.0
"""What a win counts in pips: between equals a pip less makes the chance to win greater by about one in a hundred."""

_ANY_TIE = 4.0
"""So many pips apart, the worse one of two still has a chance of one in e + 1: playouts are not that exact."""


def relative_penalty(seat: int) -> Worth:
    """The own penalty less the mean of the others'."""

    def worth(penalties: Sequence[int]) -> float:
        mine = penalties[seat]
        return mine - (sum(penalties) - mine) / (len(penalties) - 1)

    return worth


def standing_worth(view: PlayerView) -> Worth:
    """In the last round of a game, half the ``relative_penalty`` and half what the totals then say of its winner.

    The half in pips is for games that are decided, and for what the playouts do not see. To think of the win before the
    last round cost 2 to 3 pips a round and won no more games.
    """
    pips = relative_penalty(view.seat)
    if view.round < view.options.rounds:
        return pips
    seat, before = view.seat, view.totals

    def worth(penalties: Sequence[int]) -> float:
        totals = [a + b for a, b in zip(before, penalties, strict=True)]
        best = min(totals)
        wins = [math.exp((best - total) / _ANY_TIE) for total in totals]
        return (pips(penalties) - _WIN * wins[seat] / sum(wins)) / 2

    return worth
