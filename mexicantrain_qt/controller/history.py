"""Which games have been finished here, and what do they tell about their players?"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from mexicantrain_qt.controller.troubles import trouble_of
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves.errors import SaveError
from mexicantrain_qt.saves.finished import FinishedGame
from mexicantrain_qt.saves.history import HistoryStore
from mexicantrain_qt.saves.statistics import (
    Result,
    RoundFound,
    Row,
    Statistics,
    Who,
    everybody,
    first_deals,
)
from mexicantrain_qt.saves.statistics import statistics as _statistics

__all__ = [
    "FinishedGame",
    "History",
    "Result",
    "RoundFound",
    "Row",
    "Statistics",
    "Who",
    "everybody",
    "statistics",
]

Done = TypeVar("Done")


def statistics(games: Sequence[FinishedGame], who: Who) -> Statistics | None:
    """The statistics of *who* over *games*, without those of a deal that was played before; ``None``: there are none."""
    return _statistics(first_deals(games), who)


class History(QObject):
    """The finished games. What goes wrong with a file is a ``trouble``, and nothing has changed then."""

    changed = Signal()
    """There is another list of games."""

    trouble = Signal(object)
    """A file makes trouble: a ``troubles.Trouble``."""

    def __init__(self, store: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    @Slot(object)
    def record(self, game: Game) -> None:
        """Keep *game*, which is over; once is enough."""
        if self._try(lambda: self._store.record(game, datetime.now(UTC))):
            self.changed.emit()

    def games(self) -> tuple[FinishedGame, ...]:
        """All finished games, the first one first."""
        return self._store.games()

    def open(self, game: FinishedGame) -> Game | None:
        """*game* with all that happened in it; ``None`` if its file makes trouble."""
        return self._try(lambda: self._store.open(game.file))

    def export_to(self, game: FinishedGame, path: Path) -> None:
        """Write *game* to *path*, a place that the user chose."""
        self._try(lambda: self._store.write_to(game.file, path))

    def reset(self) -> None:
        """Begin anew; ``undo_reset`` brings the games back, until the next reset."""
        self._try(self._store.reset)
        self.changed.emit()

    def undo_reset(self) -> None:
        self._try(self._store.undo_reset)
        self.changed.emit()

    @property
    def before_reset(self) -> int:
        """How many games ``undo_reset`` would bring back."""
        return self._store.before_reset

    def _try(self, change: Callable[[], Done]) -> Done | None:
        try:
            return change()
        except SaveError as error:
            self.trouble.emit(trouble_of(error))
            return None
