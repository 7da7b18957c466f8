"""How far may the lanes of a train go?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from mexicantrain_qt.table.geometry import Wall, span
from mexicantrain_qt.table.ray import GAP
from mexicantrain_qt.table.track import CORNER, LEAST, PITCH, Lane, Track, Way

CLEAR = 0.12
TURN_CLEAR = 0.15


Spans: TypeAlias = list[tuple[float, float]]


class Walls:
    """What is in the way of lanes."""

    def __init__(self, walls: Iterable[Wall]) -> None:
        self.all = tuple(walls)
        self._spans: dict[float, Spans] = {}

    def spans(self, y: float) -> Spans:
        """From where to where in x walls reach into the lane with this centre line."""
        found = self._spans.get(y)
        if found is None:
            found = self._spans[y] = spans_of(self.all, y)
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


@dataclass(frozen=True, slots=True)
class Room:
    """Where lanes may be.

    They follow each other towards ``fold`` (1: down), with centre lines from ``top`` to ``bottom`` and between ``inner`` and ``outer`` in x,
    clear of the ``walls``. If the room ``wraps``, they may come back on the other side of the first.
    """

    fold: Literal[1, -1]
    top: float
    bottom: float
    inner: float
    outer: float
    walls: tuple[Walls, ...]
    wraps: bool = False


class Surveyor(Track):
    """A track that makes its lanes as it goes; ``made``: what it found, with the start of each.

    The first *given* lanes of the route are taken as they are.
    """

    room: Room
    given = 0
    made: tuple[tuple[Lane, float], ...] = ()

    @classmethod
    def going_on(cls, track: Track, room: Room, known: tuple[bool, ...]) -> Surveyor:
        """From where a train has just come to its first lane."""
        self = cls.__new__(cls)
        self.__dict__.update(track.__dict__)
        self.room, self.route = room, replace(track.route, known=known)
        self._enter_lane(1, self._start)
        return self

    def _lane_here(self) -> Lane | None:
        if len(self.runs) < self.given:
            lane = super()._lane_here()
        else:
            end = self._limit(self.y)
            folds = self._folds()
            lane = next((one for fold in folds if (one := self._turning(fold, end)) is not None), Lane(self.y, end, 0))
        if lane is not None:
            self.made += ((lane, self._start),)
        return lane

    def _folds(self) -> tuple[Literal[1, -1], ...]:
        before = next((lane.turn for lane, _ in reversed(self.made) if lane.turn), self.room.fold)
        first: Literal[1, -1] = 1 if before > 0 else -1
        second: Literal[1, -1] = -1 if first > 0 else 1
        return (first, second) if self.room.wraps else (first,)

    def _turning(self, fold: Literal[1, -1], end: float) -> Lane | None:
        """This lane if it goes round its end on that side."""
        y = self.y + PITCH * fold
        if not self.room.top - 1e-6 <= y <= self.room.bottom + 1e-6:
            return None
        end = self._turn_limit(y, end)
        if (end - self.x) * self.way <= CORNER:
            return None
        back = self.copy()
        back.way, back.x = (-1 if self.way > 0 else 1), end
        return Lane(self.y, end, fold) if abs(end - back._limit(y)) > LEAST else None

    def _spans(self, y: float) -> Spans:
        found = [one for walls in self.room.walls for one in walls.spans(y)]
        if self.room.wraps:
            found += [(min(a, b), max(a, b)) for lane, a, b in self.runs if abs(lane - y) < 2]
        if self.room.wraps or self.way < 0:
            found += spans_of(self.ray, y)
        return found

    def _limit(self, y: float) -> float:
        """How far a lane with this centre line may go from x."""
        if self.way > 0:
            return min([self.room.outer, *(low - CLEAR for low, high in self._spans(y) if high > self.x + 0.5)])
        return max([self.room.inner, *(high + CLEAR for low, high in self._spans(y) if low < self.x - 0.5)])

    def _turn_limit(self, y: float, end: float) -> float:
        """How far this lane may go so that it can go round its end into the lane at *y*."""
        if self.way > 0:
            for low, high in sorted(self._spans(y), reverse=True):
                if low < end + TURN_CLEAR and high > end - 2 - TURN_CLEAR:
                    end = low - TURN_CLEAR
        else:
            for low, high in sorted(self._spans(y), key=lambda one: one[1]):
                if high > end - TURN_CLEAR and low < end + 2 + TURN_CLEAR:
                    end = high + TURN_CLEAR
        return end


__all__ = ["Room", "Surveyor", "Way"]
