"""Where does everything on the table lie?

One pure function, ``lay_out``: from the trains and the size of the table to a place for every tile. Lengths
are in units (the short side of a tile); the table has its origin at the top left, x right, y down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mexicantrain_qt.rules.trains import MEXICAN, Train, TrainName, own_train
from mexicantrain_qt.table.clear import TrainPlaces
from mexicantrain_qt.table.geometry import Box, Place
from mexicantrain_qt.table.places import Plan, lay, with_signs
from mexicantrain_qt.table.rays import RIM
from mexicantrain_qt.table.refit import refit
from mexicantrain_qt.table.standing import Table

__all__ = ["Box", "Place", "Plan", "Table", "TablePlaces", "TrainPlaces", "lay_out"]


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """Where everything lies. ``tile_px``: px a unit. ``hub``: centre (the engine lies there upright, across:
    angle 90), radius in units.

    ``plates`` by seat. ``refitted``: the plan is not the one that was handed in, so tiles may have moved:
    everything should glide.
    """

    plan: Plan
    refitted: bool
    tile_px: float
    width: float
    height: float
    hub: Place
    hub_radius: float
    trains: Mapping[TrainName, TrainPlaces]
    plates: tuple[Box, ...]
    boneyard: Box


def lay_out(trains: Sequence[Train], table: Table, plan: Plan | None = None) -> TablePlaces:
    """Places for *trains* (as in ``PlayerView.trains``) on *table*.

    Hand in the ``plan`` of the places before: what lies stays where it is, unless the table is another one or
    a train has used up its room. Without a plan, or then, the table is shared out afresh.
    """
    table = table.laid
    known: dict[TrainName, tuple[bool, ...]] = dict.fromkeys(table.names, ())
    known |= {train.name: tuple(tile.is_double for tile in train.tiles) for train in trains}
    laid = lay(plan, known) if plan is not None and plan.table == table else None
    refitted = plan is None or laid is None
    if plan is None or laid is None:
        plan, laid = refit(table, known, plan)
    boxes = plan.boxes
    return TablePlaces(
        plan=plan,
        refitted=refitted,
        tile_px=plan.tile_px,
        width=plan.width,
        height=plan.height,
        hub=plan.on_table(0, 0, 90),
        hub_radius=RIM,
        trains=with_signs(laid, [train.name for train in trains if train.marked or train.is_mexican], plan),
        plates=tuple(boxes[own_train(seat)] for seat in range(table.players)),
        boneyard=boxes[MEXICAN],
    )
