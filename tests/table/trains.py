"""Trains to lay out, without a game around them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from math import hypot

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train
from mexicantrain_qt.table.geometry import Polygon

PLAIN, DOUBLE = Tile(1, 2), Tile(3, 3)


def trains(players: int, tiles: Mapping[str, str]) -> tuple[Train, ...]:
    """Trains of plain tiles and doubles, written as in ``{"A": "..D."}``."""
    return tuple(
        Train(
            name, 12, 12, tuple(DOUBLE if one == "D" else PLAIN for one in tiles.get(name, "")), marked=True
        )
        for name in (*SEATS[:players], MEXICAN)
    )


def written(count: int, rng: random.Random) -> str:
    """A train of so many tiles in the notation of ``trains``: no double first, and no two in a row."""
    text = ""
    while len(text) < count:
        text += "D" if text and text[-1] != "D" and rng.random() < 0.15 else "."
    return text


def growing(players: int, count: int, seed: int) -> Iterator[tuple[Train, ...]]:
    """All positions of a round in which *count* tiles come to lie; some trains are played on more than
    others.
    """
    rng = random.Random(seed)
    names = [*SEATS[:players], MEXICAN]
    weights = [rng.random() ** 2 + 0.1 for _ in names]
    tiles = dict.fromkeys(names, "")
    yield trains(players, tiles)
    for _ in range(count):
        name = rng.choices(names, weights)[0]
        tiles[name] = tiles[name] + written(len(tiles[name]) + 1, rng)[-1]
        if tiles[name].startswith("D") or tiles[name].endswith("DD"):
            tiles[name] = tiles[name][:-1] + "."
        yield trains(players, tiles)


def distance(one: Polygon, other: Polygon) -> float:
    """How far two shapes that do not overlap are apart."""
    return min(
        _to_side(corner, a, b) for p, q in ((one, other), (other, one)) for corner in p for a, b in _sides(q)
    )


def _sides(shape: Polygon) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    return list(zip(shape, (*shape[1:], shape[0]), strict=True))


def _to_side(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    ex, ey = b[0] - a[0], b[1] - a[1]
    along = ((point[0] - a[0]) * ex + (point[1] - a[1]) * ey) / (ex * ex + ey * ey)
    along = max(0.0, min(1.0, along))
    return hypot(point[0] - a[0] - along * ex, point[1] - a[1] - along * ey)
