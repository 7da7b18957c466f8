"""How does one train lie along its route?

It comes to its first lane on a ray, runs outwards, goes round the end into the next lane and comes back, and
so on. A tile is laid without a look at what comes after it, unless that lay already when the route was made:
so what lies stays. The frame has the hub in its origin, x outwards (to the right or to the left on the
table), y down.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal, NamedTuple, Self, TypeAlias

from mexicantrain_qt.table.corner import CORNER, goes_on
from mexicantrain_qt.table.geometry import Place, Wall, wall
from mexicantrain_qt.table.ray import DOUBLE, GAP, PLAIN, Shape, aim, joint, landing, length

PITCH = 2 + GAP
"""From one lane of a train to the next; doubles stick out one unit on each side."""

LONGEST = 10
"""So many tiles may lie on a ray."""

STRAIGHT_ON = 5.0
"""With so much room in a lane, whatever comes lies straight on."""

LEAST = 4.2
"""A lane shorter than that is none: a tile and the marker."""

Direction: TypeAlias = Literal[1, -1]


class Lane(NamedTuple):
    """One lane: its centre line, how far it goes in x, and on which side the next one is (1: below; 0: it is
    the last).
    """

    y: float
    end: float
    turn: Literal[1, -1, 0]


class Route(NamedTuple):
    """The way of one train over the table.

    ``heading``: of its slot; ``start``: where the first tile begins, from the hub's centre. ``row``: the
    centre line of the first lane; ``slope``: the slant wanted on the way there. ``lanes``: every lane it may
    use. ``known``: the tiles that lay when the route was made, doubles or not; it is made for them.
    """

    heading: float
    start: float
    row: float
    slope: float
    known: tuple[bool, ...]
    lanes: tuple[Lane, ...] = ()


class Track:
    """Lays one train, piece by piece.

    ``x``, ``y``, ``heading``: its end. ``ray``: what it covers before its first lane. ``runs``: the lanes it
    has left behind: centre line, start, end. ``lane``: the one it is in, which began at ``start`` and goes
    ``way`` (1: outwards).
    """

    def __init__(self, route: Route) -> None:
        self.route = route
        self.heading = route.heading
        self.x = route.start * cos(radians(route.heading))
        self.y = route.start * sin(radians(route.heading))
        self.count = 0
        self.phase: Literal["ray", "lane", "round", "stuck"] = "ray"
        self.ray: tuple[Wall, ...] = ()
        self.runs: tuple[tuple[float, float, float], ...] = ()
        self.way: Direction = 1
        self.lane: Lane | None = None
        self.start = 0.0

    def lay(self, shape: Shape) -> Place | None:
        """The place of the next piece, which is then the end; ``None``: there is no room."""
        if not self.go_on(shape):
            return None
        last = self._last(shape)
        return Place(last.x, last.y, last.angle + 90) if shape is DOUBLE else last

    def go_on(self, shape: Shape) -> bool:
        """Lay the next piece; whether there is room."""
        if self.phase == "lane":
            found = self._in_lane(shape)
        elif self.phase == "ray":
            found = self._on_ray(shape)
        else:
            found = self.phase == "round" and self._round_the_end(shape)
        self.count += 1
        return found

    def lay_all(self, doubles: tuple[bool, ...]) -> bool:
        """Lay tiles, doubles or not, beginning with the one that is next; whether there was room."""
        return all(self.go_on(DOUBLE if double else PLAIN) for double in doubles[self.count :])

    def copy(self) -> Self:
        """The same track, to be laid on apart from this one."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        return other

    def after(self, *shapes: Shape) -> Self | None:
        """The track as it would be with *shapes* laid; ``None``: they do not fit."""
        other = self.copy()
        for shape in shapes:
            if not other.go_on(shape):
                return None
        return other

    def where(self, *shapes: Shape) -> Place | None:
        """Where the last of *shapes* would lie."""
        other, place = self.copy(), None
        for shape in shapes:
            place = other.lay(shape)
            if place is None:
                return None
        return place

    @property
    def goes_straight_on(self) -> bool:
        """Whether there is room in the lane for whatever comes after the known tiles."""
        return (
            self.phase == "lane"
            and self.lane is not None
            and (self.lane.end - self.x) * self.way > STRAIGHT_ON
        )

    def covered(self) -> tuple[tuple[float, float, float], ...]:
        """The lanes so far: centre line, start, end; the last is at least as long as a lane must be."""
        if self.phase == "lane":
            stop = self.start + self.way * max(LEAST + 0.2, abs(self.x - self.start))
            return (*self.runs, (self.y, self.start, stop))
        if self.phase == "round" and self.lane is not None:
            start = self.x + 0.5 * self.way
            return (
                *self.runs,
                (self.y + (GAP + 0.5) * self.lane.turn, start, start - (LEAST + 0.2) * self.way),
            )
        return self.runs

    def enter_lane(self, way: Direction, start: float) -> bool:
        """Be in a lane from now on, in this direction of x, beginning at *start*; whether there is one."""
        self.phase, self.way, self.start = "lane", way, start
        self.lane = self.lane_here()
        if self.lane is None:
            self.phase = "stuck"
        return self.lane is not None

    def lane_here(self) -> Lane | None:
        """The lane at the end of the train."""
        lanes = self.route.lanes[len(self.runs) :]
        if lanes and abs(lanes[0].y - self.y) < 0.01:
            return lanes[0]
        if (
            len(lanes) > 1
            and abs((lanes[0].y + lanes[1].y) / 2 - self.y) < 0.05
            and (lanes[1].end - self.x) * self.way <= 0
        ):
            # a double after the corner has pushed this lane half way into the one after it
            return Lane(self.y, lanes[0].end, lanes[0].turn if len(lanes) > 2 else 0)
        return None

    def _last(self, shape: Shape) -> Place:
        """Where the piece lies that was laid last; its angle is the direction of travel."""
        along = radians(self.heading)
        return Place(self.x - shape[0] * cos(along), self.y - shape[0] * sin(along), self.heading)

    def _put(self, shape: Shape, heading: float, y: float | None = None) -> bool:
        kink = abs((heading - self.heading + 180) % 360 - 180)
        along, back = joint(kink, shape)
        onward = shape[0] - back
        before, now = radians(self.heading), radians(heading)
        x = self.x + along * cos(before) + onward * cos(now)
        if y is None:
            y = self.y + along * sin(before) + onward * sin(now)
        self.x, self.y, self.heading = x + shape[0] * cos(now), y + shape[0] * sin(now), heading
        return True

    def _on_ray(self, shape: Shape) -> bool:
        drop, known = self.route.row - self.y, self.route.known
        if self.count == 0:
            heading = self.heading
        else:
            heading = aim(drop, self.heading, self.route.slope, shape, known[self.count + 1 : LONGEST])
        if heading or (self.count == 0 and abs(drop) > 1e-6):
            self._put(shape, heading)
            self._keep(shape)
        else:
            down = landing(self.heading, shape)
            self._put(shape, 0.0, self.route.row if abs(drop - down) < 0.26 else self.y + down)
            self._keep(shape)
            self.enter_lane(1, self.x - 2 * shape[0])
        return True

    def _keep(self, shape: Shape) -> None:
        self.ray += (wall(self._last(shape).corners(2 * shape[0], 2 * shape[1])),)

    def _in_lane(self, shape: Shape) -> bool:
        assert self.lane is not None
        room = (self.lane.end - self.x) * self.way
        if self.lane.turn and shape is not DOUBLE and not goes_on(self.route.known, self.count, room):
            if room < CORNER - 1e-6:
                return False
            self.runs += ((self.y, self.start, self.x + CORNER * self.way),)
            self.phase = "round"
            return self._put(shape, 90.0 * self.lane.turn)
        if room < length(shape) - 1e-6:
            return False
        self.x += self.way * length(shape)
        return True

    def _round_the_end(self, shape: Shape) -> bool:
        assert self.lane is not None
        if shape is DOUBLE:
            return self._put(shape, 90.0 * self.lane.turn)
        side = self.x + 0.5 * self.way
        back: Direction = -1 if self.way > 0 else 1
        self._put(shape, 180.0 if back < 0 else 0.0)
        return self.enter_lane(back, side)
