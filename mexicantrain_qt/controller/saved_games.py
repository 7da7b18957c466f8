"""Which games have people kept by a name, and how far are they?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject

from mexicantrain_qt.controller.kept_list import KeptList
from mexicantrain_qt.controller.perspective import only_person, view_of
from mexicantrain_qt.rules.game import Game, Player
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.scoring import totals
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import SaveError
from mexicantrain_qt.saves.format import SavedGame
from mexicantrain_qt.saves.replay import game_of
from mexicantrain_qt.saves.store import SaveStore

SUFFIX = format.SUFFIX


@dataclass(frozen=True, slots=True)
class GameLine:
    """One kept game: *round* of its rounds is being played (or was the last), *totals* are those of the finished rounds."""

    name: str
    kept_at: datetime
    options: RuleOptions
    players: tuple[Player, ...]
    round: int
    totals: tuple[int, ...]
    is_over: bool


class SavedGames(KeptList):
    """The kept games. What goes wrong with a file is a ``trouble``, and nothing has changed then.

    To go on with one of them is up to ``GameController``: ``open_named`` and ``open_file``.
    """

    def __init__(self, store: SaveStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._put_away: list[Path] = []

    def lines(self) -> tuple[GameLine, ...]:
        """The games, the one that was kept last first."""
        lines = [
            _line(path, saved)
            for path, saved in self._store.named.contents()
            if not isinstance(saved, SaveError)
        ]
        return tuple(sorted(lines, key=lambda line: line.kept_at, reverse=True))

    def unreadable(self) -> tuple[Path, ...]:
        """The files among them that cannot be read; nothing is done to them."""
        return tuple(path for path, saved in self._store.named.contents() if isinstance(saved, SaveError))

    def preview(self, name: str) -> PlayerView | None:
        """The table of the game called *name*, as the person who plays sees it; ``None`` if it cannot be read."""
        named = self._store.named
        try:
            path = named.path(name)
            saved = named.read_from(path)
            # The rounds before the last one cannot be seen on the table.
            game = game_of(path, replace(saved, rounds=saved.rounds[-1:]))
        except SaveError:
            return None
        return view_of(game, only_person(game.setup))

    def keep(self, game: Game, name: str) -> str | None:
        """Keep *game* as it is now under *name*; the name as it is kept.

        It takes the place of the same game as it was earlier; the name of another game is taken.
        """
        return self._name_after(lambda: self._store.keep_again(game, name))

    def keep_beside(self, game: Game, name: str) -> str | None:
        """Keep *game* as it is now under *name*, with a number behind it if that is taken; the name as it is kept."""
        return self._name_after(lambda: self._store.keep_beside(game, name))

    def rename(self, old: str, new: str) -> str | None:
        """Call *old* *new* from now on; the name as it is kept."""
        return self._name_after(lambda: self._store.named.rename(old, new))

    def duplicate(self, name: str) -> str | None:
        """Keep the game called *name* once more; the name of the second one."""
        return self._name_after(lambda: self._store.named.copy(name))

    def delete(self, name: str) -> bool:
        """Take the game called *name* away; ``undo_delete`` brings it back."""
        away = self._try(lambda: self._store.named.put_away(name))
        if away is not None:
            self._put_away.append(away)
        return away is not None

    def undo_delete(self) -> str | None:
        """Bring back what was deleted last since the program started; its name."""
        if not self._put_away:
            return None
        away = self._put_away.pop()
        return self._name_after(lambda: self._store.named.bring_back(away))

    @property
    def can_undo_delete(self) -> bool:
        return bool(self._put_away)

    def export_to(self, name: str, path: Path) -> None:
        """Write the game called *name* to *path*, a place that the user chose."""
        self._try(lambda: self._store.named.write_to(name, path), changes=False)

    def import_from(self, path: Path) -> str | None:
        """Keep the game that is in the file *path*; the name that it has here, with a number where it was taken."""
        return self._name_after(lambda: self._store.take_in(path))

    def write_to(self, game: Game, path: Path) -> None:
        """Write *game* to *path*, a place that the user chose."""
        self._try(lambda: self._store.write_to(game, path), changes=False)


def _line(path: Path, saved: SavedGame) -> GameLine:
    setup, scores = saved.setup, [score.penalties for score in saved.scores]
    rounds, players = setup.options.rounds, len(setup.players)
    return GameLine(
        name=saved.name,
        kept_at=saved.kept_at or datetime.fromtimestamp(path.stat().st_mtime, UTC),
        options=setup.options,
        players=setup.players,
        round=min(len(scores) + 1, rounds),
        totals=totals(scores, players),
        is_over=len(scores) == rounds,
    )
