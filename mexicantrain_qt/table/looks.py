"""What does the table have to be told that is no part of the game: words, players' looks, pace, tile style?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.settings import Pace, PipPalette, TileFace

RackOrder: TypeAlias = Literal["number", "pips"]


@dataclass(frozen=True, slots=True)
class PlayerLook:
    """How one seat is shown. *colour* is 0…7: a colour, an emblem and a locomotive of its own."""

    name: str
    colour: int
    is_person: bool = False


@dataclass(frozen=True, slots=True)
class TileStyle:
    """How the numbers on the tiles are shown."""

    face: TileFace = "pips"
    palette: PipPalette = "box"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableTexts:
    """Every word on the table, in the user's language; the table itself knows no language.

    The functions name things for a screen reader: a tile, a train of the player who owns it, what is
    in the hand. ``open`` stands on the plate of a marked train, ``covered`` on the screen between two
    people; it has a ``{name}``. ``whole`` is the button that shows the whole table again.
    """

    table: str
    open: str
    mexican_train: str
    boneyard: str
    thinking: str
    your_turn: str
    draw: str
    pass_turn: str
    done: str
    call: str
    sort_by_number: str
    sort_by_pips: str
    sort_as_train: str
    whole: str
    covered: str
    ready: str
    tile: Callable[[Tile], str]
    train: Callable[[TrainName], str]


WORDLESS = TableTexts(
    table="",
    open="",
    mexican_train="",
    boneyard="",
    thinking="",
    your_turn="",
    draw="",
    pass_turn="",
    done="",
    call="",
    sort_by_number="",
    sort_by_pips="",
    sort_as_train="",
    whole="",
    covered="",
    ready="",
    tile=str,
    train=str,
)
"""What a table shows before ``set_texts``: nothing to read."""

STEP_MS: dict[Pace, int] = {"slow": 420, "normal": 230, "fast": 130, "at_once": 0}
"""How long one movement takes, in milliseconds."""

PAUSE_MS: dict[Pace, int] = {"slow": 380, "normal": 140, "fast": 30, "at_once": 0}
"""How long the table rests after something a player did, so that eyes can follow."""
