"""How is the table shared out among the trains?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, radians, sin, hypot

from mexicantrain_qt.table.geometry import Box, Place, Polygon, overlap
from mexicantrain_qt.table.track import GAP, PITCH, STEEP, Layer, Room, DOUBLE, PLAIN, MARKER, Wall, wall

RIM = 1.9
DEBUG = 0
MARGIN = 0.15
BETWEEN = 0.06


@dataclass(frozen=True)
class Share:
    room: Room
    sx: int
    sy: int


def flip(w: Wall, sx: int, sy: int) -> Wall:
    return wall(tuple((x * sx, y * sy) for x, y in w[2]))


def box_wall(x0, y0, x1, y1) -> Wall:
    return (y0, y1, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


def corridor(heading: float, start: float, length: float, half: float) -> Wall:
    c, s = cos(radians(heading)), sin(radians(heading))
    middle = start + length / 2
    return wall(Place(c * middle, s * middle, heading).rectangle(length, 2 * half))


class Half:
    """One half of the table, shared among its trains from top to bottom.  Coordinates: hub, mirrored so that the half is on the right."""

    def __init__(self, names, angles, known, sx, width, height, fixed):
        self.names, self.sx, self.known = names, sx, known
        self.half_w, self.half_h = width / 2, height / 2
        self.fixed = [wall(tuple((x * sx, y) for x, y in f)) for f in fixed]
        self.base = {n: ((angles[n] if sx > 0 else 180 - angles[n]) + 180) % 360 - 180 for n in names}
        self.sims = 0

    def natural(self, n):
        h = self.base[n]
        return (corridor(h, RIM, 2.05, 0.52), corridor(h, RIM + 2.1, 2.5, 1.02))

    def pack(self, reserve, last, tight=0):
        """Shares for all, or None.  Trains before *last* fold down from the top, those after it up from the bottom."""
        claims, fits = {}, {}
        start = -self.half_h + MARGIN + 1
        cursor = {1: start, -1: start}
        shared = {1: None, -1: None}      # (row, way of its last lane)
        order = [(n, 1) for n in self.names[:last]] + [(n, -1) for n in reversed(self.names[last + 1:])] + [(self.names[last], 0)]
        splits = []
        for n, fold in order:
            others = [*self.fixed]
            for m in self.names:
                if m == n: continue
                others.extend(claims[m] if m in claims else self.natural(m))
            best = None
            for f in ((fold,) if fold else (1, -1)):
                for option in self._options(n, f, cursor, shared, fold == 0, others, reserve, tight):
                    if best is None or option[0] < best[0]: best = option
            if best is None:
                if DEBUG: print("fail", n, fold, cursor)
                return None
            cost, fit, f, end, row_shared = best
            fits[n] = fit
            claims[n] = fit.claims
            if fold:
                cursor[f] = end + 2 + BETWEEN
                shared[f] = fit.tail
        rays = {n: fits[n].rays for n in self.names}
        final, extras = {}, {}
        for n in self.names:
            walls = [*self.fixed]
            for m in self.names:
                if m != n: walls.extend(rays[m])
            fit = fits[n]
            room = replace(fit.room, walls=tuple(flip(w, 1, fit.sy) for w in walls))
            extras[n] = spare(room)
            if extras[n] < 0: 
                if DEBUG: print("final", n)
                return None
            final[n] = Share(room, self.sx, fit.sy)
        return final, extras

    def slopes(self, n, row, tight):
        """slants (heading in the folded-down frame of the row) to try"""
        h = self.base[n]
        y1 = 4 * sin(radians(h))
        down = row > y1
        nat = abs(h) if (h > 0) == down and abs(h) > 12 else 25
        out = [max(nat, 20)]
        for s in (45, 60):
            if s > out[0] + 8: out.append(s)
        return [s if down else -s for s in out]

    def _options(self, n, f, cursor, shared, is_last, others, reserve, tight):
        """(cost, fit, f, end row in direction f, shared row)"""
        h = self.base[n] * f          # heading in the frame that folds in direction f
        top, floor = cursor[f], -cursor[-f]
        if floor < top - 1e-6: return
        steep = abs(h) > 50
        # enter outer row
        if not (steep and h > 0):
            for slope in self.slopes2(h, top):
                fit = self._try(n, f, top, floor, others, reserve, slope)
                if fit:
                    yield (self.cost(fit, f, h, is_last, top, slope), fit, f, fit.end, None)
                    break
        # enter an inner row, fold outwards
        if True:
            k = 1
            while top + k * PITCH <= floor + 1e-6:
                row = top + k * PITCH
                if False: pass
                got = None
                for slope in self.slopes2(h, row):
                    fit = self._try(n, -f, -row, -top, others, reserve, -slope)
                    if fit:
                        got = fit
                        break
                if got:
                    yield (self.cost(got, f, h, is_last, row, slope), got, f, row, None)
                    break
                if is_last: break
                k += 1

    def slopes2(self, h, row):
        y1 = 4 * sin(radians(h))
        down = row > y1
        nat = abs(h) if (h > 0) == down and abs(h) > 12 else 25
        out = [max(nat, 20)]
        for s in (45, 60):
            if s > out[0] + 8: out.append(s)
        return [s if down else -s for s in out]

    def cost(self, fit, f, h, is_last, row, slope):
        y1 = 4 * sin(radians(h))
        bend = abs(slope - h)
        end = fit.end if fit.sy == f else row
        if is_last: return -fit.spare + bend * .05
        return end / PITCH + bend * .01

    def _no(self, *a):
        if DEBUG: print("   no", a)

    def _try(self, n, sy, row, floor, others, reserve, slope):
        self.sims += 1
        walls = tuple(flip(w, 1, sy) for w in others)
        known = self.known[n]
        room = Room(self.base[n] * sy, RIM + GAP, row, floor, 0.08, self.half_w - MARGIN, walls, known, slope)
        layer = Layer(room)
        for d in known:
            if layer.lay(DOUBLE if d else PLAIN) is None: return self._no(1, n, row)
        ray = list(layer.own)
        for _ in range(reserve):
            if layer.lay(PLAIN) is None: return self._no(2, n, row)
        while layer.phase == "ray":
            if layer.count > len(known) + 14: return None
            if layer.lay(PLAIN) is None: return self._no(3, n, row)
        if layer.peek(DOUBLE) is None or layer.peek(PLAIN) is None: return self._no(4, n, row)
        final = layer.copy_after(PLAIN, MARKER) or layer.copy_after(PLAIN)
        for i, w in enumerate(layer.own[len(ray):], start=len(ray)):
            ray.append(w if i == 0 else widen(w))
        for i, (a, b, shape) in enumerate(ray):
            for c, d, other in walls:
                if a < d and b > c and overlap(shape, other): return self._no('ray', n, row, i, other)
        lanes = [*final.lanes]
        if final.phase == "lane": lanes.append((final.y, final.lane_from, final.x))
        claim = list(ray)
        for y, x0, x1 in lanes:
            claim.append(box_wall(min(x0, x1) - 1, y - 1, max(x0, x1) + 1, y + 1))
        end = max((y for y, *_ in lanes), default=row)
        extra = -1
        while extra < 40 and layer.peek(MARKER) and layer.peek(DOUBLE) and layer.lay(PLAIN): extra += 1
        return Fit(replace(room, floor=end + 1e-6), sy, [flip(w, 1, sy) for w in claim], [flip(w, 1, sy) for w in ray], end, extra, None)


@dataclass
class Fit:
    room: object
    sy: int
    claims: list
    rays: list
    end: float
    spare: int
    tail: object


def widen(w: Wall) -> Wall:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = w[2]
    ax, ay = (x3 - x0), (y3 - y0)
    s = hypot(ax, ay); k = (2.0 - s) / 2 / s
    if k <= 0: return w
    return wall(((x0 - k * ax, y0 - k * ay), (x1 - k * ax, y1 - k * ay), (x2 + k * ax, y2 + k * ay), (x3 + k * ax, y3 + k * ay)))


def spare(room):
    """How many plain tiles more than the known ones there is room for, marker and ghost included; -1: not even these."""
    layer = Layer(room)
    for d in room.known:
        if layer.lay(DOUBLE if d else PLAIN) is None: return -1
    n = -1
    while n < 50:
        if layer.peek(MARKER) is None or layer.peek(DOUBLE) is None or layer.lay(PLAIN) is None: break
        n += 1
    return n
