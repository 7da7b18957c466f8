"""How does a train come from the hub to its first lane?

It leaves straight from its slot, slants once where that helps, and lands in the lane exactly, whatever
doubles come. All angles are degrees in the frame of the train's room (x outwards, y down); lanes run along x.
"""

from __future__ import annotations

from functools import lru_cache
from math import asin, cos, degrees, radians, sin
from typing import TypeAlias

Shape: TypeAlias = tuple[float, float]
"""Half the length of a piece along the direction of travel, and half across it."""

PLAIN: Shape = (1.0, 0.5)
DOUBLE: Shape = (0.5, 1.0)
LOCOMOTIVE: Shape = (0.8, 0.5)

GAP = 0.04
STEEP = 55.0
SHARPEST = 62.0
SHARPEST_DOUBLE = 40.0


def length(shape: Shape) -> float:
    """What a piece takes of a straight line, the gap before it included."""
    return 2 * shape[0] + GAP


def joint(kink: float, shape: Shape) -> tuple[float, float]:
    """How a piece is joined at an angle of *kink* degrees: a way along the former, one back along itself.

    From the middle of the former's far edge so far on, and from there so far back, lies the middle of its
    near edge. Straight on that is the gap and nothing; at a right angle the near half of the piece lies
    beside the far edge.
    """
    if not kink:
        return GAP, 0.0
    sine, cosine = sin(radians(kink)), cos(radians(kink))
    if shape is DOUBLE:
        corner_on_edge = GAP + 0.5 * cosine + sine
        edge_on_corner = (GAP + 0.5 + 0.5 * sine) / max(cosine, 0.1)
        return min(corner_on_edge, edge_on_corner), 0.5
    back = 0.5 * sine
    return GAP + back * cosine + shape[1] * sine, back


def landing(heading: float, shape: Shape) -> float:
    """How far in y a piece comes that is laid into the lane now, after one with that *heading*."""
    return joint(abs(heading), shape)[0] * sin(radians(heading))


@lru_cache(maxsize=1 << 14)
def aim(drop: float, heading: float, slope: float, shape: Shape, ahead: tuple[bool, ...]) -> float:
    """The heading of the next piece, from an end with that *heading*, *drop* above the lane; 0: it lands.

    *slope* is the slant that is wanted; *ahead*: which of the tiles after this one are doubles, as far as
    that is known.
    """
    best, cost = _fallback(drop, heading, slope, shape), 1e9
    rise = sin(radians(heading))
    steep = abs(heading) > STEEP
    rest = drop
    ideas: list[tuple[float, float, int, Shape, float, int]] = []
    for straight in range(7 if steep else 2 if shape is DOUBLE else 1):
        here = shape if not straight else _shape(ahead, straight - 1)
        miss = rest - landing(heading, here)
        near = abs(miss) < (0.25 if here is DOUBLE else 0.03) and miss * rise > -0.03
        if near and abs(heading) <= SHARPEST:
            return heading if straight else 0.0
        if steep and here is PLAIN and miss * rise > -0.01 and 100 + 40 * abs(miss) < cost:
            best, cost = (heading if straight else 0.0), 100 + 40 * abs(miss)
        run = 2 * here[0]
        for slant in range(1, 4 if steep else 12):
            if slant > 1:
                run += length(_shape(ahead, straight + slant - 2))
            if _shape(ahead, straight + slant - 1) is PLAIN and abs(rest) < 1.2 * (run + 0.6):
                guess = degrees(asin(max(-0.95, min(0.95, rest / (run + 0.6)))))
                ideas.append((_cost(guess, heading, slope, slant, rest), rest, slant, here, run, straight))
        rest -= length(here) * rise
        if rest * rise < 0:
            break
    for likely, rest, slant, here, run, straight in sorted(ideas):
        if likely > cost + 10:
            break
        angle = _slant(rest, heading, here, run)
        if angle is None or not _allowed(angle, heading, here):
            continue
        bend = abs(angle - heading)
        if here is DOUBLE and not straight and (joint(bend, here)[0] * rise - drop) * rise > 0.1 * abs(rise):
            continue
        exact = _cost(angle, heading, slope, slant, rest) + (40 if here is DOUBLE and bend > 8 else 0)
        if exact < cost:
            best, cost = (heading if straight else angle), exact
    return best


def _allowed(angle: float, heading: float, shape: Shape) -> bool:
    """Whether a piece may be slanted so much."""
    most = SHARPEST_DOUBLE if shape is DOUBLE else 90.0 if abs(heading) > STEEP else SHARPEST
    return abs(angle) <= SHARPEST and abs(angle - heading) <= most


def _shape(ahead: tuple[bool, ...], index: int) -> Shape:
    return DOUBLE if index < len(ahead) and ahead[index] else PLAIN


def _cost(angle: float, heading: float, slope: float, slant: int, rest: float) -> float:
    if abs(heading) > STEEP:
        return max(abs(angle - heading), abs(angle)) + 8 * slant
    if abs(rest) < 1:
        return abs(angle) + 8 * slant
    return abs(angle - slope) + 2 * slant


def _fallback(drop: float, heading: float, slope: float, shape: Shape) -> float:
    if shape is DOUBLE:
        rise = sin(radians(heading))
        beyond = ((1.6 + GAP) * rise - drop) * rise > 0
        return heading - (45 if rise > 0 else -45) if abs(heading) > 42 and beyond else heading
    return max(heading - SHARPEST, min(heading + SHARPEST, slope)) or 0.01


def _slant(drop: float, heading: float, shape: Shape, run: float) -> float | None:
    """The angle at which a piece, and what is in a line with it up to *run*, lead down to the lane."""
    rise = sin(radians(heading))

    def miss(angle: float) -> float:
        along, back = joint(abs(angle - heading), shape)
        return drop - along * rise - (run - back) * sin(radians(angle)) - landing(angle, PLAIN)

    one = degrees(asin(max(-0.95, min(0.95, drop / (run + 0.6)))))
    other = one + 4
    wrong, wrong_other = miss(one), miss(other)
    for _ in range(8):
        if abs(wrong_other) < 1e-6:
            return other
        if wrong == wrong_other:
            break
        one, other = other, other + (other - one) * wrong_other / (wrong - wrong_other)
        if abs(other) > 80:
            break
        wrong, wrong_other = wrong_other, miss(other)
    return None
