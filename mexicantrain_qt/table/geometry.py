"""What is a place on the table, and do two things there overlap?

Unit: the short side of a tile. x to the right, y down, angles in degrees, clockwise from the x axis.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeAlias

Polygon: TypeAlias = tuple[tuple[float, float], ...]
"""The corners of a convex shape, one after the other."""

Wall: TypeAlias = tuple[float, float, float, float, Polygon]
"""A shape that is in the way, after its bounds: left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a thing lies: its centre and how far it is turned.

    A tile is drawn 2 x 1 with its long axis along local x, the side towards the hub at local left, and
    then turned by ``angle``; a double, which lies crosswise, has the angle of travel + 90.
    """

    x: float
    y: float
    angle: float

    def corners(self, length: float, width: float) -> Polygon:
        """The four corners of a thing of that size (along and across local x) at this place."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        ax, ay, bx, by = c * length / 2, s * length / 2, -s * width / 2, c * width / 2
        return (
            (self.x - ax - bx, self.y - ay - by),
            (self.x + ax - bx, self.y + ay - by),
            (self.x + ax + bx, self.y + ay + by),
            (self.x - ax + bx, self.y - ay + by),
        )


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle: its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def moved(self, x: float, y: float) -> Box:
        """This box so much further right and down."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    @property
    def corners(self) -> Polygon:
        return ((self.x, self.y), (self.right, self.y), (self.right, self.bottom), (self.x, self.bottom))


def wall(shape: Polygon) -> Wall:
    """*shape* as a wall."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return min(xs), min(ys), max(xs), max(ys), shape


def mirrored(walls: Iterable[Wall], side: int) -> tuple[Wall, ...]:
    """*walls* seen from that side (1: right) of the y axis."""
    if side > 0:
        return tuple(walls)
    return tuple(
        (-right, top, -left, bottom, tuple((-x, y) for x, y in shape))
        for left, top, right, bottom, shape in walls
    )


def span(shape: Polygon, top: float, bottom: float) -> tuple[float, float] | None:
    """From where to where in x *shape* reaches into the strip between two heights; ``None``: it does not."""
    low, high = 1e9, -1e9
    x0, y0 = shape[-1]
    for x1, y1 in shape:
        if top < y1 < bottom:
            low, high = min(low, x1), max(high, x1)
        for y in (top, bottom):
            if (y0 < y) != (y1 < y):
                x = x0 + (x1 - x0) * (y - y0) / (y1 - y0)
                low, high = min(low, x), max(high, x)
        x0, y0 = x1, y1
    return None if low > high else (low, high)


def any_overlap(some: Sequence[Wall], others: Sequence[Wall]) -> bool:
    """Whether any of *some* lies over any of *others*."""
    for left, top, right, bottom, shape in some:
        for x0, y0, x1, y1, other in others:
            if left < x1 and x0 < right and top < y1 and y0 < bottom and overlap(shape, other):
                return True
    return False


def overlap(one: Polygon, other: Polygon, slack: float = 1e-6) -> bool:
    """Whether two convex shapes (of four corners: rectangles) share more than their rims."""
    for shape in (one, other):
        x0, y0 = shape[-1]
        for x1, y1 in shape if len(shape) != 4 else shape[:2]:
            nx, ny = y1 - y0, x0 - x1
            low = high = nx * one[0][0] + ny * one[0][1]
            for x, y in one:
                along = nx * x + ny * y
                if along < low:
                    low = along
                elif along > high:
                    high = along
            size = slack * (abs(nx) + abs(ny))
            beside = before = True
            for x, y in other:
                along = nx * x + ny * y
                if along < high - size:
                    beside = False
                if along > low + size:
                    before = False
            if beside or before:
                return False
            x0, y0 = x1, y1
    return True
