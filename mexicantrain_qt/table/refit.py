"""At which size is the table shared out afresh?"""

from __future__ import annotations

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.clear import TrainPlaces
from mexicantrain_qt.table.places import Plan, lay
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN, length
from mexicantrain_qt.table.rays import height_for, rows_of
from mexicantrain_qt.table.sharing import Known, share_out
from mexicantrain_qt.table.standing import Table, things
from mexicantrain_qt.table.track import PITCH

LARGEST = 46.0
ROOMY = 36.0
SHIFTS = (0, 1, -1)


def refit(table: Table, known: Known, before: Plan | None) -> tuple[Plan, dict[TrainName, TrainPlaces]]:
    """A plan with room for what lies and for some tiles more, and the places by it."""
    most = before.tile_px if before is not None and before.table == table else LARGEST
    for px in sizes(table):
        if px <= most:
            reserve = reserve_for(px)
            if crowding(table, known, px, reserve) > (0.68 if table.players <= 4 else 0.62):
                continue
            for shift in SHIFTS:
                plan = share_out(table, known, px, reserve, shift)
                laid = None if plan is None else lay(plan, known)
                if plan is not None and laid is not None:
                    return plan, laid
    raise ValueError("no room")


import os
_T = eval(os.environ.get("RT", "((40,12),(36,9),(34,5),(32,4),(30,3),(29,2),(0,1))"))
def reserve_for(px: float) -> int:
    return next(r for least, r in _T if px >= least)


def sizes(table: Table) -> list[float]:
    """px a unit worth trying, the largest first: those that make the most of the table's height, and one between any two.

    While there is room, a little smaller: then a double that comes just before a bend at the edge does no harm.
    """
    found: list[float] = []
    for rows in range(4, 40):
        px = table.height / height_for(rows) - 1e-6
        if found:
            found.append((found[-1] * px) ** 0.5)
        found.append(px)
    roomy = [px * 0.965 if px > ROOMY else px for px in found]
    return [px for px in roomy if px <= LARGEST]


def crowding(table: Table, known: Known, px: float, reserve: int) -> float:
    """Which part of the rows the trains would take, if rows had no ends."""
    width, height = table.width / px, table.height / px
    free = len(rows_of(height)) * width - 16 / PITCH
    free -= sum((one.width + 0.3) * (one.height + 0.3) for one in things(table, px).values()) / PITCH
    ends = length(PLAIN) * (reserve + 1) + length(LOCOMOTIVE)
    taken = sum(ends + sum(length(DOUBLE if double else PLAIN) for double in train) for train in known.values())
    return taken / max(free, 1)
