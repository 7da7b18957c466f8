"""Where do the tiles lie by a plan?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.clear import Piece, TrainPlaces, free_box, outside, overlaps, pieces
from mexicantrain_qt.table.geometry import Box, Place, wall
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN, Shape
from mexicantrain_qt.table.rays import RIM, height_of, hub_outline
from mexicantrain_qt.table.standing import Table
from mexicantrain_qt.table.track import Route, Track
from mexicantrain_qt.table.ways import Side


@dataclass(frozen=True, slots=True)
class Plan:
    """How the table is shared out: the size of a tile, and the route of every train with the side that it
    looks to.

    ``width`` and ``height``: of the table, in units. ``shift``: by how many half pitches the hub stands below
    the middle of the table. As long as the same plan is handed to ``lay_out``, a tile that lies does not
    move. To be kept, not looked into.
    """

    table: Table
    tile_px: float
    width: float
    height: float
    shift: int
    routes: Mapping[TrainName, tuple[Route, Side]]
    things: Mapping[TrainName, Box]

    @property
    def hub(self) -> float:
        """How far below the middle of the table the hub stands."""
        return height_of(self.shift)

    def on_table(self, x: float, y: float, angle: float = 0.0) -> Place:
        """A place that is given from the hub, from the top left corner of the table."""
        return Place(self.width / 2 + x, self.height / 2 + self.hub + y, angle % 360)

    @property
    def boxes(self) -> dict[TrainName, Box]:
        """The things that stand on the table, from its top left corner."""
        return {
            name: one.moved(self.width / 2, self.height / 2 + self.hub) for name, one in self.things.items()
        }


def lay(plan: Plan, known: Mapping[TrainName, tuple[bool, ...]]) -> dict[TrainName, TrainPlaces] | None:
    """All trains, given which of their tiles are doubles; ``None``: a train has no room left for its next
    tile.
    """
    found: dict[TrainName, TrainPlaces] = {}
    for name, (route, side) in plan.routes.items():
        places = _train(plan, route, side, known[name])
        if places is None:
            return None
        found[name] = places
    things: list[Piece] = [("thing", name, wall(one.corners)) for name, one in plan.boxes.items()]
    laid = pieces(found)
    if outside(laid, plan.width, plan.height) or overlaps(laid + things, plan.on_table(0, 0), RIM):
        return None
    return found


def _train(plan: Plan, route: Route, side: Side, doubles: Sequence[bool]) -> TrainPlaces | None:
    def on_table(place: Place, double: bool = False) -> Place:
        angle = place.angle if side > 0 else (360 if double else 180) - place.angle
        return plan.on_table(side * place.x, place.y, angle)

    track = Track(route)
    tiles = []
    for double in doubles:
        place = track.lay(DOUBLE if double else PLAIN)
        if place is None:
            return None
        tiles.append(on_table(place, double))
    ends: list[Place] = []
    wanted: tuple[tuple[Shape, ...], ...] = ((PLAIN,), (DOUBLE,), (LOCOMOTIVE,), (PLAIN, LOCOMOTIVE))
    for shapes in wanted:
        place = track.where(*shapes)
        if place is None:
            return None
        ends.append(on_table(place, shapes == (DOUBLE,)))
    angle = radians(route.heading)
    slot = on_table(Place(RIM * cos(angle), RIM * sin(angle), route.heading))
    plain, double_, marker, ahead = ends
    return TrainPlaces(tuple(tiles), plain, double_, marker, ahead, _signs(marker, plan)[0], slot)


def with_signs(
    trains: Mapping[TrainName, TrainPlaces], marked: Sequence[TrainName], plan: Plan
) -> dict[TrainName, TrainPlaces]:
    """The same trains with the signs of the *marked* ones clear of everything; where there is no room, on the
    locomotive.
    """
    taken = [one for _, kind, one in pieces(trains) if kind in ("tile", "next")]
    taken += [wall(trains[name].marker.corners(1.6, 1)) for name in marked]
    taken += [wall(one.corners) for one in plan.boxes.values()]
    taken.append(wall(hub_outline(plan.on_table(0, 0))))
    found = dict(trains)
    for name in marked:
        wanted = _signs(trains[name].marker, plan)
        own = wall(trains[name].next.corners(2, 1))
        sign = free_box(wanted, [one for one in taken if one != own], plan.width, plan.height) or wanted[-1]
        taken.append(wall(sign.corners))
        found[name] = replace(trains[name], sign=sign)
    return found


def _signs(marker: Place, plan: Plan) -> list[Box]:
    """Where the sign of a marker would be, the nicest first; the last is on it."""
    width, height = plan.table.sign[0] / plan.tile_px, plan.table.sign[1] / plan.tile_px
    left, top, right, bottom, _ = wall(marker.corners(1.6, 1))
    x, y = marker.x - width / 2, marker.y - height / 2
    ahead = [
        (x + far * cos(radians(marker.angle)), y + far * sin(radians(marker.angle)))
        for far in (2, 3, 4, 5, 6, 8)
    ]
    beside = [
        (x, bottom + 0.05), (x, top - height - 0.05), (right + 0.05, y), (left - width - 0.05, y),
        (right, bottom), (left - width, bottom), (right, top - height), (left - width, top - height),
        (x - width / 2, bottom + 0.05), (x + width / 2, bottom + 0.05),
        (x - width / 2, top - height - 0.05), (x + width / 2, top - height - 0.05), *ahead, (x, y),
    ]  # fmt: skip
    return [Box(a, b, width, height) for a, b in beside]
