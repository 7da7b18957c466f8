"""Which games have been finished here, and what do they tell about their players?"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from mexicantrain_qt.controller.kept_list import KeptList
from mexicantrain_qt.rules.game import Game
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


def statistics(games: Sequence[FinishedGame], who: Who) -> Statistics | None:
    """The statistics of *who* over *games*, without those of a deal that was played before; ``None``: there are none."""
    return _statistics(first_deals(games), who)


class History(KeptList):
    """The finished games."""

    def __init__(self, store: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    @Slot(object)
    def record(self, game: Game) -> None:
        """Keep *game*, which is over; once is enough."""
        if self._try(lambda: self._store.record(game, datetime.now(UTC)), changes=False):
            self.changed.emit()

    def games(self) -> tuple[FinishedGame, ...]:
        """All finished games, the first one first."""
        return self._store.games()

    def open(self, game: FinishedGame) -> Game | None:
        """*game* with all that happened in it; ``None`` if its file makes trouble."""
        return self._try(lambda: self._store.open(game.file), changes=False)

    def export_to(self, game: FinishedGame, path: Path) -> None:
        """Write *game* to *path*, a place that the user chose."""
        self._try(lambda: self._store.write_to(game.file, path), changes=False)

    def reset(self) -> None:
        """Begin anew; ``undo_reset`` brings the games back, until the next reset."""
        self._try(self._store.reset, changes=False)
        self.changed.emit()  # in any case: it may have come half the way

    def undo_reset(self) -> None:
        self._try(self._store.undo_reset, changes=False)
        self.changed.emit()

    @property
    def before_reset(self) -> int:
        """How many games ``undo_reset`` would bring back."""
        return self._store.before_reset
