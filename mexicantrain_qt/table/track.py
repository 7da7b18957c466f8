"""How does one train lie in its room?

A room has a frame of its own: the hub's centre is the origin, the train leaves towards +x, its lanes are horizontal and
follow each other towards +y. A train leaves the hub on a ray, comes to its first lane, runs outwards as long as there is room, comes
back in the next lane, and so on. Nothing here looks ahead at tiles that are not laid yet, so what lies stays.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from math import asin, cos, degrees, radians, sin

from mexicantrain_qt.table.geometry import Place, Polygon, span

GAP = 0.05
PITCH = 2 + GAP
PLAIN, DOUBLE, MARKER = (1.0, 0.5), (0.5, 1.0), (0.8, 0.5)
"""Half the length along and across the direction of travel."""

STEEP = 55.0
SHARPEST = 62.0
CLEAR = 0.12
TURN_CLEAR = 0.4
SHORTEST_LANE = 5.0

Shape = tuple[float, float]
Wall = tuple[float, float, Polygon]


def wall(shape: Polygon) -> Wall:
    ys = [y for _, y in shape]
    return min(ys), max(ys), shape



@dataclass(frozen=True, slots=True)
class Room:
    """The room of one train.

    ``heading``: of the slot. ``rim``: radius of the hub. ``row``: centre line of the first lane (a steep ray: the least it may
    have). ``floor``: the greatest centre line of a lane. ``inner``, ``outer``: how far lanes may go in x. ``walls``: what is in the way.
    ``known``: the tiles (double or not) that lay when the room was given; it is planned for them.
    """

    heading: float
    rim: float
    row: float
    floor: float
    inner: float
    outer: float
    walls: tuple[Wall, ...]
    known: tuple[bool, ...] = ()
    slope: float = 0.0

    @property
    def is_steep(self) -> bool:
        return abs(self.heading) > STEEP


def reach(kink: float, shape: Shape) -> float:
    """From a far edge to where the axis of the next piece crosses the axis of the former, along the former."""
    c, s = cos(radians(kink)), sin(radians(kink))
    return GAP + _pivot(s, shape) * c + shape[1] * s


def _pivot(sine: float, shape: Shape) -> float:
    """How far behind its near edge a piece is joined to the axis of the former."""
    return 0.5 if shape is DOUBLE else 0.5 * sine


class Layer:
    """Lays one train, piece by piece; ``x``, ``y``, ``heading``: its end."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.heading = room.heading
        self.x, self.y = room.rim * cos(radians(room.heading)), room.rim * sin(radians(room.heading))
        self.count = 0
        self.phase = "ray"
        self.way = 1
        self.end = self.turn_end = 0.0
        self.may_turn = False
        self.own: tuple[Wall, ...] = ()
        self.lanes: tuple[tuple[float, float, float], ...] = ()
        self.lane_from = 0.0

    def lay(self, shape: Shape) -> Place | None:
        """The place of the next piece, which is then the end; ``None``: no room."""
        if self.phase == "ray":
            place = self._on_ray(shape)
        elif self.phase == "lane":
            place = self._in_lane(shape)
        else:
            place = self._round_the_end(shape)
        self.count += 1
        return place

    def peek(self, *shapes: Shape) -> Place | None:
        """Where the last of *shapes* would lie if they were laid now."""
        other, place = copy(self), None
        for shape in shapes:
            place = other.lay(shape)
            if place is None:
                return None
        return place

    def copy_after(self, *shapes: Shape):
        other = copy(self)
        for shape in shapes:
            if other.lay(shape) is None:
                return None
        return other

    def _put(self, shape: Shape, heading: float, y: float | None = None) -> Place:
        kink = abs(heading - self.heading)
        before = radians(self.heading)
        along = reach(kink, shape) if kink else GAP
        onward = shape[0] - (_pivot(sin(radians(kink)), shape) if kink else 0.0)
        c, s = cos(radians(heading)), sin(radians(heading))
        x = self.x + along * cos(before) + onward * c
        if y is None:
            y = self.y + along * sin(before) + onward * s
        self.x, self.y, self.heading = x + shape[0] * c, y + shape[0] * s, heading
        if self.phase == "ray":
            self.own += (wall(Place(x, y, heading).rectangle(2 * shape[0], 2 * shape[1])),)
        return Place(x, y, heading + 90 if shape is DOUBLE else heading)

    # the ray

    def _on_ray(self, shape: Shape) -> Place | None:
        heading = self.heading if self.count == 0 else self._aim(shape)
        if heading is None:
            return None
        if heading != 0.0 or self.count == 0 and self.room.row != self.y:
            return self._put(shape, heading)
        landing = self.y + reach(abs(self.heading), shape) * sin(radians(self.heading))
        place = self._put(shape, 0.0, self.room.row if abs(landing - self.room.row) < 0.5 else landing)
        self._enter_lane(1)
        return place

    def _aim(self, shape: Shape) -> float | None:
        """The heading of the next piece: so many pieces straight on, so many in a slant, then the first lane exactly."""
        steep = abs(self.heading) > STEEP
        rise = sin(radians(self.heading))
        best: tuple[float, float | None] = (1e9, None)
        y = self.y
        for straight in range(7 if steep else 2 if shape is DOUBLE else 1):
            index = self.count + straight
            here = shape if straight == 0 else DOUBLE if self._is_known_double(index) else PLAIN
            landing = y + reach(abs(self.heading), here) * rise
            near = 0.45 if here is DOUBLE else 0.03
            if abs(landing - self.room.row) < near and abs(self.heading) <= SHARPEST:
                cost = 0.0
                if cost < best[0]:
                    best = (cost, self.heading if straight else 0.0)
            short = (self.room.row - landing) * rise
            if steep and here is PLAIN and short > -0.01:
                cost = 100 + 40 * short
                if cost < best[0]:
                    best = (cost, self.heading if straight else 0.0)
            length = 0.0
            for slant in range(1, 4 if steep else 12):
                if slant > 1:
                    length += (1 if self._is_known_double(index + slant - 1) else 2) + GAP
                if self._is_known_double(index + slant):
                    continue
                angle = self._slant(y, here, length)
                if angle is None:
                    continue
                bend = abs(angle - self.heading)
                if bend > (SHARPEST if here is PLAIN else 40.0) or abs(angle) > SHARPEST:
                    continue
                cost = max(bend, abs(angle)) + 8 * slant if steep else abs(angle - self.room.slope) + 2 * slant
                if here is DOUBLE and bend > 8:
                    cost += 40
                if cost < best[0]:
                    best = (cost, self.heading if straight else angle)
            y += (2 * here[0] + GAP) * rise
            if (self.room.row - y) * rise < 0:
                break
        if best[1] is None:
            if shape is DOUBLE:
                beyond = (self.y + (1.6 + GAP) * rise - self.room.row) * rise > 0
                return self.heading - (45 if rise > 0 else -45) if steep and beyond else self.heading
            return max(self.heading - SHARPEST, min(self.heading + SHARPEST, self.room.slope)) or 0.01
        return best[1]

    def _slant(self, y: float, shape: Shape, further: float) -> float | None:
        """The angle at which a piece laid at height *y*, and *further* units in a line with it, lead to the first lane."""
        row, before = self.room.row, self.heading
        length = 2 * shape[0] + further
        ratio = (row - y) / (length + 0.6)
        if abs(ratio) > 1.2:
            return None
        angle = asin(max(-0.95, min(0.95, ratio)))
        rise = sin(radians(before))
        for _ in range(6):
            kink = abs(degrees(angle) - before)
            s = sin(angle)
            landing = y + reach(kink, shape) * rise
            landing += (length - _pivot(sin(radians(kink)), shape) + reach(abs(degrees(angle)), PLAIN)) * s
            angle += (row - landing) / ((length + 0.5) * cos(angle))
            if abs(angle) > 1.4:
                return None
        return degrees(angle) if abs(row - landing) < 1e-3 else None

    # lanes

    def _enter_lane(self, way: int) -> None:
        self.phase, self.way = "lane", way
        self.lane_from = self.x
        self.end = self._limit(self.y, self.y, CLEAR)
        below = self.y + PITCH
        self.may_turn = False
        if below <= self.room.floor + 1e-6:
            self.turn_end = self._turn_limit(below)
            back = copy(self)
            back.way, back.x = -way, self.turn_end
            back.phase = "lane"
            self.may_turn = (
                abs(self.turn_end - back._limit(below, below, CLEAR)) > SHORTEST_LANE
                and (self.turn_end - self.x) * way > 1 + GAP
            )

    def _spans(self, y: float, own: bool) -> list[tuple[float, float]]:
        y0, y1 = y - 1 - GAP / 2, y + 1 + GAP / 2
        found = []
        for low, high, shape in self.room.walls + self.own if own else self.room.walls:
            if high > y0 and low < y1:
                one = span(shape, y0, y1)
                if one is not None:
                    found.append(one)
        return found

    def _limit(self, y: float, _: float, clear: float) -> float:
        """How far a lane with this centre line may go from x."""
        if self.way > 0:
            return min([self.room.outer, *(lo - clear for lo, hi in self._spans(y, False) if hi > self.x)])
        return max([self.room.inner, *(hi + clear for lo, hi in self._spans(y, True) if lo < self.x)])

    def _turn_limit(self, below: float) -> float:
        """How far this lane may go so that it can go round its end into the lane below."""
        end = self.end
        if self.way > 0:
            end -= 0.3
            for lo, hi in sorted(self._spans(below, False), reverse=True):
                if lo < end + TURN_CLEAR and hi > end - 2 - TURN_CLEAR:
                    end = lo - TURN_CLEAR
        else:
            end += 0.3
            for lo, hi in sorted(self._spans(below, True), key=lambda s: s[1]):
                if hi > end - TURN_CLEAR and lo < end + 2 + TURN_CLEAR:
                    end = hi + TURN_CLEAR
        return end

    def _in_lane(self, shape: Shape) -> Place | None:
        if self.may_turn and shape is not DOUBLE:
            room = abs(self.turn_end - self.x) if (self.turn_end - self.x) * self.way > 0 else 0.0
            if not self._goes_on(room, 1 + GAP, uturn=True):
                if room < 1 + GAP - 1e-6:
                    return None
                self.lanes += ((self.y, self.lane_from, self.x + (1 + GAP) * self.way),)
                self.phase = "down"
                return self._put(shape, 90.0)
        end = self.turn_end if self.may_turn else self.end
        if (end - self.x) * self.way < 2 * shape[0] + GAP - 1e-6:
            return None
        return self._put(shape, self.heading)

    def _round_the_end(self, shape: Shape) -> Place | None:
        if shape is DOUBLE:
            below = self.y + 2 * GAP + 1.5
            return self._put(shape, 90.0) if below <= self.room.floor + 1e-6 else None
        way = -self.way
        place = self._put(shape, 180.0 if way < 0 else 0.0)
        self._enter_lane(way)
        return place

    # what may come

    def _is_known_double(self, index: int) -> bool:
        return index < len(self.room.known) and self.room.known[index]

    def _goes_on(self, room: float, corner: float, uturn: bool) -> bool:
        """Whether the plain tile to be laid now should lie straight, so that a later one makes the corner."""
        later = room - PITCH
        if self._can_turn(self.count + 1, later, corner, uturn):
            return True
        clean = room >= corner and not (uturn and self._is_known_double(self.count + 1))
        return not clean and self._can_turn(self.count + 1, later, corner, uturn=False)

    def _can_turn(self, index: int, room: float, corner: float, uturn: bool) -> bool:
        if index >= len(self.room.known):
            return room >= 1 + GAP + corner
        if self.room.known[index]:
            return room >= 1 + GAP + corner and self._can_turn(index + 1, room - 1 - GAP, corner, uturn)
        if room < corner:
            return False
        if not (uturn and self._is_known_double(index + 1)):
            return True
        return self._can_turn(index + 1, room - PITCH, corner, uturn)
