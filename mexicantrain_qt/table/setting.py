"""What is the look of the table and of everybody at it?"""

from __future__ import annotations

from dataclasses import dataclass

from mexicantrain_qt.rules.trains import SEATS, TrainName
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.lens import Lens
from mexicantrain_qt.table.looks import PlayerLook, TableTexts
from mexicantrain_qt.table.sizes import Sizes


@dataclass(frozen=True, slots=True)
class Setting:
    """What is needed to show a view, besides the view. ``ahead``: the trains with a ghost at their end."""

    faces: Faces
    lens: Lens
    sizes: Sizes
    looks: tuple[PlayerLook, ...]
    texts: TableTexts
    thinking: int | None = None
    ahead: frozenset[TrainName] = frozenset()

    def colour(self, train: TrainName) -> int | None:
        """The colour of the player who owns *train*; ``None`` for the Mexican train."""
        seat = SEATS.find(train)
        return self.looks[seat].colour if 0 <= seat < len(self.looks) else None
