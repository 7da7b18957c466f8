"""Which train could be laid from a hand?"""

from __future__ import annotations

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import own_train
from mexicantrain_qt.rules.view import PlayerView

_A_TILE = 1000  # more than all pips of a hand, so that one tile more is always better


def longest_train(view: PlayerView) -> tuple[Tile, ...]:
    """The longest train that the hand of *view* makes at the end of its own; of the longest, the heaviest."""
    from mexicantrain_qt.ai.trails import best_trail  # noqa: PLC0415  the window is to be seen before it is loaded

    return best_trail(view.hand, view.train(own_train(view.seat)).end, lambda tile: _A_TILE + tile.pips)
