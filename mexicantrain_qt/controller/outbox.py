"""In which order does everybody hear what happened, even if somebody answers while others still listen?"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable


class Outbox:
    """Messages go out one after the other, and what has to be done next waits until all of them are out.

    A table without animation answers *settled* from inside the message, and a test plays from inside
    *your turn*. Without this, the second receiver of a message would hear the answer to it first.
    """

    def __init__(self, then: Callable[[], bool]) -> None:
        """*then* does what is due once all messages are out, and says whether it did anything."""
        self._waiting: deque[Callable[[], None]] = deque()
        self._then = then
        self._open = True

    def put(self, send: Callable[[], None]) -> None:
        """Let *send* speak after all that wait already; ``deliver`` has to follow."""
        self._waiting.append(send)

    def deliver(self) -> None:
        """Send everything and do what is due, until nothing is left. Inside itself it leaves that to the outer call."""
        if not self._open:
            return
        self._open = False
        try:
            while self._waiting or self._then():
                if self._waiting:
                    self._waiting.popleft()()
        finally:
            self._open = True
