"""How does a player play who only looks at the heaviest tile?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.reading import owes_call, penalty, plays, without_a_tile
from mexicantrain_qt.rules.actions import Action, Call, Play
from mexicantrain_qt.rules.trains import own_train
from mexicantrain_qt.rules.view import PlayerView


def casual(view: PlayerView, rng: random.Random) -> Action:
    """Lay the heaviest tile that is legal, on the own train rather than on another."""
    if owes_call(view):
        return Call()
    choices = plays(view)
    if not choices:
        return without_a_tile(view) or view.legal[0]
    weight = penalty(view.options)
    home = own_train(view.seat)

    def heavy(play: Play) -> tuple[int, bool, float]:
        return weight(play.tile), play.train == home, rng.random()

    return max(choices, key=heavy)
