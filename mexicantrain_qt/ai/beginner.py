"""How does a child play?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.reading import owes_call, plays, without_a_tile
from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.view import PlayerView


def beginner(view: PlayerView, rng: random.Random) -> Action:
    """Lay any tile that is legal; draw, pass and call as the rules ask for it."""
    if owes_call(view):
        return Call()
    choices = plays(view)
    return rng.choice(choices) if choices else without_a_tile(view) or view.legal[0]
