"""When do two things overlap?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.table.geometry import Box, Place, overlap, span


def test_tiles_side_by_side_do_not_overlap() -> None:
    assert not overlap(Place(0, 0, 0).corners(2, 1), Place(0, 1, 0).corners(2, 1))


def test_tiles_a_little_into_each_other_do() -> None:
    assert overlap(Place(0, 0, 0).corners(2, 1), Place(0, 0.99, 0).corners(2, 1))


def test_a_slanting_tile_may_come_nearer_than_its_bounds() -> None:
    slanting = Place(0, 0, 45).corners(2, 1)
    assert not overlap(slanting, Place(1.0, -1.0, 45).corners(2, 1))
    assert overlap(slanting, Place(0.5, -0.5, 45).corners(2, 1))


def test_one_inside_the_other_overlaps() -> None:
    assert overlap(Box(0, 0, 10, 10).corners, Place(5, 5, 30).corners(2, 1))


def test_a_span_is_what_reaches_into_the_strip() -> None:
    assert span(Box(1, 0, 3, 10).corners, 4, 5) == (1, 4)
    assert span(Box(1, 0, 3, 10).corners, 11, 12) is None
    low, high = span(Place(0, 0, 45).corners(2, 2), 0.5, 0.6) or (0.0, 0.0)
    assert low == pytest.approx(0.5 - 2**0.5)
    assert high == pytest.approx(2**0.5 - 0.5)
