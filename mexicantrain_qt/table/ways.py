"""Which ways could one train take over the table?

A way is a room, and what the tiles that lie and a few more would take of the table in it. Places are in the frame of the hub:
its centre is the origin, x right, y down.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import ceil, cos, floor, hypot, radians, sin
from typing import Literal

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.geometry import Place, Wall, overlap, span, wall
from mexicantrain_qt.table.ray import DOUBLE, GAP, LOCOMOTIVE, PLAIN
from mexicantrain_qt.table.survey import Room, Surveyor
from mexicantrain_qt.table.track import PITCH, Lane, Route, Track

RIM = 1.75
EDGE = 0.15
START = RIM + GAP

Spans = dict[int, list[tuple[float, float]]]
Run = tuple[float, float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Felt:
    """What all trains share: half the size of the table, the angles of the slots, the tiles that lie (doubles or not), and the things
    that stand on the table."""

    half_width: float
    half_height: float
    angles: Mapping[TrainName, float]
    known: Mapping[TrainName, tuple[bool, ...]]
    things: tuple[Wall, ...]

    @property
    def rows(self) -> int:
        return int((2 * (self.half_height - EDGE) + GAP + 1e-6) // PITCH)

    def row(self, index: int) -> float:
        """The centre line of a row, counted from the top."""
        return (index - (self.rows - 1) / 2) * PITCH

    def index(self, y: float) -> float:
        return y / PITCH + (self.rows - 1) / 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way: on the *side* (1: right) it takes, with what it costs in beauty, its rays and lanes (centre line, from, to), and by
    rows what both cover in x."""

    name: TrainName
    side: Literal[1, -1]
    route: Route
    room: Room
    cost: float
    rays: tuple[Wall, ...]
    lanes: tuple[Run, ...]
    ray_spans: Spans
    lane_spans: Spans

    def leaves_alone(self, other: Way) -> bool:
        """Whether the two can be on one table."""
        return (
            _apart(self.lane_spans, other.lane_spans, 1.0)
            and _apart(self.lane_spans, other.ray_spans, 0.1)
            and _apart(self.ray_spans, other.lane_spans, 0.1)
            and not any_overlap(self.rays, other.rays)
        )


def _apart(one: Spans, other: Spans, gap: float) -> bool:
    for row, spans in one.items():
        for low, high in other.get(row, ()):
            for a, b in spans:
                if a < high + gap and b > low - gap:
                    return False
    return True


def any_overlap(some: Sequence[Wall], others: Sequence[Wall]) -> bool:
    """Whether any of *some* lies over any of *others*."""
    for low, high, shape in some:
        for top, bottom, other in others:
            if low < bottom and high > top and overlap(shape, other):
                return True
    return False


def mirrored(walls: Sequence[Wall], side: int) -> tuple[Wall, ...]:
    """*walls* in the frame of a room on that side, or back again."""
    if side > 0:
        return tuple(walls)
    return tuple((low, high, tuple((-x, y) for x, y in shape)) for low, high, shape in walls)


def box(x0: float, y0: float, x1: float, y1: float) -> Wall:
    """An upright wall between two corners."""
    return y0, y1, ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def ways(felt: Felt, name: TrainName, side: Literal[1, -1], reserve: int, wide: bool) -> Iterator[Way]:
    """All ways of a train on one side that have room for *reserve* more tiles; *wide*: lanes over the whole table too."""
    angle = felt.angles[name]
    heading = ((angle if side > 0 else 180 - angle) + 180) % 360 - 180
    starts = [shape for n, a in felt.angles.items() if n != name for shape in _start(a)]
    walls = mirrored((*felt.things, *starts), side)
    known = felt.known[name]
    for index in range(felt.rows):
        row = felt.row(index)
        for slope in _slopes(heading, row):
            track = _on_ray(heading, row, slope, known[:16])
            if track is None:
                continue
            ray = tuple(w if i < max(1, len(known)) else _widened(w) for i, w in enumerate(track.ray))
            if any(max(-w[0], w[1]) > felt.half_height - 0.05 for w in ray) or any_overlap(ray, walls):
                continue
            for fold, wraps in ((1, False), (-1, False), (1, True), (-1, True)):
                if wraps and not (wide and abs(row) > 3 and row * fold > 0):
                    continue
                room = Room(
                    1 if fold > 0 else -1, felt.row(0), felt.row(felt.rows - 1),
                    EDGE - felt.half_width if wraps else 0.08, felt.half_width - EDGE, walls, wraps,
                )  # fmt: skip
                way = _way(felt, name, side, room, track, ray, reserve)
                if way is not None:
                    yield way


