"""How does a player play who has a plan for the own train?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.reading import (
    burden,
    end_after,
    lays_whole_train,
    leaves_a_lonely_double,
    owes_call,
    own,
    own_play,
    plays,
    without_a_tile,
)
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.ai.whole_train import lay_whole_train
from mexicantrain_qt.rules.actions import Action, Call, Play
from mexicantrain_qt.rules.view import PlayerView


def regular(view: PlayerView, rng: random.Random) -> Action:
    """Keep the heaviest train of the hand for the own train, and get rid of the other tiles on other trains.

    A marked own train is closed first. A double that the hand cannot follow waits as long as anything else fits.
    """
    if owes_call(view):
        return Call()
    choices = plays(view)
    if not choices:
        return without_a_tile(view) or view.legal[0]
    weight = burden(view.options)
    trails = Trails(view.hand, weight)
    if lays_whole_train(view):
        return lay_whole_train(view, trails)
    followed = [play for play in choices if not leaves_a_lonely_double(view, play)]
    if own(view).marked:
        plan = trails.best(own(view).end)
        if plan and own_play(view, plan[0]) in followed:
            return own_play(view, plan[0])

    def spoilt(play: Play) -> tuple[int, int, float]:
        """The weight that the best plan leaves over after *play*; of two that leave the same, the heavier goes."""
        rest = sum(weight(tile) for tile in view.hand) - weight(play.tile)
        planned = trails.value(end_after(view, play, own(view).name), without=(play.tile,))
        return rest - planned, -weight(play.tile), rng.random()

    return min(followed or choices, key=spoilt)
