"""Which windows are shown meanwhile?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QWidget


class _Windows(QObject):
    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@contextmanager
def windows_shown() -> Iterator[list[str]]:
    """The names of the classes of all windows that are shown, if only for a moment."""
    application = QCoreApplication.instance()
    assert application is not None
    windows = _Windows()
    application.installEventFilter(windows)
    yield windows.shown
    application.removeEventFilter(windows)
