"""How far may the lanes of a train go?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, Self, TypeAlias

from mexicantrain_qt.table.corner import CORNER
from mexicantrain_qt.table.geometry import Wall, span
from mexicantrain_qt.table.ray import GAP
from mexicantrain_qt.table.track import LEAST, PITCH, Direction, Lane, Route, Track

CLEAR = 0.12
TURN_CLEAR = 0.15

Spans: TypeAlias = list[tuple[float, float]]
Fold: TypeAlias = Literal[1, -1]


class Walls:
    """What is in the way of lanes: *walls*, and those that *others* know."""

    def __init__(self, walls: Iterable[Wall], others: Iterable[Walls] = ()) -> None:
        self.all = tuple(walls)
        self._others = tuple(others)
        self._spans: dict[float, Spans] = {}

    def spans(self, y: float) -> Spans:
        """From where to where in x walls reach into the lane with this centre line."""
        found = self._spans.get(y)
        if found is None:
            found = spans_of(self.all, y)
            for other in self._others:
                found = found + other.spans(y)
            self._spans[y] = found
        return found


def spans_of(walls: Iterable[Wall], y: float) -> Spans:
    """From where to where in x *walls* reach into the lane with this centre line."""
    low, high = y - 1 - GAP / 2, y + 1 + GAP / 2
    found = []
    for _, top, _, bottom, shape in walls:
        if bottom > low and top < high:
            one = span(shape, low, high)
            if one is not None:
                found.append(one)
    return found


class Room(NamedTuple):
    """Where lanes may be.

    They follow each other towards ``fold`` (1: down), with centre lines from ``top`` to ``bottom`` and
    between ``inner`` and ``outer`` in x, clear of the ``walls``. If the room ``wraps``, they may come back on
    the other side of the first.
    """

    fold: Fold
    top: float
    bottom: float
    inner: float
    outer: float
    walls: Walls
    wraps: bool = False


class Surveyor(Track):
    """A track that finds its lanes as it goes; ``made``: they, each with its start.

    The first *given* lanes of the route are taken as they are.
    """

    def __init__(self, route: Route, room: Room, given: int) -> None:
        super().__init__(route)
        self.room, self.given = room, given
        self.made: tuple[tuple[Lane, float], ...] = ()
        self._own: Walls | None = None

    @classmethod
    def going_on(cls, track: Track, own: Walls, room: Room, known: tuple[bool, ...]) -> Self:
        """From where a train has come to its first lane; *own*: its ray, *known*: its tiles."""
        route = track.route
        self = cls(Route(route.heading, route.start, route.row, route.slope, known), room, 0)
        self.x, self.y, self.heading, self.count = track.x, track.y, track.heading, track.count
        self.ray, self._own = track.ray, own
        self.enter_lane(1, track.start)
        return self

    def lane_here(self) -> Lane | None:
        """The lane at the end of the train."""
        lane = super().lane_here() if len(self.runs) < self.given else self._find_lane()
        if lane is not None:
            self.made += ((lane, self.start),)
        return lane

    def _find_lane(self) -> Lane:
        end = self._limit(self.y, self.x, self.way)
        last = next((lane.turn for lane, _ in reversed(self.made) if lane.turn), self.room.fold)
        for fold in (last, -last) if self.room.wraps else (last,):
            lane = self._turning(1 if fold > 0 else -1, end)
            if lane is not None:
                return lane
        return Lane(self.y, end, 0)

    def _turning(self, fold: Fold, end: float) -> Lane | None:
        """This lane if it can go round its end on that side."""
        y = self.y + PITCH * fold
        if not self.room.top - 1e-6 <= y <= self.room.bottom + 1e-6:
            return None
        end = self._turn_limit(y, end)
        if (end - self.x) * self.way <= CORNER:
            return None
        back: Direction = -1 if self.way > 0 else 1
        return Lane(self.y, end, fold) if abs(end - self._limit(y, end, back)) > LEAST else None

    def _spans(self, y: float, way: Direction) -> Spans:
        found = self.room.walls.spans(y)
        if self.room.wraps:
            found = found + [
                (min(a, b), max(a, b)) for lane, a, b in self.runs if abs(lane - y) < PITCH - GAP
            ]
        if self.room.wraps or way < 0:
            self._own = self._own or Walls(self.ray)
            found = found + self._own.spans(y)
        return found

    def _limit(self, y: float, x: float, way: Direction) -> float:
        """How far a lane with this centre line may go from *x* that *way*."""
        if way > 0:
            ahead = [low - CLEAR for low, high in self._spans(y, way) if high > x + 0.5]
            return min([self.room.outer, *ahead])
        ahead = [high + CLEAR for low, high in self._spans(y, way) if low < x - 0.5]
        return max([self.room.inner, *ahead])

    def _turn_limit(self, y: float, end: float) -> float:
        """How far this lane may go so that it can go round its end into the lane at *y*."""
        if self.way > 0:
            for low, high in sorted(self._spans(y, self.way), reverse=True):
                if low < end + TURN_CLEAR and high > end - 2 - TURN_CLEAR:
                    end = low - TURN_CLEAR
        else:
            for low, high in sorted(self._spans(y, self.way), key=lambda one: one[1]):
                if high > end - TURN_CLEAR and low < end + 2 + TURN_CLEAR:
                    end = high + TURN_CLEAR
        return end
