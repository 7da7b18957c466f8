"""On which rays may a train come to a row of the table?

Rows are counted in half pitches from the hub's middle, so that they are the same whatever the size of the
tiles.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, cos, floor, hypot, radians, sin

from mexicantrain_qt.table.geometry import Place, Polygon, Wall, any_overlap, mirrored, span, wall
from mexicantrain_qt.table.ray import DOUBLE, GAP, PLAIN
from mexicantrain_qt.table.survey import Walls
from mexicantrain_qt.table.track import LONGEST, PITCH, Lane, Route, Track

RIM = 1.75
"""Radius of the hub."""

START = RIM + GAP
"""Where the first tile of a train begins."""

EDGE = 0.1
"""How close a lane may come to the edge of the table."""

MOST_ROWS = 60
CELLS_A_UNIT = 4
CELLS = 320
"""Masks cut rows into cells; what is further out counts as the outermost."""


@dataclass(frozen=True, eq=False)
class Ray:
    """One ray: the train as it has just come to its lane, what lies on the ray, and (as on the table) what
    it may cover, and from which height to which."""

    track: Track
    own: Walls
    walls: tuple[Wall, ...]
    top: float
    bottom: float

    @cached_property
    def mask(self) -> int:
        """What it may cover, as cells."""
        return _mask(self.walls)


def hub_outline(hub: Place) -> Polygon:
    """The hub as a shape with corners."""
    return tuple((hub.x + RIM * cos(radians(a)), hub.y + RIM * sin(radians(a))) for a in range(22, 382, 45))


def height_of(row: int) -> float:
    """The centre line of a row."""
    return row * PITCH / 2


def height_for(rows: int) -> float:
    """How high a table is that has just so many rows."""
    return rows * PITCH - GAP + 2 * EDGE


def rows_of(height: float, shift: int = 0) -> range:
    """The rows of a table of that height, whose middle is *shift* rows (half pitches) above the hub."""
    count = int((height - 2 * EDGE + GAP + 1e-6) // PITCH)
    return range(1 - count - shift, count - shift, 2)


@lru_cache(maxsize=1 << 11)
def rays(
    angle: float, others: tuple[float, ...], side: int, row: int, known: tuple[bool, ...]
) -> tuple[Ray, ...]:
    """The rays of a train that leaves at *angle*, to the *side* (1: right), clear of where the *others*
    leave; the straightest first.
    """
    heading = ((angle if side > 0 else 180 - angle) + 180) % 360 - 180
    telling = _up_to_last_double(known)
    found = []
    for slope in _slopes(heading, height_of(row)):
        track = _track(heading, row, slope, telling)
        if track is not None:
            ray = _ray(track, others, side, min(len(known), track.count))
            if ray is not None:
                found.append(ray)
    return tuple(found)


def _up_to_last_double(known: tuple[bool, ...]) -> tuple[bool, ...]:
    """What has a say in how a ray is laid: plain tiles are expected anyway."""
    count = len(known)
    while count and not known[count - 1]:
        count -= 1
    return known[:count]


@lru_cache(maxsize=1 << 12)
def _ray(track: Track, others: tuple[float, ...], side: int, lying: int) -> Ray | None:
    """The ray of a *track* that has just come to its row, of whose tiles so many are *lying*; ``None``: it
    is in the way of another train.
    """
    covered = tuple(one if i < max(1, lying) else _widened(one) for i, one in enumerate(track.ray))
    if 0 < lying < track.count:
        before = Track(track.route)
        before.lay_all((*track.route.known[:lying], *(False,) * (lying - len(track.route.known))))
        double = before.where(DOUBLE)
        if double is not None:
            covered += (wall(double.corners(2, 1)),)
    if any_overlap(covered, starts(others, side).all):
        return None
    covered = mirrored(covered, side)
    top, bottom = min(one[1] for one in covered), max(one[3] for one in covered)
    return Ray(track, Walls(track.ray), covered, top, bottom)


@lru_cache(maxsize=1 << 8)
def starts(angles: tuple[float, ...], side: int) -> Walls:
    """Where trains that leave at these angles will start, whatever their ways, as seen from that *side*."""
    found = []
    for angle in angles:
        c, s = cos(radians(angle)), sin(radians(angle))
        for distance, length, width in ((RIM + 1.02, 2.05, 1.04), (RIM + 3.35, 2.5, 2.04)):
            found.append(wall(Place(c * distance, s * distance, angle).corners(length, width)))
    return Walls(mirrored(found, side))


def _mask(walls: tuple[Wall, ...]) -> int:
    found = 0
    for _, top, _, bottom, shape in walls:
        for row in range(ceil((top - 1) / PITCH * 2), floor((bottom + 1) / PITCH * 2) + 1):
            one = span(shape, height_of(row) - 1, height_of(row) + 1)
            if one is not None and abs(row) <= MOST_ROWS:
                found |= mask(row, one[0] - 0.1, one[1] + 0.1)
    return found


def mask(row: int, low: float, high: float) -> int:
    """A piece of a row as bits, so that one *and* tells whether two trains want the same."""
    first = max(0, min(CELLS - 1, int(low * CELLS_A_UNIT) + CELLS // 2))
    last = max(first, min(CELLS - 1, int(high * CELLS_A_UNIT) + CELLS // 2))
    from_middle = 2 * row if row >= 0 else -2 * row - 1
    return ((1 << (last - first + 1)) - 1) << (first + CELLS * from_middle)


def _slopes(heading: float, y: float) -> tuple[float, ...]:
    """The slants worth trying on the way to a row at *y*."""
    drop = y - (START + 2) * sin(radians(heading))
    if abs(heading) > 50:
        return (heading,) if drop * heading > 0.3 else ()
    if abs(drop) > 9 or (abs(y) > 3 and y * heading < 0 and abs(heading) > 12):
        return ()
    straight = abs(heading) if heading * drop > 0 and abs(heading) > 12 else 25.0
    slopes = (straight, 45.0) if abs(drop) >= 1.5 and straight < 37 else (straight,)
    return tuple(slope if drop > 0 else -slope for slope in slopes)


@lru_cache(maxsize=1 << 12)
def _track(heading: float, row: int, slope: float, known: tuple[bool, ...]) -> Track | None:
    """A train that has just come to its row; ``None``: it does not in time."""
    y = height_of(row)
    track = Track(Route(heading, START, y, slope, known, (Lane(y, 1e6, 0),)))
    while track.phase == "ray":
        if track.count == LONGEST:
            return None
        track.go_on(DOUBLE if track.count < len(known) and known[track.count] else PLAIN)
    return track


def _widened(one: Wall) -> Wall:
    """A plain tile's place as wide as a double."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = one[-1]
    ax, ay = x3 - x0, y3 - y0
    more = (2 / hypot(ax, ay) - 1) / 2
    if more <= 0:
        return one
    ax, ay = ax * more, ay * more
    return wall(((x0 - ax, y0 - ay), (x1 - ax, y1 - ay), (x2 + ax, y2 + ay), (x3 + ax, y3 + ay)))
