"""What can go wrong with a file, and who has to act?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from mexicantrain_qt.rules.game import Game
    from mexicantrain_qt.rules.options import Problem

Fault: TypeAlias = Literal[
    "too_big",
    "not_text",
    "not_json",
    "key_twice",
    "bad_number",
    "too_deep",
    "wrong_content",
    "unknown_key",
    "missing_key",
    "nonsense_options",
    "too_new",
]
"""What is wrong with the inside of a file; the sentences are in ``windows/``."""


class SaveError(Exception):
    """Something about a file of this game went wrong; ``path`` is the file."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path


class WriteFailed(SaveError):
    """The file could not be written; what it held before is untouched. ``why``: the system's own words."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.why = why


class ReadFailed(SaveError):
    """The file is there but the system does not hand it out. ``why``: the system's own words."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(path, why)
        self.why = why


class BadContent(SaveError):
    """The file is not what it should be.

    ``line`` (from 1) and ``key`` say where, as far as that is known; ``problem`` why options make no sense together.
    """

    def __init__(
        self,
        path: Path,
        fault: Fault,
        line: int | None = None,
        key: str | None = None,
        problem: Problem | None = None,
    ) -> None:
        where = "".join(
            f", {name} {value}" for name, value in (("line", line), ("key", key)) if value is not None
        )
        super().__init__(path, f"{fault}{where}")
        self.fault: Fault = fault
        self.line = line
        self.key = key
        self.problem: Problem | None = problem


class SaveUnreadable(SaveError):
    """A saved game was damaged. It now lies at ``backup``; ``None``: it could not be moved and lies at ``path``."""

    def __init__(self, path: Path, backup: Path | None, cause: BadContent) -> None:
        super().__init__(path, f"{cause.fault}, kept as {backup}")
        self.backup = backup
        self.cause = cause


class SaveTooNew(SaveError):
    """A saved game of a later version of the program; it is left as it is. ``format``: what it says it is."""

    def __init__(self, path: Path, format: int) -> None:
        super().__init__(path, f"format {format} is too new")
        self.format = format


class SaveDoesNotReplay(SaveError):
    """The log of a saved game breaks the rules (they were corrected since, or somebody edited the file).

    ``round`` counts from 1; ``at`` is the number of actions of that round which were still legal; ``reason`` the
    identifier of the refusal, or ``deal`` where the tiles lie otherwise than when the round was dealt.
    ``round_start`` is the game at the start of that round, ready to go on from. The file is left as it is.
    """

    def __init__(self, path: Path, round: int, at: int, reason: str, round_start: Game) -> None:
        super().__init__(path, f"round {round}, action {at}: {reason}")
        self.round = round
        self.at = at
        self.reason = reason
        self.round_start = round_start


class UnknownName(SaveError):
    """There is no sheet, or no saved game, of that name."""

    def __init__(self, path: Path, name: str) -> None:
        super().__init__(path, f"nothing is called {name!r}")
        self.name = name


class NameTaken(SaveError):
    """Another sheet, or another saved game, has that name already; nothing was changed."""

    def __init__(self, path: Path, name: str) -> None:
        super().__init__(path, f"{name!r} is taken")
        self.name = name


class BadName(SaveError):
    """A name is empty, too long, or does not fit on a line; nothing was changed."""

    def __init__(self, path: Path, name: str) -> None:
        super().__init__(path, f"{name!r} is no name")
        self.name = name
