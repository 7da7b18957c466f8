"""When has somebody seen the window? What the first picture does not need waits for that."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

_PATIENCE_MS = 1000
"""A window that is opened as an icon, or on another desktop, is not painted, and the program goes on without."""


class FirstFrame(QObject):
    """Waits for the first picture of *window*, which is its parent."""

    painted = Signal()
    """The window has been painted, or is not to be seen; told once, and never after ``give_up``."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._tell)
        self._timer.start(_PATIENCE_MS)
        window.installEventFilter(self)

    def give_up(self) -> None:
        """The window is closed, and nobody goes on."""
        self._timer.stop()
        self._window.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Paint:
            self._window.removeEventFilter(self)
            # What is inside the window is painted by the same event, after the window itself.
            self._timer.start(0)
        return False

    def _tell(self) -> None:
        self._window.removeEventFilter(self)
        self.painted.emit()
