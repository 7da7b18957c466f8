"""What has the window to tell the user about a file, while the game goes on?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from mexicantrain_qt.rules.options import Problem
from mexicantrain_qt.saves import errors
from mexicantrain_qt.saves.errors import Fault


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The game could not be saved at *path*; it goes on, and the next action tries again. *why*: the system's words."""

    path: Path
    why: str


@dataclass(frozen=True, slots=True)
class NotWritten:
    """Something that was asked for could not be written at *path*; nothing has changed. *why*: the system's words."""

    path: Path
    why: str


@dataclass(frozen=True, slots=True)
class ReadFailed:
    """The saved game at *path* is there but cannot be opened. *why*: the system's words."""

    path: Path
    why: str


@dataclass(frozen=True, slots=True)
class BadFile:
    """The file at *path* is not what it should be, and is left as it is.

    *fault* is one of ``saves.errors.Fault``; *line* (from 1) and *key* say where, as far as that is known; *problem* why
    the options in it make no sense together.
    """

    path: Path
    fault: Fault
    line: int | None = None
    key: str | None = None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class NameTaken:
    """Something else is called *name* already."""

    name: str


@dataclass(frozen=True, slots=True)
class NameUnknown:
    """Nothing is called *name* (any more)."""

    name: str


@dataclass(frozen=True, slots=True)
class BadName:
    """*name* is empty, too long, or does not fit on a line."""

    name: str


@dataclass(frozen=True, slots=True)
class MovedAside:
    """The saved game at *path* was damaged and now lies at *backup* (``None``: it still lies at *path*)."""

    path: Path
    backup: Path | None


@dataclass(frozen=True, slots=True)
class TooNew:
    """The saved game at *path* was written by a later version of the program (*format*); it is left as it is."""

    path: Path
    format: int


@dataclass(frozen=True, slots=True)
class DoesNotReplay:
    """The saved game at *path* breaks the rules in *round* (from 1) after *at* actions; *reason* is the refusal's name.

    The start of that round is on offer: ``GameController.resume_round_start``.
    """

    path: Path
    round: int
    at: int
    reason: str


Trouble: TypeAlias = (
    SaveFailed
    | NotWritten
    | ReadFailed
    | BadFile
    | NameTaken
    | NameUnknown
    | BadName
    | MovedAside
    | TooNew
    | DoesNotReplay
)


def trouble_of(error: errors.SaveError) -> Trouble:
    """What the user is told about *error*."""
    match error:
        case errors.WriteFailed():
            return NotWritten(error.path, error.why)
        case errors.ReadFailed():
            return ReadFailed(error.path, error.why)
        case errors.BadContent():
            return BadFile(error.path, error.fault, error.line, error.key, error.problem)
        case errors.SaveUnreadable():
            return MovedAside(error.path, error.backup)
        case errors.SaveTooNew():
            return TooNew(error.path, error.format)
        case errors.SaveDoesNotReplay():
            return DoesNotReplay(error.path, error.round, error.at, error.reason)
        case errors.NameTaken():
            return NameTaken(error.name)
        case errors.UnknownName():
            return NameUnknown(error.name)
        case errors.BadName():
            return BadName(error.name)
    raise TypeError(f"no trouble is known for {type(error).__name__}")
