"""When is the next picture of a movement due?"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

AHEAD = 0.7
"""Pictures come a little faster than the screen shows them, so that each time it has a new one to show."""

USUAL_HZ = 60.0
LEAST_MS = 4


class Clock(QObject):
    """Runs for some time once it is started. ``ticked`` has the share (0 … 1) of it that is gone."""

    ticked = Signal(float)
    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.duration = 1
        self._since = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def is_running(self) -> bool:
        return self._timer.isActive()

    def start(self, duration: int) -> None:
        """Run for so many ms from now on, whatever was running."""
        self.duration = max(1, duration)
        self._timer.setInterval(_interval())
        self._since.start()
        self._timer.start()

    def stop(self) -> None:
        """Run no more, and never finish."""
        self._timer.stop()

    def show(self, gone: int) -> None:
        """Be where the clock is after *gone* ms."""
        self.ticked.emit(min(1.0, gone / self.duration))
        if gone >= self.duration and self.is_running:
            self._timer.stop()
            self.finished.emit()

    def _tick(self) -> None:
        self.show(self._since.elapsed())


def _interval() -> int:
    """How many ms from one picture to the next."""
    return max(LEAST_MS, int(1000 * AHEAD / max(QGuiApplication.primaryScreen().refreshRate(), USUAL_HZ)))
