"""How is the table shared out among the trains?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import cos, radians, sin

from mexicantrain_qt.table.geometry import Box, Polygon, span
from mexicantrain_qt.table.track import GAP, PITCH, STEEP, Layer, Room, DOUBLE, PLAIN, MARKER

RIM = 1.9
MARGIN = 0.3


@dataclass(frozen=True)
class Share:
    """One train's part: its room and how the room's frame lies on the table."""

    room: Room
    sx: int
    sy: int


def flip(shape: Polygon, sx: int, sy: int) -> Polygon:
    return tuple((x * sx, y * sy) for x, y in shape)


class Side:
    """One half of the table (+1 right, -1 left), shared among its trains from top to bottom."""

    def __init__(self, names, angles, known, needs, sx, width, height, plates, fixed, centred):
        self.names = names; self.sx = sx
        self.angles = angles; self.known = known; self.needs = needs
        self.half_w, self.half_h = width / 2, height / 2
        self.plate = plates; self.fixed = fixed   # fixed walls in hub coordinates
        self.centred = centred     # names without a plate at the outer edge
        # canonical heading if folded down (sy=+1)
        self.base = {}
        for n in names:
            a = angles[n]
            h = a if sx > 0 else 180 - a
            h = (h + 180) % 360 - 180
            self.base[n] = h
        self._rays = {}

    def ray(self, name, sy, row):
        key = (name, sy, round(row, 4))
        if key not in self._rays:
            room = Room(self.base[name] * sy, RIM + GAP, row, row, 0.1, 1e6, (), self.known[name])
            layer = Layer(room)
            i = 0
            while layer.phase == "ray" and i < 14:
                double = i < len(room.known) and room.known[i]
                if layer.lay(DOUBLE if double else PLAIN) is None:
                    layer.y = 1e3
                    break
                i += 1
            self._rays[key] = layer
        return self._rays[key]

    def arrange(self, counts, boundary):
        """rows: for every train (sy, first row, floor) in hub coordinates times sy; None when too high"""
        top, bottom = -self.half_h + MARGIN, self.half_h - MARGIN
        spots = {}
        folds = {}
        for i, n in enumerate(self.names):
            folds[n] = 1 if i < boundary else -1
        cursor = top
        for n in self.names[:boundary]:
            row = cursor + 1
            layer = self.ray(n, 1, row)
            y = layer.y
            if abs(self.base[n]) <= STEEP: y = row
            if y > 900 or y < row - 1e-6: return None
            spots[n] = (1, row, y, y + (counts[n] - 1) * PITCH)
            cursor = y + (counts[n] - 1) * PITCH + 1 + GAP
        low = -bottom
        for n in reversed(self.names[boundary:]):
            row = low + 1
            layer = self.ray(n, -1, row)
            y = layer.y
            if abs(self.base[n]) <= STEEP: y = row
            if y > 900 or y < row - 1e-6: return None
            spots[n] = (-1, row, y, y + (counts[n] - 1) * PITCH)
            low = y + (counts[n] - 1) * PITCH + 1 + GAP
        left = -low - cursor
        if left < -GAP-1e-6: return None
        return spots, left

    def plates_for(self, spots):
        boxes = {}
        w, h = self.plate
        for n in self.names:
            if n in self.centred or n == "M": continue
            sy, row, first, last = spots[n]
            k = round((last - first) / PITCH) + 1
            y = last if k % 2 else last - PITCH / 2
            y = max(min(y * sy, self.half_h - MARGIN - h / 2), -self.half_h + MARGIN + h / 2)
            boxes[n] = Box(self.half_w - MARGIN - w if self.sx > 0 else -self.half_w + MARGIN, y - h / 2, w, h)
        # push apart
        order = [n for n in self.names if n in boxes]
        cursor = -self.half_h + MARGIN
        for n in order:
            b = boxes[n]
            if b.y < cursor:
                b = boxes[n] = replace(b, y=cursor)
            cursor = b.bottom + 0.2
        cursor = self.half_h - MARGIN
        for n in reversed(order):
            b = boxes[n]
            if b.bottom > cursor:
                b = boxes[n] = replace(b, y=cursor - h)
            cursor = b.y - 0.2
        return boxes

    def ray_walls(self, spots):
        walls = {}
        for n in self.names:
            sy, row, first, last = spots[n]
            layer = self.ray(n, sy, row)
            out = []
            for i, shape in enumerate(layer.own):
                out.append(flip(shape, self.sx, sy))
            walls[n] = tuple(out)
        return walls

    def rooms(self, spots, plates, ray_walls, left):
        shares = {}
        boxes = [b.corners for b in plates.values()]
        for n in self.names:
            sy, row, first, last = spots[n]
            walls = list(self.fixed) + boxes
            for m, w in ray_walls.items():
                if m != n: walls.extend(w)
            walls = tuple(flip(w, self.sx, sy) for w in walls)
            shares[n] = Share(Room(self.base[n] * sy, RIM + GAP, row, last, 0.1, self.half_w - MARGIN, walls, self.known[n]), self.sx, sy)
        return shares


def room_for(share: Share, flags, extra=60):
    """how many more plain tiles than *flags* the room takes"""
    layer = Layer(share.room)
    for f in flags:
        if layer.lay(DOUBLE if f else PLAIN) is None:
            return -1
    n = 0
    while n < extra:
        if layer.peek(PLAIN) is None or layer.peek(PLAIN, MARKER) is None or layer.peek(DOUBLE) is None:
            return n - 1 if n else -1
        n += 1
        layer.lay(PLAIN)
    return n - 1
