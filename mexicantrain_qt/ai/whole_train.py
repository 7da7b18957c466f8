"""Which tile comes next in a whole train, and when is it done?"""

from __future__ import annotations

from mexicantrain_qt.ai.reading import (
    leaves_a_lonely_double,
    owes_follow_up,
    own,
    own_play,
    plays,
    without_a_tile,
)
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.rules.actions import Action, Done, Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView


def lay_whole_train(view: PlayerView, trails: Trails) -> Action:
    """The next tile of the heaviest train of *trails* (the hand), or *done* at its end.

    Where a double at the end would have to be covered, the train is planned to end before it, unless it is
    the last tile of the hand.
    """
    for tile in whole_train(view, trails)[:1]:
        if own_play(view, tile) in view.legal:
            return own_play(view, tile)
    if Done() in view.legal:
        return Done()
    choices = plays(view)
    if not choices:
        return without_a_tile(view) or view.legal[0]
    return min(choices, key=lambda play: (leaves_a_lonely_double(view, play), _left_over(view, trails, play)))


def whole_train(view: PlayerView, trails: Trails) -> tuple[Tile, ...]:
    """The heaviest train that may be left lying as it ends."""
    left_out: tuple[Tile, ...] = ()
    train = trails.best(own(view).end)
    while train and train[-1].is_double and owes_follow_up(view) and len(train) < len(view.hand):
        left_out = (*left_out, train[-1])
        train = trails.best(own(view).end, without=left_out)
    return train


def _left_over(view: PlayerView, trails: Trails, play: Play) -> int:
    return -trails.value(play.tile.other(own(view).end), without=(play.tile,))
