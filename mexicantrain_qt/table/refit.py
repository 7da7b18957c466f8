"""At which size is the table shared out afresh?"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.clear import TrainPlaces
from mexicantrain_qt.table.places import Plan, lay
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN, length
from mexicantrain_qt.table.rays import MOST_ROWS, height_for, rows_of
from mexicantrain_qt.table.sharing import Known, share_out
from mexicantrain_qt.table.standing import Table, things
from mexicantrain_qt.table.track import PITCH

FEWEST_ROWS = 6
FEWEST_UNITS = 20
"""A table has at least so many rows, and is at least so many units wide."""

ROOMY_ROWS = 8
ROOMY = 0.965
"""While there are fewer rows than that, tiles are a little smaller than the rows allow."""

RESERVES = (8, 8, 7, 7, 5, 4, 3, 2)
"""Tiles every train must still have room for, by size, the largest first; 1 at all smaller ones."""

SHIFTS = (0, -1)
"""Where the hub may stand. Half a row higher is as good as half a row lower, and more are not worth their time."""

PATIENCE = 4
"""After so many sizes in vain, not every size is tried."""

CROWDED = {2: 0.68, 3: 0.68, 4: 0.68}
CROWDED_BY_MANY = 0.63
"""No way to share out a table was ever found that was more crowded, by the number of players."""


def refit(table: Table, known: Known, before: Plan | None) -> tuple[Plan, dict[TrainName, TrainPlaces]]:
    """A plan with room for what lies and for some tiles more, and the places by it.

    Tiles do not grow while the table stays the same, and trains stay near where they lay by the plan
    *before*. On a table too small even for the smallest tiles, the plates get less than they ask for, and
    where that does not help either, the table is wider than it should be. Raises ``ValueError`` for more
    tiles than any set has.
    """
    if before is not None and before.table != table:
        before = None
    for width, part in ((1.0, 1.0), (1.0, 0.6), (1.0, 0.2), (1.5, 0.2), (2.5, 0.2), (5.0, 0.2)):
        found = _refit(_changed(table, width, part), known, before if part == 1 else None)
        if found is not None:
            return replace(found[0], table=table), found[1]
    raise ValueError(f"no room for {sum(map(len, known.values()))} tiles on {table}")


def _changed(table: Table, width: float, part: float) -> Table:
    """*table* in another width, with smaller things on it."""
    return replace(
        table,
        width=table.width * width,
        plate=(table.plate[0] * part, table.plate[1] * part),
        boneyard=(table.boneyard[0] * part, table.boneyard[1] * part),
    )


def _refit(
    table: Table, known: Known, before: Plan | None
) -> tuple[Plan, dict[TrainName, TrainPlaces]] | None:
    shifts = SHIFTS if before is None else sorted(SHIFTS, key=lambda shift: shift != before.shift)
    most = CROWDED.get(table.players, CROWDED_BY_MANY)
    lying = sum(length(DOUBLE if one else PLAIN) for tiles in known.values() for one in tiles)
    worth_trying = [
        (px, reserve)
        for px, reserve, free in _sizes(table)
        if (before is None or px <= before.tile_px) and lying + len(known) * _end(reserve) <= most * free
    ]
    number = 0
    while number < len(worth_trying):
        px, reserve = worth_trying[number]
        for shift in shifts:
            plan = share_out(table, known, px, reserve, shift, before)
            laid = None if plan is None else lay(plan, known)
            if plan is not None and laid is not None:
                return plan, laid
        number += 1 + number // PATIENCE
    return None


@lru_cache(maxsize=8)
def _sizes(table: Table) -> tuple[tuple[float, int, float], ...]:
    """px a unit worth trying, the largest first, each with the reserve that goes with it, and how long a train
    would be that fills all rows.

    They are those that make the most of the table's height, and one between any two. While there is room they
    are a little smaller: then a double that comes just before a bend at the edge does no harm.
    """
    found: list[float] = []
    for rows in range(FEWEST_ROWS, MOST_ROWS):
        px = table.height / height_for(rows) * (ROOMY if rows < ROOMY_ROWS else 1 - 1e-9)
        if found:
            found.append((found[-1] * px) ** 0.5)
        found.append(px)
    wide_enough = [px for px in found if px * FEWEST_UNITS <= table.width]
    reserves = (*RESERVES, *(1 for _ in wide_enough))
    return tuple(
        (px, reserve, max(1.0, _free(table, px))) for px, reserve in zip(wide_enough, reserves, strict=False)
    )


def _free(table: Table, px: float) -> float:
    """How long the rows are together, without what stands on the table."""
    free = len(rows_of(table.height / px)) * table.width / px - 16 / PITCH
    return free - sum((one.width + 0.3) * (one.height + 0.3) for one in things(table, px).values()) / PITCH


def _end(reserve: int) -> float:
    """How long that is what comes after the tiles that lie: some more, one to be chosen, and the locomotive."""
    return length(PLAIN) * (reserve + 1) + length(LOCOMOTIVE)
