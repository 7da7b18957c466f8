"""Where does everything on the table lie?

One pure function, ``lay_out``: from the trains and the size of the table to a place for every tile. Lengths are in
units (the short side of a tile); the table has its origin at the top left, x right, y down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from mexicantrain_qt.rules.trains import Train, TrainName, own_train
from mexicantrain_qt.table.geometry import Box, Place
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN, Shape
from mexicantrain_qt.table.rays import RIM
from mexicantrain_qt.table.refit import Plan, Share, refit
from mexicantrain_qt.table.standing import Table
from mexicantrain_qt.table.track import Track

__all__ = ["Box", "Place", "Plan", "Table", "TablePlaces", "TrainPlaces", "lay_out"]


@dataclass(frozen=True, slots=True)
class TrainPlaces:
    """Where one train lies.

    ``tiles``: from the hub outwards, as in ``Train.tiles``. ``next`` and ``next_double``: where the next tile would lie, plain or
    double (the ghost). ``marker``: the locomotive (1.6 x 1, along local x, heading to local right) at the end as it is now, just where ``next`` would be;
    ``marker_ahead``: the same with ``next`` laid, for while the ghost is shown. ``sign``: upright room for the word *Open* near ``marker``. ``slot``:
    where the train leaves the hub, on the rim, turned to travel. All but ``sign`` keep their place as long as the train and the plan do.
    """

    tiles: tuple[Place, ...]
    next: Place
    next_double: Place
    marker: Place
    marker_ahead: Place
    sign: Box
    slot: Place


@dataclass(frozen=True, slots=True)
class TablePlaces:
    """Where everything lies. ``tile_px``: px a unit. ``hub``: centre (the engine lies there upright, across: angle 90), radius in units.

    ``plates`` by seat. ``refitted``: the plan is not the one that was handed in, so tiles may have moved: everything should glide.
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

    Hand in the ``plan`` of the places before: what lies stays where it is, unless the table is another one or a train
    has used up its room. Without a plan, or then, the table is shared out afresh.
    """
    known = {name: () for name in table.names} | {train.name: tuple(tile.is_double for tile in train.tiles) for train in trains}
    laid = None
    if plan is not None and plan.table == table:
        laid = _lay(plan, known)
    refitted = laid is None
    if laid is None:
        plan = refit(table, known)
        laid = _lay(plan, known)
        assert laid is not None
    assert plan is not None
    px = plan.tile_px
    width, height = table.width / px, table.height / px
    moved = {name: Box(b.x + width / 2, b.y + height / 2, b.width, b.height) for name, b in plan.things.items()}
    return TablePlaces(
        plan, refitted, px, width, height, Place(width / 2, height / 2, 90), RIM, laid,
        tuple(moved[own_train(seat)] for seat in range(table.players)), moved["M"],
    )  # fmt: skip


def _lay(plan: Plan, known: Mapping[TrainName, tuple[bool, ...]]) -> dict[TrainName, TrainPlaces] | None:
    found = {}
    for name, share in plan.shares.items():
        places = _train(share, plan, known[name])
        if places is None:
            return None
        found[name] = places
    return found


def _train(share: Share, plan: Plan, doubles: Sequence[bool]) -> TrainPlaces | None:
    width, height = plan.table.width / plan.tile_px, plan.table.height / plan.tile_px
    side = share.side

    def on_table(place: Place) -> Place:
        return Place(
            width / 2 + side * place.x, height / 2 + place.y, (place.angle if side > 0 else 180 - place.angle) % 360
        )

    track = Track(share.route)
    tiles = []
    for double in doubles:
        place = track.lay(DOUBLE if double else PLAIN)
        if place is None:
            return None
        tiles.append(on_table(place))
    ends: list[Place] = []
    wanted: tuple[tuple[Shape, ...], ...] = ((PLAIN,), (DOUBLE,), (LOCOMOTIVE,), (PLAIN, LOCOMOTIVE))
    for shapes in wanted:
        place = track.where(*shapes)
        if place is None:
            return None
        ends.append(on_table(place))
    rim = share.route.heading
    slot = on_table(Place(RIM * cos(radians(rim)), RIM * sin(radians(rim)), rim))
    px = plan.tile_px
    w, h = plan.table.sign[0] / px, plan.table.sign[1] / px
    sign = Box(ends[2].x - w / 2, ends[2].y + 0.6, w, h)
    return TrainPlaces(tuple(tiles), *ends, sign, slot)
