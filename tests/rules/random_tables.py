"""Which tables could people sit down at? All combinations of options that can be played together."""

from __future__ import annotations

from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.options import CHOICES, NonsenseOptions, RuleOptions

MOST_TILES = 6
"""Small hands: a game goes through all its rules sooner, and a failing one is short."""


@st.composite
def options(draw: st.DrawFn) -> RuleOptions:
    """Any options that are no nonsense."""
    values: dict[str, Any] = {name: draw(st.sampled_from(choices)) for name, choices in CHOICES.items()}
    values["hand_sizes"] = tuple(draw(st.lists(st.integers(2, MOST_TILES), min_size=1, max_size=7)))
    values["rounds"] = draw(st.integers(1, 3))
    try:
        return RuleOptions(**values)
    except NonsenseOptions:
        reject()


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Two to eight players at a table with any options."""
    rules = draw(options())
    seats = draw(st.sampled_from(rules.player_counts))
    players = tuple(Player(f"Ana {seat}", "person") for seat in range(seats))
    return Setup(rules, players, str(draw(st.integers(0, 2**32))))
