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
        self.raycount = {}
        self.base = {n: ((angles[n] if sx > 0 else 180 - angles[n]) + 180) % 360 - 180 for n in names}

    def natural(self, n):
        h = self.base[n]
        c, s = abs(cos(radians(h))), abs(sin(radians(h)))
        return (corridor(h, RIM, 2.05, 0.52), corridor(h, RIM + 2.1, 2.5, 1.02))

    def pack(self, reserve, last):
        """Shares for all, or None.  Trains before *last* fold down from the top, those after it up from the bottom."""
        claims: dict[str, list[Wall]] = {}
        shares = {}
        top = -self.half_h + MARGIN + 1
        low = -self.half_h + MARGIN + 1       # same for the bottom, flipped
        order = [(n, 1) for n in self.names[:last]] + [(n, -1) for n in reversed(self.names[last + 1:])] + [(self.names[last], 0)]
        # alternate from the outside, so that steep ones come first
        shared = {1: None, -1: None}
        for n, fold in order:
            others = [*self.fixed]
            for m in self.names:
                if m == n: continue
                others.extend(claims[m] if m in claims else self.natural(m))
            tries = []
            for f in ((1, -1) if fold == 0 else (fold,)):
                start = top if f > 0 else low
                floor = -low if f > 0 else -top
                if floor < start - 1e-6: continue
                if fold == 0 and abs(self.base[n]) > 50 and (self.base[n] < 0) != (f > 0): continue
                rows = [start]
                if fold == 0 and abs(self.base[n]) < 1 and start < -.3 and floor > .3 and f>0 : rows.append(0.0)
                if shared[f] is not None: rows.append(shared[f])
                for row in rows:
                    got = self._try(n, f, row, floor, others, reserve)
                    if got: tries.append((got[0] if fold else -got[4], row, f, got))
            if not tries:
                if DEBUG: print("fail", n, fold, top, low)
                return None
            tries.sort(key=lambda t: t[:2])
            _, row, f, (end, room, claim, more, extra) = tries[0]
            shares[n] = Share(room if fold else room, self.sx, f)
            claims[n] = [flip(w, 1, f) for w in claim]
            if fold > 0: top, shared[1] = end + 2 + BETWEEN, more
            elif fold < 0: low, shared[-1] = end + 2 + BETWEEN, more
        rays = {n: [w for w in claims[n][: self.raycount[n]]] for n in self.names}
        final, extras = {}, {}
        for n in self.names:
            walls = [*self.fixed]
            for m in self.names:
                if m != n: walls.extend(rays[m])
            sh = shares[n]
            sh = Share(replace(sh.room, walls=tuple(flip(w, 1, sh.sy) for w in walls)), sh.sx, sh.sy)
            extras[n] = spare(sh.room)
            if extras[n] < 0: return None
            final[n] = sh
        return final, extras

    def _try(self, n, f, row, floor, others, reserve):
        walls = tuple(flip(w, 1, f) for w in others)
        known = self.known[n]
        room = Room(self.base[n] * f, RIM + GAP, row, floor, 0.08, self.half_w - MARGIN, walls, known)
        layer = Layer(room)
        for d in known:
            if layer.lay(DOUBLE if d else PLAIN) is None: return None
        for _ in range(reserve):
            if layer.lay(PLAIN) is None: return None
        while layer.phase == "ray":
            if layer.lay(PLAIN) is None: return None
        if layer.peek(DOUBLE) is None or layer.peek(PLAIN) is None: return None
        final = layer.copy_after(PLAIN, MARKER) or layer.copy_after(PLAIN)
        # ray free?
        for i, (a, b, shape) in enumerate(layer.own):
            for c, d, other in walls:
                if a < d and b > c and overlap(shape, other): return None
        lanes = [*final.lanes]
        if final.phase == "lane": lanes.append((final.y, final.lane_from, final.x))
        claim = list(layer.own)
        self.raycount[n] = len(claim)
        for y, x0, x1 in lanes:
            claim.append(box_wall(min(x0, x1) - 2.05, y - 1, max(x0, x1) + (.05 if final.phase == 'lane' and y == final.y else .1), y + 1) if x1 > x0 else box_wall(x1 - .05, y - 1, x0 + 1.05, y + 1))
        end = max(y for y, *_ in lanes)
        extra = 0
        while extra < 40 and layer.peek(MARKER) and layer.peek(DOUBLE) and layer.lay(PLAIN): extra += 1
        more = None
        return end, replace(room, floor=end + 1e-6) , claim, more, extra


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
