"""Which games have people kept by a name, and how far are they?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mexicantrain_qt.controller.troubles import trouble_of
from mexicantrain_qt.rules.game import Game, Player
from mexicantrain_qt.rules.scoring import totals
from mexicantrain_qt.saves.errors import SaveError
from mexicantrain_qt.saves.store import SaveStore


@dataclass(frozen=True, slots=True)
class GameLine:
    """One kept game: *round* of *rounds* is being played (or was the last), *totals* are those of the finished rounds."""

    name: str
    kept_at: datetime
    players: tuple[Player, ...]
    round: int
    rounds: int
    totals: tuple[int, ...]
    is_over: bool


class SavedGames(QObject):
    """The kept games. What goes wrong with a file is a ``trouble``, and nothing has changed then.

    To go on with one of them is up to ``GameController``: ``open_named`` and ``open_file``.
    """

    changed = Signal()
    """There is another list of games."""

    trouble = Signal(object)
    """A file makes trouble: a ``troubles.Trouble``."""

    def __init__(self, store: SaveStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    def lines(self) -> tuple[GameLine, ...]:
        """The games, the one that was kept last first."""
        named = self._store.named
        lines = []
        for path, saved in named.files():
            setup, scores = saved.setup, [score.penalties for score in saved.scores]
            rounds = setup.options.rounds
            lines.append(
                GameLine(
                    saved.name,
                    datetime.fromtimestamp(path.stat().st_mtime, UTC),
                    setup.players,
                    min(len(scores) + 1, rounds),
                    rounds,
                    totals(scores, len(setup.players)),
                    len(scores) == rounds,
                )
            )
        return tuple(sorted(lines, key=lambda line: line.kept_at, reverse=True))

    def keep(self, game: Game, name: str) -> None:
        """Keep *game* as it is now under *name*, in the place of what had that name."""
        with self._changing():
            self._store.keep(game, name)

    def rename(self, old: str, new: str) -> None:
        with self._changing():
            self._store.named.rename(old, new)

    def delete(self, name: str) -> None:
        with self._changing():
            self._store.named.delete(name)

    def write_to(self, game: Game, path: Path) -> None:
        """Write *game* to *path*, a place that the user chose."""
        with self._telling():
            self._store.write_to(game, path)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        with self._telling():
            yield
            self.changed.emit()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except SaveError as error:
            self.trouble.emit(trouble_of(error))
