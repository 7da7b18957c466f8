"""Where does a game lie that is going on, and where do those that people keep by a name?"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.saves import format
from mexicantrain_qt.saves.errors import (
    BadContent,
    NameTaken,
    SaveDoesNotReplay,
    SaveTooNew,
    SaveUnreadable,
    UnknownName,
)
from mexicantrain_qt.saves.files import move_aside, read_text, remove_leftovers, write_atomically
from mexicantrain_qt.saves.format import SavedGame
from mexicantrain_qt.saves.names import AUTOSAVE, LONGEST_NAME, tidy_name
from mexicantrain_qt.saves.replay import game_of
from mexicantrain_qt.saves.shelf import Shelf


class SaveStore:
    """The saved games in *folder*: the autosave, one file that is always whole, and ``named``, those with a name.

    A document of ``named`` is a ``SavedGame``, which tells its players and scores before anything is replayed; at a glance
    it has no rounds.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / AUTOSAVE
        self.named: Shelf[SavedGame] = Shelf(
            folder / "named", format.read, format.write, suffix=format.SUFFIX, glance=format.glance
        )
        self._worth_keeping = False
        remove_leftovers(folder)

    def autosave(self, game: Game) -> None:
        """Keep *game* as it is now. Raises ``WriteFailed``; what was there before is then still there.

        A save that could not be opened, but is not damaged, gets a name of its own before it is replaced.
        """
        if self._worth_keeping:
            move_aside(self.path, "kept")
            self._worth_keeping = False
        write_atomically(self.path, format.write(format.document_of(game)))

    def load_autosave(self) -> Game | None:
        """The game as it was after the last action; ``None`` if there is none.

        Raises ``SaveUnreadable`` (moved aside), ``SaveTooNew`` and ``SaveDoesNotReplay`` (left alone), ``ReadFailed``.
        """
        try:
            return game_of(self.path, format.read(self.path, read_text(self.path)))
        except FileNotFoundError:
            return None
        except BadContent as error:
            raise SaveUnreadable(self.path, move_aside(self.path), error) from error
        except (SaveTooNew, SaveDoesNotReplay):
            self._worth_keeping = True
            raise

    def keep(self, game: Game, name: str, at: datetime | None = None) -> SavedGame:
        """Keep *game* as it is now under *name*, in the place of what had that name. *at*: another time than now.

        Raises ``BadName``, ``WriteFailed``.
        """
        return self.named.keep(format.document_of(game, name, at or datetime.now(UTC)))

    def keep_again(self, game: Game, name: str) -> SavedGame:
        """The same, but only in the place of *game* as it was earlier. Raises ``NameTaken`` for another game's name."""
        with suppress(UnknownName):
            if format.glance(self.named.path(name)).setup != game.setup:
                raise NameTaken(self.folder, name.strip())
        return self.keep(game, name)

    def keep_beside(self, game: Game, name: str) -> SavedGame:
        """The same, with a number behind *name* if that is taken."""
        return self.named.keep_beside(format.document_of(game, name, datetime.now(UTC)))

    def take_in(self, path: Path) -> SavedGame:
        """Keep a copy of the game in the file *path*, by its name, or that of the file if it has none.

        Raises ``ReadFailed``, ``BadContent``, ``SaveTooNew`` and ``WriteFailed``.
        """
        saved = self.named.read_from(path)
        if not saved.name:
            saved = replace(saved, name=tidy_name(path.stem[:LONGEST_NAME]) or "1")
        return self.named.keep_beside(saved)

    def load(self, name: str) -> Game:
        """The game called *name*. Raises ``UnknownName``, and what ``open`` raises."""
        return self.open(self.named.path(name))

    def write_to(self, game: Game, path: Path) -> None:
        """Write *game* to *path*, a place that the user chose. Raises ``WriteFailed``."""
        write_atomically(path, format.write(format.document_of(game, at=datetime.now(UTC))))

    def open(self, path: Path) -> Game:
        """The game in the file *path*, wherever that is; the file is left as it is.

        Raises ``ReadFailed``, ``BadContent``, ``SaveTooNew``, ``SaveDoesNotReplay``.
        """
        return game_of(path, self.named.read_from(path))
