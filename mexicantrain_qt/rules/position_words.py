"""How is one value of a position read?"""

from __future__ import annotations

import re

from mexicantrain_qt.rules.state import Phase
from mexicantrain_qt.rules.tiles import Tile, tile

_STATE = re.compile(r"(turn|follow-up|laying|)(?: ?drawn (\S+))?")
_PHASES: dict[str, Phase] = {"": "turn", "turn": "turn", "follow-up": "follow_up", "laying": "laying"}


def read_whole(text: str) -> int:
    """A whole number in plain digits. Raises ``ValueError``."""
    if not re.fullmatch(r"-?(0|[1-9][0-9]{0,5})", text):
        raise ValueError(f"not a number: {text!r}")
    return int(text)


def read_count(text: str) -> int:
    """A whole number that is not negative. Raises ``ValueError``."""
    number = read_whole(text)
    if number < 0:
        raise ValueError(f"not a count: {text!r}")
    return number


def _tile_as_written(text: str) -> Tile:
    read = tile(text)
    if str(read) != text:
        raise ValueError(f"{text} is written {read}")
    return read


def _tiles(text: str) -> tuple[Tile, ...]:
    return tuple(_tile_as_written(one) for one in text.split())


def read_boneyard(text: str) -> tuple[Tile, ...]:
    """The tiles of the boneyard, the next one drawn first. Raises ``ValueError``."""
    tiles = _tiles(text)
    _no_tile_twice(tiles)
    return tiles


def read_hand(text: str) -> frozenset[Tile]:
    """The tiles of a hand, in any order. Raises ``ValueError``."""
    tiles = _tiles(text)
    _no_tile_twice(tiles)
    return frozenset(tiles)


def _no_tile_twice(tiles: tuple[Tile, ...]) -> None:
    seen: set[Tile] = set()
    for one in tiles:
        if one in seen:
            raise ValueError(f"tile {one} is named twice")
        seen.add(one)


def read_engine(text: str) -> int:
    """The number of the double that is the engine. Raises ``ValueError``."""
    read = tile(text)
    if not read.is_double:
        raise ValueError(f"an engine is a double, not {text}")
    return read.low


def read_phase_and_drawn(text: str) -> tuple[Phase, Tile | None]:
    """What the seat to move owes, and the tile drawn last for it. Raises ``ValueError``."""
    match = _STATE.fullmatch(text)
    if match is None or not text:
        raise ValueError(f"not a state: {text!r}")
    return _PHASES[match[1]], None if match[2] is None else _tile_as_written(match[2])
