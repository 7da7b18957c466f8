"""Is a tile the same whichever way it is held?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.rules.tiles import Tile, full_set, tile
from mexicantrain_qt.rules.trains import Train


def test_a_tile_has_no_direction() -> None:
    assert Tile(5, 2) == Tile(2, 5) == tile("5-2")
    assert str(Tile(5, 2)) == "2-5"


def test_a_tile_has_no_side_below_blank() -> None:
    with pytest.raises(ValueError, match="no negative sides"):
        Tile(3, -1)


def test_a_tile_joined_by_one_side_ends_in_the_other() -> None:
    assert (Tile(2, 5).other(2), Tile(2, 5).other(5), Tile(4, 4).other(4)) == (5, 2, 4)
    with pytest.raises(ValueError, match="2-5 has no side with 3 pips"):
        Tile(2, 5).other(3)


@pytest.mark.parametrize("text", ["", "3", "3-", "-3", "3-07", "3 - 7", "3-7-9", "100-1", "٣-7"])
def test_other_text_is_no_tile(text: str) -> None:
    with pytest.raises(ValueError, match="not a tile"):
        tile(text)


@pytest.mark.parametrize(("highest", "count"), [(6, 28), (9, 55), (12, 91), (15, 136), (18, 190)])
def test_a_set_has_every_tile_once(highest: int, count: int) -> None:
    assert len(set(full_set(highest))) == len(full_set(highest)) == count


def test_a_train_lies_as_its_tiles_match() -> None:
    train = Train("A", 12, 12).with_tile(Tile(3, 12)).with_tile(Tile(3, 3)).with_tile(Tile(1, 3))
    assert train.as_laid() == ((12, 3), (3, 3), (3, 1))
    assert train.end == 1
    with pytest.raises(ValueError, match="no side with 1 pips"):
        train.with_tile(Tile(3, 4))


def test_the_mexican_train_has_no_owner_and_is_open_to_all() -> None:
    assert Train("M", 12, 12).owner is None
    assert Train("M", 12, 12).is_open_to(3)
    assert Train("C", 12, 12).owner == 2
    assert [Train("C", 12, 12).is_open_to(seat) for seat in (1, 2)] == [False, True]
    assert Train("C", 12, 12).with_marker(True).is_open_to(1)
