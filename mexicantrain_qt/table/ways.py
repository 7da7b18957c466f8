"""Which ways could one train take over the table?

A way is a route, and what the tiles that lie and a few more take of the table on it. Places are in the frame
of the hub: its centre is the origin, x right, y down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.geometry import Wall, any_overlap, mirrored
from mexicantrain_qt.table.ray import DOUBLE, LOCOMOTIVE, PLAIN
from mexicantrain_qt.table.rays import EDGE, Ray, height_of, mask, rays, rows_of, starts
from mexicantrain_qt.table.survey import Room, Surveyor, Walls
from mexicantrain_qt.table.track import LONGEST, Lane, Route

AIR = 0.4
"""Between the lanes of two trains in one row."""

GOOD_LANE = 12.0
"""Shorter lanes look like a staircase."""

MANY_ROWS = 16
"""On a table with more rows, trains do not start in every one."""

Side: TypeAlias = Literal[1, -1]
Run: TypeAlias = tuple[float, float, float]
"""A lane as it is used: centre line, least and greatest x."""


class Felt:
    """What all ways share: the edges of the table, its rows, and the things that stand on it."""

    def __init__(
        self, half_width: float, above: float, below: float, shift: int, things: tuple[Wall, ...]
    ) -> None:
        self.half_width, self.above, self.below = half_width, above, below
        self.things = things
        self.walls = {side: Walls(mirrored(things, side)) for side in (1, -1)}
        self.rows = rows_of(below - above, shift)

    @property
    def top(self) -> float:
        """The centre line of the first row."""
        return height_of(self.rows[0]) - 1e-6

    @property
    def bottom(self) -> float:
        """The centre line of the last row."""
        return height_of(self.rows[-1]) + 1e-6


class Way(NamedTuple):
    """One way: on the *side* (1: right) it takes, with what it costs in beauty, its ray and lanes (centre
    line, from, to), and what the lanes cover as masks, as it is and with some air.
    """

    name: TrainName
    side: Side
    route: Route
    room: Room
    cost: float
    ray: Ray
    lanes: tuple[Run, ...]
    mask: int
    airy: int

    def left_alone(self, others: Sequence[Way]) -> int:
        """Which of *others* can be on one table with this one, as bits."""
        airy, taken, on_ray, walls = self.airy, self.mask, self.ray.mask, self.ray.walls
        found, bit = 0, 1
        for other in others:
            ray = other.ray
            if not (airy & other.mask or taken & ray.mask or on_ray & other.mask) and not (
                on_ray & ray.mask and any_overlap(walls, ray.walls)
            ):
                found |= bit
            bit <<= 1
        return found


def ways(
    felt: Felt,
    name: TrainName,
    angles: Mapping[TrainName, float],
    known: tuple[bool, ...],
    side: Side,
    reserve: int,
) -> Iterator[Way]:
    """All ways of a train on one side that have room for *reserve* more tiles."""
    others = tuple(angle for other, angle in angles.items() if other != name)
    walls = Walls((), (felt.walls[side], starts(others, side)))
    for row in felt.rows[:: 1 + len(felt.rows) // MANY_ROWS]:
        for ray in rays(angles[name], others, side, row, known[:LONGEST]):
            if ray.top < felt.above or ray.bottom > felt.below or any_overlap(ray.walls, felt.things):
                continue
            done: dict[int, int] = {}
            for fold, wraps in ((1, False), (-1, False), (1, True), (-1, True)):
                if wraps and (abs(row) <= 2 or row * fold <= 0 or done.get(fold, 9) <= 2):
                    continue
                room = Room(
                    1 if fold > 0 else -1, felt.top, felt.bottom,
                    EDGE - felt.half_width if wraps else 0.08, felt.half_width - EDGE, walls, wraps,
                )  # fmt: skip
                way = _way(felt, name, side, room, ray, known, reserve)
                if way is not None:
                    yield way
                    done[fold] = len(way.lanes)
                    if len(way.lanes) == 1:
                        break


def _way(
    felt: Felt, name: TrainName, side: Side, room: Room, ray: Ray, known: tuple[bool, ...], reserve: int
) -> Way | None:
    track = Surveyor.going_on(ray.track, ray.own, room, known)
    if not track.lay_all(known):
        return None
    used = len(track.made)
    if not track.lay_all((*known, *(False,) * reserve)) or track.where(DOUBLE) is None:
        return None
    end = track.after(PLAIN, LOCOMOTIVE)
    if end is None:
        return None
    lanes: list[Run] = []
    covered = end.covered()
    for y, start, stop in covered:
        low, high = sorted((start * side, stop * side))
        lanes.append((y, low - 0.1, high + 0.1))
    first, last = min(y for y, *_ in covered), max(y for y, *_ in covered)
    if first < felt.top or last > felt.bottom:
        return None
    made = [lane for lane, _ in end.made][: len(covered) - 1]
    made.append(Lane(covered[-1][0], covered[-1][2], 0))
    taken, airy = _masks(lanes, felt.rows)
    return Way(
        name=name, side=side, route=track.route._replace(lanes=tuple(made)), room=room._replace(top=first, bottom=last),
        cost=_cost(track.route, room, used, lanes), ray=ray, lanes=tuple(lanes),
        mask=taken,
        airy=airy,
    )  # fmt: skip


def _cost(route: Route, room: Room, used: int, lanes: list[Run]) -> float:
    """How little like a railway: bends, lanes (those in use count more), short ones, ones off the edge."""
    cost = abs(route.slope - route.heading) / 60 + 0.35 * (used - 1) + 0.2 * (len(lanes) - 1)
    cost += sum(max(0.0, GOOD_LANE - (high - low)) for _, low, high in lanes[:-1]) / 18
    if len(lanes) > 1 and route.row * room.fold > 0:
        cost += 0.15
    return cost + (0.3 if room.wraps else 0.0)


def _masks(lanes: list[Run], rows: range) -> tuple[int, int]:
    """What the lanes cover, as it is and with some air at the ends."""
    covered = airy = 0
    for y, low, high in lanes:
        middle = round(y / height_of(1))
        for row in (middle - 1, middle, middle + 1):
            if row in rows and abs(height_of(row) - y) < 2:
                covered |= mask(row, low, high)
                airy |= mask(row, low - AIR, high + AIR)
    return covered, airy


def box(x0: float, y0: float, x1: float, y1: float) -> Wall:
    """An upright wall between two corners."""
    return x0, y0, x1, y1, ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
