"""Is the game on the disk after every action, and what is the user told when a file makes trouble?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from mexicantrain_qt.controller.troubles import SaveFailed, Trouble, trouble_of
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves.errors import SaveDoesNotReplay, SaveError, WriteFailed
from mexicantrain_qt.saves.store import SaveStore


class Keeper:
    """The saved games as the controller needs them: errors become troubles, and none is told twice in a row."""

    def __init__(self, store: SaveStore) -> None:
        self._store = store
        self._failing = False
        self._round_start: Game | None = None

    def autosave(self, game: Game) -> Trouble | None:
        """Keep *game* as it is now. A first failure is a trouble; after it, every action just tries again."""
        try:
            self._store.autosave(game)
        except WriteFailed as error:
            told, self._failing = self._failing, True
            return None if told else SaveFailed(error.path, error.why)
        self._failing = False
        return None

    def resume(self) -> Game | Trouble | None:
        """The game that was saved last, or why it cannot go on, or ``None`` where there is none."""
        return self._load(self._store.load_autosave)

    def named(self, name: str) -> Game | Trouble | None:
        """The game called *name*, or why it cannot go on."""
        return self._load(lambda: self._store.load(name))

    def opened(self, path: Path) -> Game | Trouble | None:
        """The game in the file *path*, or why it cannot go on."""
        return self._load(lambda: self._store.open(path))

    def take_round_start(self) -> Game | None:
        """The game at the start of the round that did not replay when it was loaded last; it is handed out once."""
        game, self._round_start = self._round_start, None
        return game

    def _load(self, load: Callable[[], Game | None]) -> Game | Trouble | None:
        self._round_start = None
        try:
            return load()
        except SaveError as error:
            if isinstance(error, SaveDoesNotReplay):
                self._round_start = error.round_start
            return trouble_of(error)
