"""How does the program hear that a terminal, or the system when it shuts down, wants it to end?"""

from __future__ import annotations

import signal
import socket

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl+C, a system that shuts down, and a terminal that is closed; not every system has all of them."""


class Interrupts(QObject):
    """From now on the signals that end a program are ``asked``, and end nothing. In the main thread only, once."""

    asked = Signal()
    """The program is to end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Python would look for signals when it has something to do, and that is when somebody moves the mouse.
        self._hears, self._tells = socket.socketpair()
        for end in (self._hears, self._tells):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._hears.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_told)
        signal.set_wakeup_fd(self._tells.fileno(), warn_on_full_buffer=False)
        for name in _SIGNALS:
            number = getattr(signal, name, None)
            # What a shell lets a program in the background ignore stays ignored.
            if number is not None and signal.getsignal(number) != signal.SIG_IGN:
                signal.signal(number, _do_nothing)

    @Slot()
    def _on_told(self) -> None:
        self._hears.recv(64)
        self.asked.emit()


def _do_nothing(_number: int, _frame: object) -> None:
    """The socket tells of it, in the event loop and not in the middle of something."""
