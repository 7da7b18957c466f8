"""Is everybody's hand to be seen at the end of a round, with what it costs, and nothing in its way?"""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.events import RoundEnded
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.table.rack import RackRoom
from mexicantrain_qt.table.reveal import STEP, shown_hands
from mexicantrain_qt.table.view import TableView
from tests.table.tables import new_game, play_on, resize, set_up

ROOM = RackRoom(16, 548, 992, 84)
NARROW = RackRoom(16, 548, 492, 84)


def ended(players: int = 4, seed: str = "over") -> Game:
    game = new_game(players, seed)
    while not game.round_over:
        play_on(game)
    return game


@pytest.mark.parametrize("room", [ROOM, NARROW], ids=["whole", "beside the score sheet"])
@given(counts=st.lists(st.integers(0, 25), min_size=2, max_size=8))
def test_hands_of_any_size_lie_side_by_side_on_the_rack(room: RackRoom, counts: list[int]) -> None:
    hands = shown_hands(counts, room, (120, 22))
    whole = QRectF(room.x, room.y, room.width, room.height).adjusted(-0.5, -0.5, 0.5, 0.5)
    spaces = []
    for count, hand in zip(counts, hands, strict=True):
        assert len(hand.middles) == count
        space = QRectF(hand.head)
        for x, y in hand.middles:
            tile = QRectF(x - hand.size / 2, y - hand.size, hand.size, 2 * hand.size)
            assert not tile.intersects(hand.head)
            space = space.united(tile)
        assert whole.contains(space)
        spaces.append(space)
    for one, other in combinations(spaces, 2):
        assert not one.intersects(other)


def test_tiles_of_a_hand_that_is_turned_up_do_not_overlap() -> None:
    for hand in shown_hands([14, 3, 9], ROOM, (120, 22)):
        for (x, y), (other_x, other_y) in combinations(hand.middles, 2):
            assert abs(x - other_x) >= hand.size * STEP - 1e-6 or abs(y - other_y) >= 2 * hand.size


@pytest.mark.parametrize("size", [(1024, 592), (1280, 672), (1920, 1032)])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_every_hand_is_seen_and_nothing_lies_over_it(
    table: TableView, qtbot: QtBot, players: int, size: tuple[int, int]
) -> None:
    game = ended(players)
    set_up(table, players)
    resize(qtbot, table, *size)
    view = game.view(0)
    table.show_view(view)
    assert view.hands is not None
    rack = table._table.screen.rack
    for hand in view.hands:
        for tile in hand:
            item = table._table.item(tile)
            assert item is not None
            assert item.pose.turned == 0
            assert rack.contains(item.outline().boundingRect())
    boxes = [head.box for head in table._table._stand._tally._heads]
    assert len(boxes) == players
    assert all(rack.contains(box) for box in boxes)


def test_the_points_count_up_while_the_hands_are_turned_up(table: TableView) -> None:
    game = new_game(4, "over")
    while not game.round_over:
        table.show_view(game.view(0))
        play_on(game)
    assert any(isinstance(event, RoundEnded) for event in game.last_events)
    table.set_pace("slow")
    table.show_events(game.last_events, game.view(0))
    tally = table._table._stand._tally
    seen = set()
    clock = table._animator._clock
    for _ in range(10):
        while table._animator.is_running and not tally._heads:
            clock.show(clock.duration)
            table._animator._arrived()
    for share in range(1, 20):
        clock.show(clock.duration * share // 20)
        seen.add(sum(tally._counted))
    penalties = game.scores[-1].penalties
    assert 0 in seen
    assert len(seen) > 3
    assert max(seen) <= sum(penalties)
    table.complete()
    assert tally._counted == list(penalties)


def test_the_plates_say_the_totals_with_this_round(table: TableView) -> None:
    game = ended()
    table.show_view(game.view(0))
    shown = table._table._furniture.items._shown
    for seat in range(4):
        assert str(game.totals[seat]) in str(shown["plate", seat])


def test_a_hand_that_is_turned_up_cannot_be_played_from(table: TableView) -> None:
    game = ended()
    view = game.view(0)
    table.show_view(view)
    assert view.hands is not None
    hand = next(hand for hand in view.hands if hand)
    item = table._table.item(min(hand))
    assert item is not None
    place = QPoint(round(item.pose.x), round(item.pose.y))
    QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseMove(table.viewport(), place - QPoint(0, 200))
    assert table._table.held is None


def test_beside_the_score_sheet_the_whole_table_is_still_seen(table: TableView, qtbot: QtBot) -> None:
    game = ended(8)
    set_up(table, 8)
    table.show_view(game.view(0))
    table.set_covered(500)
    free = QRectF(0, 0, table.width() - 500, table.height())
    for train in game.view(0).trains:
        for tile in train.tiles:
            item = table._table.item(tile)
            assert item is not None
            assert free.contains(item.outline().boundingRect())
    heads = table._table._stand._tally._heads
    assert len(heads) == 8
    for head in heads:
        assert free.contains(head.box)


def test_the_next_deal_takes_all_of_it_away(table: TableView) -> None:
    game = ended()
    table.show_view(game.view(0))
    game.next_round()
    table.show_view(game.view(0))
    assert table._table._stand._tally._heads == ()
    assert set(table._table.order) == game.view(0).hand


@pytest.mark.parametrize("covered", [300, 560, 760])
@pytest.mark.parametrize("players", [2, 4, 8])
def test_beside_the_score_sheet_the_whole_table_is_seen_and_then_everything_lies_as_before(
    table: TableView, players: int, covered: int
) -> None:
    set_up(table, players)
    game = new_game(players, "beside")
    while not game.round_over:
        play_on(game)
    view = game.view(0)
    table.show_view(view)
    tiles = [tile for train in view.trains for tile in train.tiles]
    before = [table.where_is(tile) for tile in tiles]
    table.set_covered(covered)
    seen, items = table.width() - covered, table._table._furniture.items._items
    assert all(0 < table.where_is(tile).x() < seen for tile in tiles)
    assert all(item.sceneBoundingRect().right() < seen + 8 for key, item in items.items() if key != "hub")
    table.set_covered(0)
    assert [table.where_is(tile) for tile in tiles] == before
