"""How does a list of a thousand games open at once? By what was found out about each file that has not changed since.

The index can always be thrown away: it holds nothing that is not in the files of the games.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from mexicantrain_qt.rules.game import Player
from mexicantrain_qt.saves.errors import SaveError, WriteFailed
from mexicantrain_qt.saves.files import read_text, write_atomically
from mexicantrain_qt.saves.finished import FinishedGame

_VERSION = "finished games 1"
_LARGEST = 100_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    """What is known of one file as long as it has *size* bytes and was written at *changed* (nanoseconds).

    ``None`` is known of a file that holds no finished game.
    """

    size: int
    changed: int
    game: FinishedGame | None

    def holds(self, status: os.stat_result) -> bool:
        """Whether the file with that *status* is still the same."""
        return (self.size, self.changed) == (status.st_size, status.st_mtime_ns)


def read_index(path: Path) -> Mapping[str, Entry]:
    """What the index at *path* knows, by the names of the files; nothing if it is missing, damaged or of another version."""
    try:
        digest, _, body = read_text(path, _LARGEST).partition("\n")
        if digest != _digest(body):
            return {}
        return {file: _entry(file, known) for file, known in json.loads(body).items()}
    # What is not there yet, or was written by another version, is made anew from the files.
    except (FileNotFoundError, SaveError, ValueError, TypeError, KeyError):
        return {}


def write_index(path: Path, entries: Mapping[str, Entry]) -> None:
    """Keep *entries* at *path*; where that is not possible, the next list takes longer, and that is all."""
    body = json.dumps(
        {file: _plain(entry) for file, entry in entries.items()}, ensure_ascii=False, separators=(",", ":")
    )
    with suppress(WriteFailed):
        write_atomically(path, f"{_digest(body)}\n{body}")


def _digest(body: str) -> str:
    return sha256(f"{_VERSION}\n{body}".encode()).hexdigest()


def _plain(entry: Entry) -> list[Any]:
    game = entry.game
    if game is None:
        return [entry.size, entry.changed]
    players = [[player.name, player.kind] for player in game.players]
    rules = [game.sheet, game.house_rules]
    return [
        entry.size, entry.changed, game.at, players, rules, game.penalties, game.out, game.first, game.deal
    ]  # fmt: skip


def _entry(file: str, known: list[Any]) -> Entry:
    if len(known) == 2:
        return Entry(known[0], known[1], None)
    size, changed, at, players, (sheet, house_rules), penalties, out, first, deal = known
    game = FinishedGame(
        file,
        at,
        tuple(Player(name, kind) for name, kind in players),
        sheet,
        house_rules,
        _rows(penalties),
        _rows(out),
        tuple(first),
        deal,
    )
    return Entry(size, changed, game)


def _rows(found: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(map(tuple, found))
