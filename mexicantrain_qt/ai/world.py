"""What could the hidden tiles be?"""

from __future__ import annotations

from dataclasses import dataclass

from mexicantrain_qt.rules.tiles import Tile


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the tiles that a player cannot see may lie.

    ``hands``: by seat, the own among them. ``boneyard``: in the order in which it will be drawn.
    """

    hands: tuple[frozenset[Tile], ...]
    boneyard: tuple[Tile, ...]
