"""Which ways could one train take over the table?"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from math import cos, hypot, radians, sin

from mexicantrain_qt.table.geometry import Place, overlap, span
from mexicantrain_qt.table.track import DOUBLE, GAP, MARKER, PITCH, PLAIN, Layer, Room, Wall, wall

RIM = 1.9
MARGIN = 0.15
APART = 0.1


def flip(w: Wall, sx: int, sy: int) -> Wall:
    if sx == sy == 1: return w
    lo, hi, shape = w
    if sy < 0: lo, hi = -hi, -lo
    return lo, hi, tuple((x * sx, y * sy) for x, y in shape)


def box_wall(x0, y0, x1, y1) -> Wall:
    return (y0, y1, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


def corridor(heading: float, start: float, length: float, half: float) -> Wall:
    c, s = cos(radians(heading)), sin(radians(heading))
    middle = start + length / 2
    return wall(Place(c * middle, s * middle, heading).rectangle(length, 2 * half))


def widen(w: Wall) -> Wall:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = w[2]
    ax, ay = (x3 - x0), (y3 - y0)
    s = hypot(ax, ay); k = (2.0 - s) / 2 / s
    if k <= 0: return w
    return wall(((x0 - k * ax, y0 - k * ay), (x1 - k * ax, y1 - k * ay), (x2 + k * ax, y2 + k * ay), (x3 + k * ax, y3 + k * ay)))


@dataclass
class Way:
    name: str
    sx: int
    sy: int
    room: Room
    cost: float
    rays: list
    lanes: list          # (y, lo, hi) in hub coordinates
    first: int           # rows it takes, from top to bottom
    last: int
    ray_spans: dict
    lane_spans: dict
    end_row: int = 0


class Field:
    """What all ways have in common."""

    def __init__(self, width, height, angles, known, fixed):
        self.half_w, self.half_h = width / 2, height / 2
        self.rows = int((height - 2 * MARGIN + GAP + 1e-6) // PITCH)
        self.y = [(j - (self.rows - 1) / 2) * PITCH for j in range(self.rows)]
        self.angles, self.known = angles, known
        self.fixed = fixed
        self.sims = 0

    def row_of(self, y):
        return round(y / PITCH + (self.rows - 1) / 2)

    def naturals(self, but):
        out = []
        for n, a in self.angles.items():
            if n != but:
                out += [corridor(a, RIM, 2.05, 0.52), corridor(a, RIM + 2.1, 2.5, 1.02)]
        return out


def ways(field: Field, name: str, sx: int, reserve: int) -> list[Way]:
    """All ways of train *name* on the side *sx* with room for *reserve* more tiles."""
    a = field.angles[name]
    heading = ((a if sx > 0 else 180 - a) + 180) % 360 - 180      # on the right side, y down
    walls = [*field.fixed, *field.naturals(name)]
    found = []
    steep = abs(heading) > 50
    for sy in (1, -1):
        frame = tuple(flip(w, sx, sy) for w in walls)
        h = heading * sy
        for j in range(field.rows):
            y = field.y[j] * sy
            y1 = 4 * sin(radians(h))
            if steep and (y - y1) * h < 0.3: continue
            if abs(y) > 3 and y * h < 0 and abs(h) > 12: continue
            if not steep and abs(y - y1) > 9: continue
            down = y > y1
            nat = abs(h) if (h > 0) == down and abs(h) > 12 else 25
            slopes = [max(nat, 20)]
            slopes += [s for s in (45, 60) if s > slopes[0] + 8]
            if steep: slopes = slopes[:1]
            if abs(y - y1) < 1.5: slopes = slopes[:1]
            for s in slopes:
                slope = s if down else -s
                way = attempt(field, name, sx, sy, h, y, slope, frame, reserve)
                if way:
                    found.append(way)
    return found


def attempt(field, name, sx, sy, h, row, slope, walls, reserve):
    field.sims += 1
    known = field.known[name]
    floor = field.y[-1] + 1e-6
    room = Room(h, RIM + GAP, row, floor, 0.08, field.half_w - MARGIN, walls, known, slope)
    layer = Layer(room)
    for d in known:
        if layer.lay(DOUBLE if d else PLAIN) is None: return None
    ray = list(layer.own)
    for _ in range(reserve):
        if layer.lay(PLAIN) is None: return None
    while layer.phase == "ray":
        if layer.count > len(known) + 12: return None
        if layer.lay(PLAIN) is None: return None
    final = layer.copy_after(PLAIN, MARKER)
    if final is None or layer.peek(DOUBLE) is None: return None
    for i, w in enumerate(layer.own[len(ray):], start=len(ray)):
        ray.append(w if i == 0 else widen(w))
    for lo, hi, shape in ray:
        if hi > field.half_h - .1 or lo < -field.half_h + .1: return None
        for c, d, other in walls:
            if lo < d and hi > c and overlap(shape, other): return None
    lanes = [*final.lanes]
    if final.phase == "lane": lanes.append((final.y, final.lane_from, final.x))
    elif final.phase == "down": lanes.append((final.y + .5 + GAP, final.x + .5 , final.x - 2 * 0 + .5 - 2.1 * final.way))
    lanes_g, rows = [], []
    for y, x0, x1 in lanes:
        lo, hi = min(x0, x1) - .1, max(x0, x1) + .1
        g = sorted((lo * sx, hi * sx))
        lanes_g.append((y * sy, *g))
        rows.append(y * sy)
    first, last = min(rows), max(rows)
    step = PITCH
    f_row = int((first / step + (field.rows - 1) / 2) + .999 - .02) if abs(first / step + (field.rows - 1) / 2 - round(first / step + (field.rows - 1) / 2)) > .02 else round(first / step + (field.rows - 1) / 2)
    q = lambda v: v / step + (field.rows - 1) / 2
    import math
    f_row, l_row = math.floor(q(first) + .02), math.ceil(q(last) - .02)
    if f_row < 0 or l_row > field.rows - 1: return None
    rays = [flip(w, sx, sy) for w in ray]
    ray_spans, lane_spans = {}, {}
    for j, yj in enumerate(field.y):
        sp = [s for lo, hi, shape in rays if hi > yj - 1 and lo < yj + 1 for s in [span(shape, yj - 1, yj + 1)] if s]
        if sp: ray_spans[j] = sp
        ln = [(lo, hi) for y, lo, hi in lanes_g if abs(y - yj) < 2]
        if ln: lane_spans[j] = ln
    bend = abs(slope - h)
    y1 = 4 * sin(radians(h))
    inner = sum(1 for _ in lanes) - 1
    cost = bend / 60 + .5 * inner + .1 * (len(lanes) and abs(row) * 0)
    if sy * 1 and (row > 0) and inner: cost += .25      # folding outwards is a bit less like a railway
    return Way(name, sx, sy, replace(room, floor=max(y for y, *_ in lanes) + 1e-6), cost, rays, lanes_g, f_row, l_row, ray_spans, lane_spans)


def fit_together(one: Way, other: Way) -> bool:
    """Whether two ways leave each other alone; *one* is above *other*."""
    if one.last > other.first: return False
    for j, spans in one.lane_spans.items():
        for a, b in spans:
            for c, d in other.ray_spans.get(j, ()):
                if a < d + APART and b > c - APART: return False
            for c, d in other.lane_spans.get(j, ()):
                if a < d + 1 and b > c - 1: return False
    for j, spans in one.ray_spans.items():
        for a, b in spans:
            for c, d in other.lane_spans.get(j, ()):
                if a < d + APART and b > c - APART: return False
    for lo, hi, shape in one.rays:
        for l2, h2, s2 in other.rays:
            if lo < h2 and hi > l2 and overlap(shape, s2): return False
    return True
