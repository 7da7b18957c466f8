"""What is the end of a round worth to a player?"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from mexicantrain_qt.rules.view import PlayerView

Worth: TypeAlias = Callable[[Sequence[int]], float]
"""What the penalties of a round are worth to one player, in pips of its own; less is better, and only differences count."""

_WIN = 100.0
"""What a win counts in pips: over a whole round, in which totals move some 50 pips apart, a pip is a hundredth of a win."""

_BLUR = 4.0
"""Playouts are not exact to the pip: so many pips apart, the worse one of two still has a chance of one in e + 1."""


def relative_penalty(seat: int) -> Worth:
    """The own penalty less the mean of the others'."""

    def worth(penalties: Sequence[int]) -> float:
        mine = penalties[seat]
        return mine - (sum(penalties) - mine) / (len(penalties) - 1)

    return worth


def standing_worth(view: PlayerView) -> Worth:
    """In the last round of a game, half the ``relative_penalty`` and half what the totals then say of its winner.

    The half in pips is for games that are decided, and for what the playouts do not see. Thinking of the win a round or two
    earlier costs 2 to 3.5 pips and wins no more games (README). How ties are broken is not looked at.
    """
    pips = relative_penalty(view.seat)
    if view.round < view.options.rounds:
        return pips
    seat, before = view.seat, view.totals

    def worth(penalties: Sequence[int]) -> float:
        totals = [a + b for a, b in zip(before, penalties, strict=True)]
        best = min(totals)
        wins = [math.exp((best - total) / _BLUR) for total in totals]
        return (pips(penalties) - _WIN * wins[seat] / sum(wins)) / 2

    return worth
