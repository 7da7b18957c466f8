"""How does a question get to another process, and the answer back as a signal?"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mexicantrain_qt.ai.worker import Question, RankingQuestion, Report

Work: TypeAlias = Callable[[Connection], None]
"""What the process runs; it is started afresh (*spawn*), so it has to be a function of a module."""

_PATIENCE = 5.0  # seconds that a killed process may take to go


class WorkerProcess(QObject):
    """One process that thinks, and the thread that waits for what it reports.

    The thread touches nothing but the connection and one signal, which arrives in the thread of this object.
    """

    reported = Signal(object)
    """One ``Report`` of ``ai.worker``."""

    ended = Signal()
    """The process is gone, and nothing more will be reported."""

    _heard = Signal(object)

    def __init__(self, work: Work, parent: QObject | None = None) -> None:
        """Start the process. Raises ``OSError`` if the system has no room for one."""
        super().__init__(parent)
        self._stopped = False
        self._heard.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        # A daemon could not have a partner. What that would do for this process when the program ends is done here.
        self._process = context.Process(target=work, args=(theirs,), name="computer players", daemon=False)
        self._process.start()
        atexit.register(self._process.kill)
        theirs.close()  # else this end would never hear that the process has died
        self._thread = threading.Thread(target=self._listen, name="computer players", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def send(self, question: Question | RankingQuestion) -> None:
        """Ask; the process must not be busy. One that has died says so by ``ended``, not here."""
        with contextlib.suppress(OSError):
            self._connection.send(question)

    def stop(self) -> None:
        """End the process now, whatever it does. Neither signal comes afterwards."""
        self._stopped = True
        self._process.kill()
        self._process.join(_PATIENCE)
        atexit.unregister(self._process.kill)
        self._thread.join(_PATIENCE)
        self._connection.close()

    def _listen(self) -> None:
        try:
            while True:
                self._heard.emit(self._connection.recv())
        except (EOFError, OSError):
            # When the program itself ends, this object may be gone before.
            with contextlib.suppress(RuntimeError):
                self._heard.emit(None)

    @Slot(object)
    def _pass_on(self, report: Report | None) -> None:
        if self._stopped:
            return
        if report is None:
            self.ended.emit()
        else:
            self.reported.emit(report)
