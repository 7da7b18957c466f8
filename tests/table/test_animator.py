"""Does the table show what happened, and is it the truth in the end, however it is interrupted?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.events import DoubleCovered, MarkerRaised, TilePlayed
from mexicantrain_qt.table.pictures import pictures
from mexicantrain_qt.table.view import TableView
from tests.table.tables import new_game, play_on, play_until_turn_of, resize


def picture(table: TableView) -> QImage:
    return table.grab().toImage()


def last_truth(table: TableView) -> QImage:
    """What ``show_view`` would show of the view the table was given last."""
    truth = table._animator._truth
    assert truth is not None
    table.show_view(truth)
    return picture(table)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_completed_events_leave_the_table_as_if_it_had_been_shown_at_once(
    table: TableView, seed: str
) -> None:
    game = new_game(4, seed)
    table.show_view(game.view(0))
    table.set_pace("slow")
    while not game.round_over:
        play_on(game)
        table.show_events(game.last_events, game.view(0))
        if game.state.turn == 0:
            table.complete()
            assert not table._animator.is_running
            after = picture(table)
            assert after == last_truth(table)


def test_a_whole_round_in_the_queue_ends_in_the_truth(table: TableView) -> None:
    game = new_game(4, "long queue")
    table.set_pace("slow")
    table.show_events(game.events, game.view(0))
    while not game.round_over:
        play_on(game)
        table.show_events(game.last_events, game.view(0))
    table.complete()
    after = picture(table)
    assert after == last_truth(table)


def test_the_ring_stays_around_an_open_double_while_the_tile_that_covers_it_is_on_its_way(
    table: TableView,
) -> None:
    game = new_game(4, "an open double")
    covered: list[DoubleCovered] = []
    while not covered and not game.round_over:
        play_on(game)
        covered = [event for event in game.last_events if isinstance(event, DoubleCovered)]
    (train,) = {event.train for event in covered}
    open_still = [
        step.picture
        for step in pictures(game.last_events, game.view(0))
        if train in step.picture.open_doubles
    ]
    assert open_still
    for shown in open_still:
        table.show_view(shown)
        double = shown.train(train).tiles[-2]
        ring = table._table._furniture.items._items["double", train]
        assert double.is_double
        assert ring.pos() == table.where_is(double)


def test_events_that_are_shown_to_the_end_leave_the_truth(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "to the end")
    play_on(game, 6)
    table.show_view(game.view(0))
    table.set_pace("fast")
    with qtbot.waitSignal(table.settled):
        for _ in range(3):
            play_on(game)
            table.show_events(game.last_events, game.view(0))
    assert not table._animator.is_running
    after = picture(table)
    assert after == last_truth(table)


def test_a_deal_is_shown_and_settles(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "deal")
    table.set_pace("fast")
    with qtbot.waitSignal(table.settled):
        table.show_events(game.events, game.view(0))
        assert table._animator.is_running
    after = picture(table)
    assert after == last_truth(table)


def test_a_deal_takes_less_than_two_seconds_at_every_pace(table: TableView) -> None:
    game = new_game(4, "deal")
    for pace in ("slow", "normal", "fast"):
        table.set_pace(pace)
        table.show_events(game.events, game.view(0))
        assert 0 < table._animator._clock.duration < 2000
        table.complete()


def test_events_of_several_players_settle_once(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "once")
    table.show_view(game.view(0))
    heard = []
    table.settled.connect(lambda: heard.append(True))
    with qtbot.waitSignal(table.settled):
        for _ in range(3):
            play_on(game)
            table.show_events(game.last_events, game.view(0))
    qtbot.wait_until(lambda: not table._animator._later.isActive())
    assert heard == [True]


def test_settled_is_never_heard_before_the_call_returns(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "later")
    table.show_view(game.view(0))
    play_on(game)
    heard = []
    table.settled.connect(lambda: heard.append(True))
    with qtbot.waitSignal(table.settled):
        table.show_events(game.last_events, game.view(0))
        assert heard == []


def test_showing_a_view_in_the_middle_still_settles(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "undone")
    table.show_view(game.view(0))
    table.set_pace("slow")
    play_on(game)
    with qtbot.waitSignal(table.settled):
        table.show_events(game.last_events, game.view(0))
        game.undo()
        table.show_view(game.view(0))
    assert picture(table) == last_truth(table)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_any_input_completes_what_is_moving(table: TableView, qtbot: QtBot, by: str) -> None:
    game = new_game(4, "impatient")
    table.show_view(game.view(0))
    table.set_pace("slow")
    play_on(game, 1)
    with qtbot.waitSignal(table.settled):
        table.show_events(game.last_events, game.view(0))
        assert table._animator.is_running
        if by == "mouse":
            QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        else:
            QTest.keyClick(table, Qt.Key.Key_Escape)
        assert not table._animator.is_running


def test_a_played_tile_comes_from_the_plate_of_its_player(table: TableView) -> None:
    game = new_game(4, "guest")
    play_until_turn_of(game, 1)
    table.show_view(game.view(0))
    table.set_pace("slow")
    play_on(game)
    played = next(event for event in game.last_events if isinstance(event, TilePlayed))
    table.show_events(game.last_events, game.view(0))
    scene = table._table
    item = scene.item(played.tile)
    assert item is not None
    assert scene.places is not None
    x, y = scene.places.plates[1].centre
    px = scene.places.tile_px
    assert (item.pose.x, item.pose.y) == pytest.approx((x * px, y * px))


def test_resizing_in_the_middle_shows_the_truth_at_once(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "resized")
    table.show_view(game.view(0))
    table.set_pace("slow")
    play_on(game)
    table.show_events(game.last_events, game.view(0))
    resize(qtbot, table, 1100, 640)
    assert not table._animator.is_running
    after = picture(table)
    assert after == last_truth(table)


def test_another_seat_is_shown_at_once(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "turned")
    table.show_view(game.view(0))
    table.set_pace("slow")
    play_on(game)
    with qtbot.waitSignal(table.settled):
        table.show_events(game.last_events, game.view(2))
        assert not table._animator.is_running
    assert set(table._table.order) == game.view(2).hand


def test_a_marker_that_goes_up_is_seen_with_its_sign(table: TableView) -> None:
    game = new_game(4, "marker")
    while not any(isinstance(event, MarkerRaised) for event in game.last_events):
        play_on(game)
    raised = next(event for event in game.last_events if isinstance(event, MarkerRaised))
    name = "ABCD"[raised.seat]
    table.show_view(game.view(0))
    assert {("marker", name), ("sign", name)} <= table._table._furniture.items.keys


def test_who_wants_no_motion_sees_every_event_at_once_and_has_time_for_it(
    table: TableView, qtbot: QtBot
) -> None:
    game = new_game(4, "still")
    play_on(game, 3)
    table.show_view(game.view(0))
    table.set_pace("slow")
    table.be_still()
    before = picture(table)
    play_on(game)
    while not any(isinstance(event, TilePlayed) for event in game.last_events):
        play_on(game)
    table.show_events(game.last_events, game.view(0))
    assert table._animator.is_running
    first = picture(table)
    assert first != before
    table._animator._clock.show(table._animator._clock.duration // 2)
    assert picture(table) == first
    with qtbot.waitSignal(table.settled):
        table.complete()
    assert not table._animator.is_running


def test_what_the_hand_does_is_done_at_once_for_who_wants_no_motion(table: TableView) -> None:
    view = play_until_turn_of(new_game(4, "still hand"), 0)
    table.set_pace("slow")
    table.show_view(view)
    table.be_still()
    table.your_turn(view)
    assert not table._animator.is_running
