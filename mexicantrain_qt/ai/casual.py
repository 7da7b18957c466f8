"""How does a player play who only looks at the heaviest tile?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.reading import owes_call, penalty, plays, without_a_tile
from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.view import PlayerView


def casual(view: PlayerView, rng: random.Random) -> Action:
    """Lay the heaviest tile that is legal, on any train that takes it."""
    if owes_call(view):
        return Call()
    choices = plays(view)
    if not choices:
        return without_a_tile(view) or view.legal[0]
    weight = penalty(view.options)
    heaviest = max(weight(play.tile) for play in choices)
    return rng.choice([play for play in choices if weight(play.tile) == heaviest])
