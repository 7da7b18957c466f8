"""Where does everything on the table lie?

One pure function, ``lay_out``: from the trains and the size of the table to a place for every tile. Lengths are in
units (the short side of a tile); the table has its origin at the top left, x right, y down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, pi, radians, sin

from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train, TrainName
from mexicantrain_qt.table.geometry import Box, Place

__all__ = ["Box", "Place", "Plan", "Table", "TablePlaces", "TrainPlaces", "lay_out"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """The table that is to be laid: its own size and the sizes of what keeps its size, all in px.

    ``width`` and ``height``: the felt without the rack below it. ``plate``: one name plate. ``boneyard``: the pile with its count.
    ``sign``: the small plate with the word *Open*. ``bottom``: the seat whose train points down to the rack.
    """

    players: int
    bottom: int = 0
    width: float = 1280.0
    height: float = 570.0
    plate: tuple[float, float] = (150.0, 44.0)
    boneyard: tuple[float, float] = (96.0, 64.0)
    sign: tuple[float, float] = (56.0, 20.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """How the table is shared out: the size of a tile and the room of every train.

    As long as the same plan is handed to ``lay_out``, a tile that lies does not move. To be kept, not looked into.
    """

    table: Table
    tile_px: float


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
    longest = max((len(train.tiles) for train in trains), default=0)
    half = min(table.width, table.height) / 2
    if plan is None or plan.table != table or (1.9 + 2.1 * longest + 4) * plan.tile_px > half:
        plan = Plan(table, min(44.0, 0.8 * half / (1.9 + 2.1 * longest + 4)))
        refitted = True
    else:
        refitted = False
    px = plan.tile_px
    width, height = table.width / px, table.height / px
    hub = Place(width / 2, height / 2, 90)
    laid: dict[TrainName, TrainPlaces] = {}
    count = table.players + 1
    plates: list[Box] = []
    for name in (*SEATS[: table.players], MEXICAN):
        train = next((t for t in trains if t.name == name), None)
        index = table.players if name == MEXICAN else (SEATS.index(name) - table.bottom) % table.players
        angle = 90 + 360 * index / count
        laid[name] = _straight(hub, angle, train)
        if name != MEXICAN:
            w, h = table.plate[0] / px, table.plate[1] / px
            x = hub.x + cos(radians(angle + 180 / count)) * (width - w) / 2
            y = hub.y + sin(radians(angle + 180 / count)) * (height - h) / 2
            plates.append(Box(x - w / 2, y - h / 2, w, h))
    pile = Box(0.3, height - table.boneyard[1] / px - 0.3, table.boneyard[0] / px, table.boneyard[1] / px)
    return TablePlaces(plan, refitted, px, width, height, hub, 1.9, laid, tuple(plates), pile)


def _straight(hub: Place, angle: float, train: Train | None) -> TrainPlaces:
    dx, dy = cos(angle * pi / 180), sin(angle * pi / 180)

    def at(distance: float, turned: float = 0.0) -> Place:
        return Place(hub.x + dx * distance, hub.y + dy * distance, (angle + turned) % 360)

    end, tiles = 1.96, []
    for tile in train.tiles if train else ():
        length = 1.0 if tile.is_double else 2.0
        tiles.append(at(end + length / 2, 90.0 if tile.is_double else 0.0))
        end += length + 0.06
    marker = at(end + 0.8)
    return TrainPlaces(
        tuple(tiles), at(end + 1), at(end + 0.5, 90), marker, at(end + 2.86),
        Box(marker.x - 0.8, marker.y + 0.6, 1.6, 0.6), at(1.9),
    )  # fmt: skip
