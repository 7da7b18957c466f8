"""What does the player ask for?"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Wishes(QObject):
    """What hand and keys ask for, legal or not. ``dropped`` has a ``Tile`` and the name of a train.

    ``train_order``: the hand is to stand as a train. ``whole``: the whole table is to be seen.
    ``hint_forgotten``: the hint is not wanted any more.
    """

    dropped = Signal(object, str)
    draw = Signal()
    pass_turn = Signal()
    done = Signal()
    call = Signal()
    ready = Signal()
    train_order = Signal()
    whole = Signal()
    hint_forgotten = Signal()
