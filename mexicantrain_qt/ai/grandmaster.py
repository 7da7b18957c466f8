"""How does a player play who also wonders why the others did what they did?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.ranking import ranked
from mexicantrain_qt.ai.thought import Effort, Partner
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

GRANDMASTER = Effort(
    candidates=6,
    tiles=300_000,
    hopeless=2.0,
    reads_choices=True,
    plays_to_win=True,
    solves_endings=True,
    halves=True,
)


def grandmaster(
    view: PlayerView, rng: random.Random, until: float | None = None, partner: Partner | None = None
) -> Action:
    """Like the master, with longer thought, in worlds that explain the others' choices, and in the last round for the win too.

    *until*: as in ``rank``. *partner*: as in ``ranked``.
    """
    return ranked(view, rng, GRANDMASTER, until, partner)[0].action
