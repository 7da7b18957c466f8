"""What can a user choose, apart from the rules of a game?"""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args, get_type_hints

from mexicantrain_qt.rules.game import LONGEST_NAME, PlayerKind
from mexicantrain_qt.rules.options import QUICK, RuleOptions

LanguageChoice: TypeAlias = Literal["system", "en", "fr", "de", "pt_BR"]
ThemeName: TypeAlias = Literal["felt", "wood", "dark", "contrast"]
Pace: TypeAlias = Literal["slow", "normal", "fast", "at_once"]
TileFace: TypeAlias = Literal["pips", "numerals", "both"]
PipPalette: TypeAlias = Literal["box", "safe"]
"""The colours of the box sets, or colours that colour-blind eyes can tell apart."""

COLOURS = 8
LOUDEST = 100


def _choices(kind: type) -> dict[str, tuple[Any, ...] | type]:
    """What each field of *kind* may hold: one of some values, or anything of a type."""
    hints = get_type_hints(kind)
    return {field.name: get_args(hints[field.name]) or hints[field.name] for field in fields(kind)}


def _check(chosen: object) -> None:
    """Raise ``ValueError`` for a field that does not hold what its annotation says: it may come from a file."""
    for name, allowed in _choices(type(chosen)).items():
        value = getattr(chosen, name)
        if not (type(value) is allowed if isinstance(allowed, type) else value in allowed):
            raise ValueError(f"{name} cannot be {value!r}")


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who is to sit at a seat: *colour* is 0…7; without a *name* the window gives one in the user's language.

    Raises ``ValueError`` for anything else.
    """

    name: str = ""
    kind: PlayerKind = "person"
    colour: int = 0

    def __post_init__(self) -> None:
        _check(self)
        if not 0 <= self.colour < COLOURS:
            raise ValueError(f"there is no colour {self.colour}")
        if len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise ValueError(f"{self.name!r} is no name")


@dataclass(frozen=True, slots=True)
class TableChoice:
    """A table as somebody set it up: the rules and who sits where, in playing order.

    Raises ``ValueError`` for a number of players that the rules do not know.
    """

    options: RuleOptions = QUICK
    seats: tuple[SeatChoice, ...] = (
        SeatChoice(),
        SeatChoice(kind="casual", colour=1),
        SeatChoice(kind="casual", colour=2),
        SeatChoice(kind="casual", colour=3),
    )

    def __post_init__(self) -> None:
        self.options.hand_size(len(self.seats))


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that is remembered between two starts, except games.

    ``automatic``: draw, pass and done happen by themselves when there is nothing to choose. ``one_click``: a click on
    a tile with one legal train plays it. ``hints`` and ``undo`` are off at a strict table. ``guide``: the guided first
    game is still offered. ``volume`` is 0…100. ``window``: what Qt gave as the window's geometry, in Base64; empty at
    the first start. Raises ``ValueError`` for anything that cannot be chosen.
    """

    language: LanguageChoice = "system"
    theme: ThemeName = "felt"
    pace: Pace = "normal"
    tile_face: TileFace = "pips"
    pip_palette: PipPalette = "box"
    automatic: bool = True
    one_click: bool = True
    hints: bool = True
    undo: bool = True
    guide: bool = True
    volume: int = 70
    muted: bool = False
    window: str = ""
    last_table: TableChoice = TableChoice()

    def __post_init__(self) -> None:
        _check(self)
        if not 0 <= self.volume <= LOUDEST:
            raise ValueError(f"volume cannot be {self.volume}")
        if not self.window.isascii():
            raise ValueError("the window's geometry is Base64")


@dataclass(frozen=True, slots=True)
class SettingsNotSaved:
    """The settings could not be written to *path* and hold until the program ends. *why*: the system's words."""

    path: Path
    why: str


@dataclass(frozen=True, slots=True)
class SettingsNotRead:
    """The settings at *path* could not be opened; the usual ones are used. *why*: the system's words."""

    path: Path
    why: str


@dataclass(frozen=True, slots=True)
class SettingsMovedAside:
    """The settings at *path* were damaged and now lie at *backup* (``None``: still at *path*)."""

    path: Path
    backup: Path | None


SettingsTrouble: TypeAlias = SettingsNotSaved | SettingsNotRead | SettingsMovedAside
