"""Should a tile lie straight on, or make the corner into the next lane?"""

from __future__ import annotations

from mexicantrain_qt.table.ray import DOUBLE, GAP, PLAIN, length

CORNER = 1 + GAP
"""The room that a plain tile needs to lie across the end of a lane."""

SWING = 0.45
"""A double that comes just after a corner sticks out so far beyond it."""


def goes_on(known: tuple[bool, ...], index: int, room: float) -> bool:
    """Whether plain tile *index* should lie straight on, because a later one can make the corner.

    *known*: the tiles that lay when the route was made, doubles or not; *room*: what is left of the lane.
    """
    later = room - length(PLAIN)
    if _corner_later(known, index + 1, later, clean=True):
        return True
    swing = SWING if index + 1 >= len(known) else 0.0
    clean_now = room >= CORNER + swing and not (index + 1 < len(known) and known[index + 1])
    return not clean_now and _corner_later(known, index + 1, later, clean=False)


def _corner_later(known: tuple[bool, ...], index: int, room: float, clean: bool) -> bool:
    """Whether tile *index* or one after it can make the corner; *clean*: with a plain tile after it.

    A double after the corner has to lie straight on, and then the next lane is further away.
    """
    if index >= len(known):
        return room >= length(DOUBLE) + CORNER + SWING
    if known[index]:
        room -= length(DOUBLE)
        return room >= CORNER and _corner_later(known, index + 1, room, clean)
    if room < CORNER:
        return False
    if index + 1 >= len(known):
        return room >= CORNER + SWING
    if not (clean and known[index + 1]):
        return True
    return _corner_later(known, index + 1, room - length(PLAIN), clean)
