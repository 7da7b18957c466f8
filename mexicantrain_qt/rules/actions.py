"""What can a player do?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName


@dataclass(frozen=True, order=True, slots=True)
class Play:
    """Lay *tile* at the end of *train*."""

    tile: Tile
    train: TrainName


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a tile for the play that is owed; the marker goes up."""


@dataclass(frozen=True, slots=True)
class Done:
    """End a first train (or a late whole train)."""


@dataclass(frozen=True, slots=True)
class Call:
    """Call the last tile; by the seat that owes the call, whoever's turn it is."""


Action: TypeAlias = Play | Draw | Pass | Done | Call
