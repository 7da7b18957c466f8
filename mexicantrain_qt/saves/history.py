"""Where is every game that was ever finished here?"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import ReadFailed, SaveError, WriteFailed
from mexicantrain_qt.saves.files import read_text, remove_leftovers, write_atomically
from mexicantrain_qt.saves.finished import FinishedGame, finished_game
from mexicantrain_qt.saves.format import SavedGame
from mexicantrain_qt.saves.history_index import Entry, read_index, write_index
from mexicantrain_qt.saves.replay import game_of

_FILE = re.compile(r"(\d{6,9})-([0-9a-f]{16})\.mexicantrain", re.ASCII)
_INDEX = "index"


class HistoryStore:
    """The finished games in *folder*, a file each, numbered in the order in which they were finished, whatever a clock says.

    Nothing else is known of them: lists and statistics follow from the files.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._before_reset = folder.with_name(f"{folder.name}-before-reset")
        remove_leftovers(folder)

    def record(self, game: Game, at: datetime) -> bool:
        """Keep *game*, which is over and was finished *at* that time; ``False``: it is there already.

        Raises ``WriteFailed``.
        """
        # Neither the name nor the time: the same game, finished once, is recorded once.
        digest = sha256(format.write(format.document_of(game)).encode()).hexdigest()[:16]
        last = 0
        for folder in (self.folder, self._before_reset):
            for name in _names(folder):
                if (match := _FILE.fullmatch(name)) is not None:
                    if match[2] == digest:
                        return False
                    last = max(last, int(match[1]))
        path = self.folder / f"{last + 1:06}-{digest}{format.SUFFIX}"
        write_atomically(path, format.write(format.document_of(game, at=at)))
        return True

    def games(self) -> tuple[FinishedGame, ...]:
        """All finished games, the first one first; files that cannot be read are left out, and left alone."""
        known = read_index(self.folder / _INDEX)
        now: dict[str, Entry] = {}
        for name in _names(self.folder):
            with suppress(OSError):  # taken away just now
                now[name] = self._entry(name, known.get(name))
        if now != known and self.folder.is_dir():
            write_index(self.folder / _INDEX, now)
        return tuple(entry.game for entry in now.values() if entry.game is not None)

    def open(self, file: str) -> Game:
        """The game in the file of that name, with every action carried out again.

        Raises ``ReadFailed``, ``BadContent``, ``SaveTooNew``, ``SaveDoesNotReplay``.
        """
        return game_of(self.folder / file, self._read(file))

    def write_to(self, file: str, path: Path) -> None:
        """Copy the game in the file of that name to *path*, a place that the user chose. Raises what ``open`` raises."""
        write_atomically(path, format.write(self._read(file)))

    def reset(self) -> None:
        """Begin a new history; the old one can be had back until the next reset. Raises ``WriteFailed``."""
        if not _names(self.folder):
            return
        with _telling(self.folder):
            if self._before_reset.is_dir():
                shutil.rmtree(self._before_reset)
            self.folder.replace(self._before_reset)

    @property
    def before_reset(self) -> int:
        """How many games can be had back."""
        return len(_names(self._before_reset))

    def undo_reset(self) -> None:
        """Bring back what was there before the last reset; what came later stays. Raises ``WriteFailed``."""
        with _telling(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            for name in _names(self._before_reset):
                (self._before_reset / name).replace(self.folder / name)
            shutil.rmtree(self._before_reset, ignore_errors=True)

    def _read(self, file: str) -> SavedGame:
        path = self.folder / file
        try:
            return format.read(path, read_text(path))
        except FileNotFoundError as error:
            raise ReadFailed(path, error.strerror or str(error)) from error

    def _entry(self, name: str, known: Entry | None) -> Entry:
        path = self.folder / name
        status = path.stat()
        if known is not None and known.holds(status):
            return known
        try:
            game = finished_game(path, format.glance(path))
        except SaveError:
            game = None
        return Entry(status.st_size, status.st_mtime_ns, game)


def _names(folder: Path) -> list[str]:
    """The names of the games' files, in order; none where there is no folder."""
    try:
        return sorted(name for name in os.listdir(folder) if name.endswith(format.SUFFIX))  # noqa: PTH208 - only names
    except OSError:
        return []


@contextmanager
def _telling(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise WriteFailed(path, error.strerror or str(error)) from error
