"""How does a second process think along?"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import time
from multiprocessing.connection import Connection

from mexicantrain_qt.ai.thought import Findings, Thought, find_out

_GRACE = 0.2
"""Seconds after the end of its time in which the other process may still hand over what it has found."""

_READY = 0
"""The first thing that the other process says."""


class PartnerProcess:
    """A process that thinks about one half of a choice while this one thinks about the other.

    It starts at once and can be used as soon as it is ready. When this object's process ends, in whatever way, it ends as
    well, at the latest with the thought that it is thinking.
    """

    def __init__(self) -> None:
        """Raises ``OSError`` if the system has no room for another process."""
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=think_along, args=(theirs,), name="partner", daemon=True)
        self._process.start()
        theirs.close()  # else nobody would hear that the process has died
        self._ready = False
        self._lost = False
        self._begun = 0
        self._until: float | None = None

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def begin(self, thought: Thought) -> bool:
        try:
            if not self._ready and self._connection.poll():
                self._hear_that_it_is_ready()
            if not self._ready or self._lost:
                return False
            self._begun += 1
            self._until = thought.until
            self._connection.send((self._begun, thought))
        except (EOFError, OSError):
            self._lost = True
        return not self._lost

    def findings(self) -> Findings | None:
        try:
            while True:
                left = None if self._until is None else max(0.0, self._until - time.monotonic()) + _GRACE
                if not self._connection.poll(left):
                    return None
                number, findings = self._connection.recv()
                # What came too late for an earlier question is not asked for any more.
                if number == self._begun:
                    assert isinstance(findings, Findings)
                    return findings
        except (EOFError, OSError):
            self._lost = True
            return None

    def wait_until_ready(self) -> bool:
        """Do not go on before the process can be used, or has ended; whether it can be used."""
        try:
            if not self._ready:
                self._hear_that_it_is_ready()
        except (EOFError, OSError):
            self._lost = True
        return self._ready and not self._lost

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.join()
        self._connection.close()

    def _hear_that_it_is_ready(self) -> None:
        self._ready = self._connection.recv() == _READY


def think_along(connection: Connection) -> None:
    """Do one thought after the other, until the other end of *connection* is closed. Each comes with a number."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program itself
    with contextlib.suppress(EOFError, OSError):
        connection.send(_READY)
        while True:
            number, thought = connection.recv()
            connection.send((number, find_out(thought)))
