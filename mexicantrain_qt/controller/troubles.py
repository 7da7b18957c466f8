"""What has the window to tell the user about a file, while the game goes on?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The game could not be saved at *path*; it goes on, and the next action tries again. *why*: the system's words."""

    path: Path
    why: str


@dataclass(frozen=True, slots=True)
class ReadFailed:
    """The saved game at *path* is there but cannot be opened. *why*: the system's words."""

    path: Path
    why: str


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


Trouble: TypeAlias = SaveFailed | ReadFailed | MovedAside | TooNew | DoesNotReplay
