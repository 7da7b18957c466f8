"""Does the lab say what is wrong with the places on the table?"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from mexicantrain_qt.lab.layout import Measured, Wanted, measure, moved, report_of, table_of
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.table.geometry import Place
from mexicantrain_qt.table.layout import lay_out
from tests.table.trains import trains


def test_a_real_round_of_two_regular_players_is_measured() -> None:
    found = measure(Wanted(QUICK, "lab", 1, table_of(2, (1280, 720))))
    assert found.rounds == 1
    assert found.positions > 20
    assert not found.overlaps
    assert not found.outside
    assert found.moved == 0
    assert found.short_side[0] >= 26


def test_a_tile_that_moved_is_counted() -> None:
    places = lay_out(trains(2, {"A": "..."}), table_of(2, (1280, 720)))
    first, *others = places.trains["A"].tiles
    elsewhere = replace(places.trains["A"], tiles=(Place(first.x + 1, first.y, first.angle), *others))
    assert moved(places, places) == 0
    assert moved(places, replace(places, trains={**places.trains, "A": elsewhere})) == 1


def test_the_report_has_percentiles_over_the_rounds() -> None:
    found = Measured(rounds=0)
    for side in range(20, 40):
        found.add(
            Measured(1, 10, Counter({"tile / tile": 1}), Counter(), 0, [side % 4], [float(side)], [5.0])
        )
    report = report_of(found, table_of(4, (1280, 720)))
    assert report["rounds"] == 20
    assert report["overlaps"] == 20
    assert report["short side px"] == {"p5": 20.0, "p50": 29.0}


def test_the_table_is_what_the_bar_and_the_rack_leave_of_the_window() -> None:
    table = table_of(4, (1280, 720))
    assert (table.width, table.height) == (1280, 567)
    assert table_of(4, (1024, 640), 2.0).plate[0] < 171
