"""Which train does the hand mean?"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF

from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.layout import TablePlaces
from mexicantrain_qt.table.lens import Lens

REACH = 1.9
"""How far around the middle of the free place a train is meant, in short sides."""


def area_of(train: TrainName, double: bool, places: TablePlaces, lens: Lens) -> QRectF:
    """The generous area around the end of *train*, in px."""
    there = places.trains[train]
    return lens.around(there.next_double if double else there.next, REACH)


def body_of(train: TrainName, places: TablePlaces, lens: Lens) -> Sequence[QRectF]:
    """Where the tiles of *train* lie, and its slot, in px."""
    there = places.trains[train]
    return [lens.around(place, 0.9) for place in (*there.tiles, there.slot)]


def best_train(
    held: QRectF, double: bool, places: TablePlaces, lens: Lens, legal: Collection[TrainName]
) -> TrainName | None:
    """The legal train that the *held* tile covers most of, else another train under it.

    Legal trains come first so that a hand need not be exact; the others so that it is told why not.
    """
    wished = {name: _shared(held, area_of(name, double, places, lens)) for name in legal}
    best = _largest(wished)
    if best is not None:
        return best
    others: dict[TrainName, float] = {}
    for name in places.trains:
        bodies = [area_of(name, double, places, lens), *body_of(name, places, lens)]
        others[name] = max(_shared(held, body) for body in bodies)
    return _largest(others)


def train_at(point: QPointF, double: bool, places: TablePlaces, lens: Lens) -> TrainName | None:
    """The train that a click at *point* means: the nearest of those it could mean."""
    found: dict[TrainName, float] = {}
    for name in places.trains:
        for area in (area_of(name, double, places, lens), *body_of(name, places, lens)):
            if area.contains(point):
                away = (area.center() - point).manhattanLength()
                found[name] = max(found.get(name, -1e9), -away)
    return max(found, key=lambda name: found[name]) if found else None


def _shared(one: QRectF, other: QRectF) -> float:
    common = one.intersected(other)
    return common.width() * common.height()


def _largest(areas: Mapping[TrainName, float]) -> TrainName | None:
    best = max(areas, key=lambda name: areas[name], default=None)
    return best if best is not None and areas[best] > 0 else None
