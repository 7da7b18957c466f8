"""How long may a computer player think?"""

from __future__ import annotations

RANKING = 1.0
"""Seconds for weighing up everything that a person could do: for a hint, or for one choice of a review."""

_AT_ONCE = 1.5
"""Those who need hundredths of a second get what even a slow and busy computer can keep."""
_SECONDS = {"master": 0.6, "grandmaster": 2.0}


def seconds_for(kind: str) -> float:
    """After how many seconds the computer player *kind* has to have chosen."""
    return _SECONDS.get(kind, _AT_ONCE)
