"""How does a player play who weighs everything that a tile changes?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.judgement import Judgement
from mexicantrain_qt.ai.reading import lays_whole_train, owes_call, plays, without_a_tile
from mexicantrain_qt.ai.whole_train import lay_whole_train
from mexicantrain_qt.rules.actions import Action, Call
from mexicantrain_qt.rules.view import PlayerView


def expert(view: PlayerView, rng: random.Random) -> Action:
    """Plan the own train anew after every tile that could be laid, and lay the one after which things look best."""
    if owes_call(view):
        return Call()
    choices = plays(view)
    if not choices:
        return without_a_tile(view) or view.legal[0]
    judgement = Judgement(view)
    if lays_whole_train(view):
        return lay_whole_train(view, judgement.trails)
    if len(view.legal) == 1:
        return choices[0]
    return min(choices, key=lambda play: (judgement.cost(play), rng.random()))
