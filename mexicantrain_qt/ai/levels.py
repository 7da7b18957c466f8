"""Which computer players are there?"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from mexicantrain_qt.ai.beginner import beginner
from mexicantrain_qt.ai.casual import casual
from mexicantrain_qt.ai.expert import expert
from mexicantrain_qt.ai.grandmaster import grandmaster
from mexicantrain_qt.ai.master import master
from mexicantrain_qt.ai.regular import regular
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

Strategy: TypeAlias = Callable[[PlayerView, random.Random], Action]
"""A computer player: one of the legal actions of a view. The same view and the same seed, the same choice."""

LEVELS: Mapping[str, Strategy] = MappingProxyType(
    {
        "beginner": beginner,
        "casual": casual,
        "regular": regular,
        "expert": expert,
        "master": master,
        "grandmaster": grandmaster,
    }
)
"""The computer players, the weakest first."""

THOUGHTFUL = ("master", "grandmaster")
"""Those who try things out before they choose, which takes tenths of a second; the others choose at once."""


def strategy_for(kind: str) -> Strategy:
    """The computer player of that level. Raises ``KeyError`` for a kind that is none."""
    return LEVELS[kind]
