"""How is the table shared out among the trains?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, exp, radians, sin, tan, sqrt

from mexicantrain_qt.table.geometry import Box, Polygon
from mexicantrain_qt.table.track import GAP, PITCH, STEEP, Layer, Room, DOUBLE, PLAIN, MARKER, Wall, wall

RIM = 1.9
MARGIN = 0.15


@dataclass(frozen=True)
class Share:
    room: Room
    sx: int
    sy: int


@dataclass(frozen=True)
class Block:
    name: str
    top: int
    bottom: int
    fold: int


def flip(w: Wall, sx: int, sy: int) -> Wall:
    return wall(tuple((x * sx, y * sy) for x, y in w[2]))


class Side:
    """One half of the table (+1 right, -1 left), shared among its trains from top to bottom.  Coordinates: hub, mirrored to the right."""

    def __init__(self, names, angles, known, sx, width, height, plate, fixed, centred):
        self.names, self.sx, self.known = names, sx, known
        self.half_w, self.half_h = width / 2, height / 2
        self.plate, self.centred = plate, centred
        self.fixed = tuple(wall(tuple((x * sx, y) for x, y in f)) for f in fixed)
        self.base = {n: ((angles[n] if sx > 0 else 180 - angles[n]) + 180) % 360 - 180 for n in names}
        self.rows_n = int((height - 2 * MARGIN + GAP + 1e-6) // PITCH)
        step = (height - 2 * MARGIN - 2) / max(self.rows_n - 1, 1)
        self.y = [-self.half_h + MARGIN + 1 + j * step for j in range(self.rows_n)]
        self._rays = {}

    # estimates

    def ray_x(self, n, y):
        """x where the natural ray of *n* crosses y (outer edge of corridor), or 0"""
        a = radians(self.base[n])
        if sin(a) * y <= 0.05: return 0.0
        r = y / sin(a)
        return min(r * cos(a), self.half_w) + 1.05 / abs(sin(a))

    def lo(self, i, j):
        y = self.y[j]
        lo = 0.1
        near = max(abs(y) - 1, 0)
        if near < RIM + .3: lo = sqrt((RIM + .3) ** 2 - near ** 2)
        for w in self.fixed:
            if w[0] < y + 1 and w[1] > y - 1:
                hi = max(p[0] for p in w[2])
                if hi < self.half_w * .7: lo = max(lo, hi + .1)
        k = i - 1 if y < 0 else i + 1
        if 0 <= k < len(self.names):
            lo = max(lo, self.ray_x(self.names[k], y))
        return lo

    def prepare(self):
        self.lows = [[self.lo(i, j) for j in range(self.rows_n)] for i in range(len(self.names))]
        self.pw = self.plate[0] + .45
        self.prow = max(1, -int(-(self.plate[1]) // PITCH))

    def capacity(self, i, a, b, fold):
        n = self.names[i]
        k = b - a + 1
        order = range(a, b + 1) if fold > 0 else range(b, a - 1, -1)
        alpha = self.base[n]
        ye = self.y[order[0]]
        c, s = cos(radians(alpha)), sin(radians(alpha))
        x1, y1 = 4 * c, 4 * s
        dy = ye - y1
        theta = max(abs(alpha), 30) if dy * s >= 0 else 35
        theta = min(theta, 75)
        xe = x1 + max(abs(dy) - .3, 0) / tan(radians(theta)) + .5
        ray = 2.05 + max(abs(dy) - .3, 0) / sin(radians(theta))
        hi_edge = self.half_w - MARGIN
        his = [hi_edge] * k
        if n not in self.centred and n != "M":
            rows = max(1, self.prow)
            if k % 2 == 0: rows = max(rows, 2)
            for q in range(max(0, k - rows), k): his[q] = hi_edge - self.pw
        total = ray
        x = xe
        for q, j in enumerate(order):
            y = self.y[j]
            if q % 2 == 0:
                end = min(his[q], his[q + 1]) if q + 1 < k else his[q]
                total += max(end - x, 0) - (1.3 if q + 1 < k else .3)
                x = end
                if end - (xe if q == 0 else x) < -2: return -50
            else:
                lo = self.lows[i][j]
                if 0 < (y / ye if ye else 0) < 1: lo = max(lo, xe * y / ye + 1.3)
                if q + 1 < k:
                    y2 = self.y[order[q + 1]]
                    l2 = self.lows[i][order[q + 1]]
                    if 0 < (y2 / ye if ye else 0) < 1: l2 = max(l2, xe * y2 / ye + 1.3)
                    lo = max(lo, l2)
                if x - lo < 5: break
                total += x - lo - (1.3 if q + 1 < k else .3)
                x = lo
        return total

    def unnatural(self, i, a, b, fold):
        alpha = self.base[self.names[i]]
        ye = self.y[a if fold > 0 else b]
        if abs(alpha) > 50: return 0 if (ye < 0) == (alpha < 0) == (fold > 0) else 1e3
        y1 = 4 * sin(radians(alpha)); 
        if abs(alpha) < 1: return abs(ye) * .1
        return 0 if (ye - y1) * alpha > 0 else abs(ye - y1) * .25

    def share(self, needs, tau=4.0):
        """blocks minimising sum exp(-slack/tau)"""
        m, R = len(self.names), self.rows_n
        if R < m: return None
        INF = 1e18
        f = {(-1): (0.0, ())}
        for i, n in enumerate(self.names):
            g = {}
            for b in range(i, R - (m - 1 - i)):
                if i == m - 1 and b != R - 1: continue
                best = None
                for prev, (cost, blocks) in f.items():
                    a = prev + 1
                    if a > b: continue
                    for fold in (1, -1):
                        if a == b and (fold < 0) != (self.base[n] > 50) : continue
                        slack = self.capacity(i, a, b, fold) - needs[n]
                        c = cost + exp(-max(slack, -60) / tau) + .02 * self.unnatural(i, a, b, fold)
                        if best is None or c < best[0]:
                            best = (c, (*blocks, Block(n, a, b, fold)))
                if best: g[b] = best
            f = g
        return f.get(R - 1)

    # exact

    def ray(self, name, sy, row):
        key = (name, sy, row)
        if key not in self._rays:
            room = Room(self.base[name] * sy, RIM + GAP, row, row, 0.1, 1e6, (), self.known[name])
            layer = Layer(room)
            i = 0
            while layer.phase == "ray" and i < 14:
                double = i < len(room.known) and room.known[i]
                if layer.lay(DOUBLE if double else PLAIN) is None:
                    layer = None
                    break
                i += 1
            self._rays[key] = layer
        return self._rays[key]

    def rooms(self, blocks):
        rays, spots, boxes = {}, {}, {}
        w, h = self.plate
        for bl in blocks:
            first = self.y[bl.top if bl.fold > 0 else bl.bottom] * bl.fold
            k = bl.bottom - bl.top + 1
            if abs(self.base[bl.name]) < 1 and self.y[bl.top] < 0 < self.y[bl.bottom] and False: first = 0
            last = self.y[bl.bottom if bl.fold > 0 else bl.top] * bl.fold
            spots[bl.name] = (bl.fold, first, last)
            layer = self.ray(bl.name, bl.fold, first)
            if layer is None: return None
            rays[bl.name] = tuple(flip(wl, 1, bl.fold) for wl in layer.own)
            if bl.name in self.centred or bl.name == "M": continue
            y = last if k % 2 else last - PITCH / 2
            y = max(min(y * bl.fold, self.half_h - MARGIN - h / 2), -self.half_h + MARGIN + h / 2)
            boxes[bl.name] = Box(self.half_w - MARGIN - w, y - h / 2, w, h)
        cursor = -self.half_h + MARGIN
        for n in boxes:
            b = boxes[n]
            if b.y < cursor: b = boxes[n] = replace(b, y=cursor)
            cursor = b.bottom + 0.2
        cursor = self.half_h - MARGIN
        for n in reversed(boxes):
            b = boxes[n]
            if b.bottom > cursor: b = boxes[n] = replace(b, y=cursor - h)
            cursor = b.y - 0.2
        plates = [wall(b.corners) for b in boxes.values()]
        shares = {}
        for n in self.names:
            sy, row, last = spots[n]
            walls = [*self.fixed, *plates]
            for mname, ws in rays.items():
                if mname != n: walls.extend(ws)
            shares[n] = Share(Room(self.base[n] * sy, RIM + GAP, row, last, 0.1, self.half_w - MARGIN, tuple(flip(v, 1, sy) for v in walls), self.known[n]), self.sx, sy)
        return shares, boxes


def room_for(share: Share, flags, extra=60):
    """how many more plain tiles than *flags* the room takes"""
    layer = Layer(share.room)
    for f in flags:
        if layer.lay(DOUBLE if f else PLAIN) is None:
            return -3
    n = 0
    while n < extra:
        if layer.peek(MARKER) is None or layer.peek(DOUBLE) is None or layer.lay(PLAIN) is None:
            return n - 1
        n += 1
    return n - 1
