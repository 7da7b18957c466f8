"""Does every tile find a place where it belongs?"""

from __future__ import annotations

import random
import subprocess
import sys
from math import cos, radians, sin

import pytest

from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train
from mexicantrain_qt.table.clear import outside, overlaps, pieces
from mexicantrain_qt.table.geometry import Place, wall
from mexicantrain_qt.table.layout import Plan, Table, TablePlaces, lay_out
from tests.table.trains import distance, growing, trains, written


def wrong(places: TablePlaces) -> list[object]:
    """What lies over something else or over the edge of the table."""
    standing = [(f"plate {seat}", "plate", wall(plate.corners)) for seat, plate in enumerate(places.plates)]
    standing.append(("boneyard", "boneyard", wall(places.boneyard.corners)))
    everything = [*pieces(places.trains), *standing]
    return [
        *overlaps(everything, places.hub, places.hub_radius),
        *outside(everything, places.width, places.height),
    ]


def travel(train: Train, places: TablePlaces) -> list[float]:
    """The direction of travel of every tile of a train."""
    tiles = zip(train.tiles, places.trains[train.name].tiles, strict=True)
    return [place.angle - (90 if tile.is_double else 0) for tile, place in tiles]


def turned(one: float, other: float) -> float:
    """The angle between two directions."""
    return abs((one - other + 180) % 360 - 180)


@pytest.mark.parametrize("players", range(2, 9))
def test_in_a_growing_round_nothing_overlaps_sticks_out_or_moves(players: int) -> None:
    table = Table(players=players, height=567)
    plan: Plan | None = None
    before: TablePlaces | None = None
    for position in growing(players, 75, seed=players):
        places = lay_out(position, table, plan)
        assert not wrong(places)
        if before is not None and not places.refitted:
            for name, train in before.trains.items():
                assert places.trains[name].tiles[: len(train.tiles)] == train.tiles
        plan, before = places.plan, places


@pytest.mark.parametrize("players", [2, 5, 8])
def test_refits_are_rare(players: int) -> None:
    plan: Plan | None = None
    refits = 0
    for position in growing(players, 75, seed=7):
        places = lay_out(position, Table(players=players, height=567), plan)
        refits += places.refitted
        plan = places.plan
    assert refits <= 11


def test_the_tiles_of_a_train_lie_end_to_end() -> None:
    for position in list(growing(4, 70, seed=3))[::10]:
        places = lay_out(position, Table(players=4))
        for train in position:
            shapes = [place.corners(2, 1) for place in places.trains[train.name].tiles]
            directions = travel(train, places)
            for number in range(1, len(shapes)):
                bent = turned(directions[number - 1], directions[number]) > 1
                apart = distance(shapes[number - 1], shapes[number])
                assert 0.02 < apart < (0.25 if bent and train.tiles[number].is_double else 0.07)


def test_the_sides_that_match_lie_side_by_side() -> None:
    position = trains(2, {"A": written(40, random.Random(5)), "B": written(30, random.Random(6))})
    places = lay_out(position, Table(players=2))
    for train in position:
        laid = places.trains[train.name].tiles
        along = [radians(angle) for angle in travel(train, places)]
        for number in range(1, len(laid)):
            if train.tiles[number].is_double or train.tiles[number - 1].is_double:
                continue
            one, other = laid[number - 1], laid[number]
            far = Place(one.x + cos(along[number - 1]) / 2, one.y + sin(along[number - 1]) / 2, one.angle)
            near = Place(other.x - cos(along[number]) / 2, other.y - sin(along[number]) / 2, other.angle)
            assert distance(far.corners(1, 1), near.corners(1, 1)) < 0.12


def test_a_double_never_makes_a_corner() -> None:
    for seed in range(8):
        rng = random.Random(seed)
        position = trains(3, {name: written(22, rng) for name in "ABCM"})
        places = lay_out(position, Table(players=3))
        for train in position:
            directions = travel(train, places)
            for number in range(1, len(directions)):
                if train.tiles[number].is_double:
                    assert turned(directions[number - 1], directions[number]) < 46


def test_the_first_tile_points_away_from_the_hub() -> None:
    position = trains(7, dict.fromkeys((*SEATS[:7], MEXICAN), "."))
    places = lay_out(position, Table(players=7))
    for train in places.trains.values():
        first = train.tiles[0]
        x, y = first.x - places.hub.x, first.y - places.hub.y
        assert cos(radians(first.angle)) == pytest.approx(x / (x * x + y * y) ** 0.5)
        assert sin(radians(first.angle)) == pytest.approx(y / (x * x + y * y) ** 0.5)
        assert train.slot.angle == pytest.approx(first.angle)


@pytest.mark.parametrize("bottom", range(4))
def test_the_train_of_the_seat_at_the_bottom_points_down(bottom: int) -> None:
    places = lay_out(trains(4, {}), Table(players=4, bottom=bottom))
    own = places.trains[SEATS[bottom]]
    assert own.slot.angle == 90
    assert own.next.y > places.hub.y
    assert places.plates[bottom].y == max(plate.y for plate in places.plates)


def test_seats_follow_each_other_clockwise() -> None:
    places = lay_out(trains(5, {}), Table(players=5, bottom=2))
    angles = [(places.trains[name].slot.angle - 90) % 360 for name in "CDEABM"]
    assert angles == sorted(angles)


def test_a_tile_taken_back_leaves_the_others_where_they_are() -> None:
    longer = trains(4, {"A": "..D..", "C": "...D"})
    shorter = trains(4, {"A": "..D.", "C": "...D"})
    before = lay_out(longer, Table(players=4))
    after = lay_out(shorter, Table(players=4), before.plan)
    assert not after.refitted
    assert after.trains["A"].tiles == before.trains["A"].tiles[:4]
    assert after.trains["A"].next == before.trains["A"].tiles[4]


def test_the_ghost_shows_where_the_tile_will_lie() -> None:
    table = Table(players=3)
    before = lay_out(trains(3, {"B": "...."}), table)
    plain = lay_out(trains(3, {"B": "....."}), table, before.plan)
    double = lay_out(trains(3, {"B": "....D"}), table, before.plan)
    assert plain.trains["B"].tiles[-1] == before.trains["B"].next
    assert double.trains["B"].tiles[-1] == before.trains["B"].next_double
    assert plain.trains["B"].marker == before.trains["B"].marker_ahead


def test_another_table_is_laid_afresh() -> None:
    position = trains(2, {"A": "....", "B": ".."})
    before = lay_out(position, Table(players=2))
    wider = lay_out(position, Table(players=2, width=1600, height=700), before.plan)
    assert wider.refitted
    assert wider.tile_px > before.tile_px
    assert not wrong(wider)


def test_the_same_trains_lie_the_same_way_every_time() -> None:
    position = trains(6, {name: written(9, random.Random(1)) for name in "ABCDEFM"})
    assert lay_out(position, Table(players=6)) == lay_out(position, Table(players=6))


def test_it_needs_no_qt() -> None:
    code = (
        "import sys, mexicantrain_qt.table.layout, mexicantrain_qt.lab.layout;"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