def _slopes(heading: float, row: float) -> tuple[float, ...]:
    """The slants worth trying on the way to a row."""
    drop = row - (START + 2) * sin(radians(heading))
    if abs(heading) > 50:
        return (heading,) if drop * heading > 0.3 else ()
    if abs(drop) > 9 or (abs(row) > 3 and row * heading < 0 and abs(heading) > 12):
        return ()
    straight = abs(heading) if heading * drop > 0 and abs(heading) > 12 else 25.0
    slopes = [straight] if abs(drop) < 1.5 else [straight, *(s for s in (45.0, 60.0) if s > straight + 8)]
    return tuple(slope if drop > 0 else -slope for slope in slopes)


@lru_cache(maxsize=1 << 12)
def _on_ray(heading: float, row: float, slope: float, known: tuple[bool, ...]) -> Track | None:
    """A train that has just come to its lane."""
    track = Track(Route(heading, START, row, slope, known, (Lane(row, 1e6, 0),)))
    while track.phase == "ray":
        if track.count == 14:
            return None
        track.lay(DOUBLE if track.count < len(known) and known[track.count] else PLAIN)
    return track


def _way(
    felt: Felt, name: TrainName, side: Literal[1, -1], room: Room, track: Track, ray: tuple[Wall, ...], reserve: int
) -> Way | None:
    laid = Surveyor.going_on(track, room)
    known = felt.known[name]
    laid.route = replace(track.route, known=known)
    if not laid.lay_all((*known, *(False,) * reserve)):
        return None
    end = laid.after(PLAIN, LOCOMOTIVE)
    if end is None or laid.where(DOUBLE) is None:
        return None
    lanes: list[Run] = []
    for y, start, stop in end.covered():
        low, high = sorted((start * side, stop * side))
        lanes.append((y, low - 0.1, high + 0.1))
    first, last = min(lane[0] for lane in lanes), max(lane[0] for lane in lanes)
    if floor(felt.index(first) + 0.02) < 0 or ceil(felt.index(last) - 0.02) > felt.rows - 1:
        return None
    made = [lane for lane, _ in end.made]
    if end.phase == "lane":
        y, _, stop = end.covered()[-1]
        made[-1] = Lane(y, stop, 0)
    else:
        y, _, stop = end.covered()[-1]
        made.append(Lane(y, stop, 0))
    rays = mirrored(ray, side)
    return Way(
        name=name, side=side, route=replace(laid.route, lanes=tuple(made)), room=replace(room, top=first, bottom=last),
        cost=_cost(track.route, room, len(lanes)), rays=rays, lanes=tuple(lanes),
        ray_spans=_ray_spans(felt, rays), lane_spans=_lane_spans(felt, lanes),
    )  # fmt: skip


def _cost(route: Route, room: Room, lanes: int) -> float:
    """How far from a railway: bends, lanes, and lanes that do not follow the edge of the table."""
    cost = abs(route.slope - route.heading) / 60 + 0.5 * (lanes - 1)
    if lanes > 1 and route.row * room.fold > 0:
        cost += 0.25
    return cost + (0.3 if room.wraps else 0.0)


def _ray_spans(felt: Felt, rays: Sequence[Wall]) -> Spans:
    spans: Spans = {}
    for low, high, shape in rays:
        for index in range(max(0, ceil(felt.index(low - 1))), min(felt.rows - 1, floor(felt.index(high + 1))) + 1):
            y = felt.row(index)
            found = span(shape, y - 1, y + 1)
            if found is not None:
                spans.setdefault(index, []).append(found)
    return spans


def _lane_spans(felt: Felt, lanes: Sequence[Run]) -> Spans:
    spans: Spans = {}
    for y, low, high in lanes:
        for index in range(max(0, ceil(felt.index(y - 2) + 1e-6)), min(felt.rows - 1, floor(felt.index(y + 2) - 1e-6)) + 1):
            spans.setdefault(index, []).append((low, high))
    return spans


def _start(angle: float) -> tuple[Wall, Wall]:
    """Where a train that leaves at *angle* will start, whatever its way."""
    return (
        wall(_along(angle, RIM + 1.02).corners(2.05, 1.04)),
        wall(_along(angle, RIM + 3.35).corners(2.5, 2.04)),
    )


def _along(angle: float, distance: float) -> Place:
    return Place(distance * cos(radians(angle)), distance * sin(radians(angle)), angle)


def _widened(one: Wall) -> Wall:
    """A plain tile's place as wide as a double."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = one[2]
    ax, ay = x3 - x0, y3 - y0
    more = (2 / hypot(ax, ay) - 1) / 2
    if more <= 0:
        return one
    ax, ay = ax * more, ay * more
    return wall(((x0 - ax, y0 - ay), (x1 - ax, y1 - ay), (x2 + ax, y2 + ay), (x3 + ax, y3 + ay)))
