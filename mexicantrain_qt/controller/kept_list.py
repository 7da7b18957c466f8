"""Who hears of a change to what is kept in files, and who of a change that could not be made?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from mexicantrain_qt.controller.troubles import trouble_of
from mexicantrain_qt.saves.errors import SaveError


class _Named(Protocol):
    @property
    def name(self) -> str: ...


Outcome = TypeVar("Outcome")


class KeptList(QObject):
    """Games or sheets that are kept in files. What goes wrong with a file is a ``trouble``."""

    changed = Signal()
    """Something has come or gone, has another name, or is another one behind its name."""

    trouble = Signal(object)
    """A file makes trouble: a ``troubles.Trouble``."""

    def _try(self, change: Callable[[], Outcome], *, changes: bool = True) -> Outcome | None:
        """What *change* brings; ``changed`` tells of it if it *changes* what is kept. ``None`` if a file makes trouble."""
        try:
            outcome = change()
        except SaveError as error:
            self.trouble.emit(trouble_of(error))
            return None
        if changes:
            self.changed.emit()
        return outcome

    def _name_after(self, change: Callable[[], _Named]) -> str | None:
        """Make *change*; the name that it gave, as it is kept."""
        kept = self._try(change)
        return None if kept is None else kept.name
