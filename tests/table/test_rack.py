"""Do all tiles of a hand fit into the rack, and does their order stay what the player made it?"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mexicantrain_qt.rules.tiles import Tile, full_set
from mexicantrain_qt.table.rack import RackRoom, kept_order, moved, rack_places, sorted_hand

ROOM_AT_1024 = RackRoom(120, 540, 784, 72, 36)
SOME = st.sets(st.sampled_from(full_set(12)), max_size=30)


@pytest.mark.parametrize("count", [1, 15, 20, 30, 45])
def test_a_hand_fits_into_the_rack_of_the_smallest_window(count: int) -> None:
    places = rack_places(count, ROOM_AT_1024)
    room = ROOM_AT_1024
    assert len(places.middles) == count
    for x, y in places.middles:
        assert room.x <= x - places.size / 2
        assert x + places.size / 2 <= room.x + room.width
        assert room.y <= y - places.size
        assert y + places.size <= room.y + room.height


@pytest.mark.parametrize("count", [15, 30, 45])
def test_tiles_in_the_rack_do_not_overlap(count: int) -> None:
    places = rack_places(count, ROOM_AT_1024)
    for index, (x, y) in enumerate(places.middles):
        for other_x, other_y in places.middles[:index]:
            assert abs(x - other_x) >= places.size or abs(y - other_y) >= 2 * places.size


def test_the_usual_hand_stands_in_one_row_of_large_tiles() -> None:
    places = rack_places(15, ROOM_AT_1024)
    assert (places.rows, places.size) == (1, ROOM_AT_1024.largest)


def test_thirty_tiles_are_still_twenty_pixels_wide() -> None:
    assert rack_places(30, ROOM_AT_1024).size >= 20


@given(hand=SOME, left=SOME, drawn=SOME)
def test_tiles_that_stay_keep_their_order_and_new_ones_stand_at_the_right(
    hand: set[Tile], left: set[Tile], drawn: set[Tile]
) -> None:
    before = tuple(hand)
    after = kept_order(before, (hand - left) | drawn)
    stayed = [tile for tile in before if tile in (hand - left) | drawn]
    assert list(after[: len(stayed)]) == stayed
    assert set(after) == (hand - left) | drawn
    assert len(after) == len(set(after))


def test_a_hand_sorted_by_number_has_the_high_numbers_together() -> None:
    hand = [Tile(0, 9), Tile(5, 6), Tile(9, 9), Tile(1, 6)]
    assert sorted_hand(hand, "number") == (Tile(9, 9), Tile(0, 9), Tile(5, 6), Tile(1, 6))


def test_a_hand_sorted_by_pips_begins_with_the_dearest_tile() -> None:
    hand = [Tile(0, 9), Tile(5, 6), Tile(9, 9), Tile(1, 6)]
    assert sorted_hand(hand, "pips") == (Tile(9, 9), Tile(5, 6), Tile(0, 9), Tile(1, 6))


def test_a_tile_can_be_moved_to_either_end() -> None:
    hand = (Tile(0, 1), Tile(2, 3), Tile(4, 5))
    assert moved(hand, Tile(2, 3), 0) == (Tile(2, 3), Tile(0, 1), Tile(4, 5))
    assert moved(hand, Tile(2, 3), 2) == (Tile(0, 1), Tile(4, 5), Tile(2, 3))


def test_the_nearest_place_is_the_one_under_the_hand() -> None:
    places = rack_places(30, ROOM_AT_1024)
    assert [places.nearest(*middle) for middle in places.middles] == list(range(30))
