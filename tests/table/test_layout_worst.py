"""Does everything find room on a crowded table?"""

from __future__ import annotations

import random

import pytest

from mexicantrain_qt.rules.trains import MEXICAN, SEATS
from mexicantrain_qt.table.clear import outside, overlaps, pieces
from mexicantrain_qt.table.geometry import wall
from mexicantrain_qt.table.layout import Table, TablePlaces, lay_out
from tests.table.test_layout import wrong
from tests.table.trains import trains, written

DOUBLED = Table(players=8, height=567, plate=(213, 76), boneyard=(202, 134), sign=(104, 36))
"""Text of 200 %."""


def lengths(players: int, **counts: int) -> TablePlaces:
    """Trains of these lengths on an ordinary table."""
    rng = random.Random(4)
    return lay_out(
        trains(players, {n: written(c, rng) for n, c in counts.items()}), Table(players=players, height=567)
    )


def test_one_train_of_sixty_tiles_with_large_text() -> None:
    for long in "ACM":
        rng = random.Random(2)
        position = trains(8, {name: written(60 if name == long else 2, rng) for name in (*SEATS, MEXICAN)})
        places = lay_out(position, DOUBLED)
        assert not wrong(places)
        assert places.tile_px > 14


def test_nine_trains_of_ten_tiles() -> None:
    places = lengths(8, **dict.fromkeys((*SEATS, MEXICAN), 10))
    assert not wrong(places)
    assert places.tile_px >= 26


@pytest.mark.parametrize("players", [2, 8])
def test_all_tiles_of_a_double_eighteen_set(players: int) -> None:
    names = (*SEATS[:players], MEXICAN)
    places = lengths(players, **{name: 189 // len(names) for name in names})
    assert not wrong(places)
    assert places.tile_px > 17


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize(("width", "height"), [(1024, 492), (3840, 1932), (1024, 1400), (2560, 500)])
def test_tables_of_any_size(players: int, width: int, height: int) -> None:
    rng = random.Random(players)
    position = trains(players, {name: written(8, rng) for name in (*SEATS[:players], MEXICAN)})
    assert not wrong(lay_out(position, Table(players=players, width=width, height=height)))


def test_the_plates_stand_apart_from_each_other() -> None:
    for players in range(2, 9):
        for table in (
            Table(players=players),
            Table(players=players, width=1024, height=470, plate=(170, 76), boneyard=(202, 134)),
        ):
            places = lay_out(trains(players, {}), table)
            boxes = [wall(box.corners) for box in (*places.plates, places.boneyard)]
            named = [(f"thing {number}", "thing", box) for number, box in enumerate(boxes)]
            assert not overlaps(named, places.hub, places.hub_radius)
            assert not outside(named, places.width, places.height)


def test_signs_lie_over_nothing() -> None:
    rng = random.Random(9)
    position = trains(8, {name: written(7, rng) for name in (*SEATS, MEXICAN)})
    places = lay_out(position, Table(players=8, height=567))
    tiles = [piece for piece in pieces(places.trains) if piece[1] == "tile"]
    signs = [("sign", name, wall(train.sign.corners)) for name, train in places.trains.items()]
    assert not overlaps([*tiles, *signs], places.hub, 0.0)
    assert not outside(signs, places.width, places.height)
