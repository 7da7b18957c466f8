"""What does the controller tell the table and the window?"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, SignalInstance

from mexicantrain_qt.controller.outbox import Outbox


class Announcer(QObject):
    """The signals of the game on the table; every receiver hears them in the order in which things came to be true."""

    game_opened = Signal(object)
    """Another game lies on the table: its ``Setup``. A cover comes off; then comes ``happened`` (it was just dealt) or ``shown``."""

    happened = Signal(object, object)
    """The events of one action or one deal as the seat that is shown may see them, and its ``PlayerView`` afterwards."""

    shown = Signal(object)
    """Show this ``PlayerView`` at once: nothing that still moves counts any more, and a cover comes off."""

    your_turn = Signal(object)
    """The seat of this ``PlayerView``, which is the one that is shown, is to move."""

    refused = Signal(object, object)
    """The ``Action`` that was asked for, and the ``Reason`` why it is not legal; nothing was changed."""

    thinking = Signal(object)
    """The seat of the computer player that thinks now; ``None``: nobody does any more."""

    cover = Signal(int)
    """The person at this seat is next at this computer: hide everything until the next ``shown``."""

    round_over = Signal(object)
    """A round is over and another one is left: the ``Game``."""

    game_over = Signal(object)
    """The last round is over: the ``Game``."""

    finished = Signal(object)
    """The ``Game`` on the table has come to its end; perhaps the program was closed before anybody heard of it, and it is told again."""

    left = Signal(object)
    """The ``Game`` that lies on the table is not over, and is about to make room for another one."""

    undo_changed = Signal(bool, bool)
    """Whether there is something to undo, and something to redo."""

    trouble = Signal(object)
    """A file makes trouble: a ``troubles.Trouble``."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._outbox = Outbox(self._go_on)
        self._table_moves = False

    def _go_on(self) -> bool:
        """Do what is due once everybody has heard everything; says whether there was something to do."""
        raise NotImplementedError

    def _tell(self, signal: SignalInstance, *what: object) -> None:
        """Tell *what*, after all that is still to be told, when the outbox is delivered next."""
        self._outbox.put(partial(self._send, signal, what))

    def _tell_happened(self, events: object, view: object) -> None:
        self._outbox.put(partial(self._send_moving, self.happened, (events, view), moves=True))

    def _tell_shown(self, view: object) -> None:
        self._outbox.put(partial(self._send_moving, self.shown, (view,), moves=False))

    def _send(self, signal: SignalInstance, what: tuple[object, ...]) -> None:
        signal.emit(*what)

    def _send_moving(self, signal: SignalInstance, what: tuple[object, ...], *, moves: bool) -> None:
        # Only now: a table that settles before it has even heard of this has not shown it.
        self._table_moves = moves
        signal.emit(*what)
