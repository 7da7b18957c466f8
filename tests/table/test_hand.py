"""Does the table tell what the hand did, with the mouse and with the keyboard alone?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mexicantrain_qt.rules.actions import Draw, Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.pose import shortest_turn
from mexicantrain_qt.table.view import TableView
from tests.table.tables import end_of, new_game, play_until_turn_of, plays_of, where

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def drops(table: TableView) -> list[tuple[Tile, str]]:
    """Everything that was dropped or clicked onto a train."""
    heard: list[tuple[Tile, str]] = []
    table.tile_dropped.connect(lambda tile, train: heard.append((tile, train)))
    return heard


def my_turn(table: TableView, seed: str = "mine", plays: int = 1) -> PlayerView:
    view = play_until_turn_of(new_game(4, seed), 0, plays)
    table.show_view(view)
    table.your_turn(view)
    return view


def with_a_choice(table: TableView) -> tuple[PlayerView, Tile]:
    """My turn, and a tile that may be played on more than one train."""
    for number in range(40):
        view = my_turn(table, f"choice {number}")
        tiles = [play.tile for play in plays_of(view)]
        for tile in tiles:
            if tiles.count(tile) > 1:
                return view, tile
    raise AssertionError("no position with a choice of trains")


def with_one_train(table: TableView) -> Play:
    """My turn, and the only play of a tile."""
    for number in range(40):
        plays = plays_of(my_turn(table, f"no choice {number}"))
        tiles = [play.tile for play in plays]
        for play in plays:
            if tiles.count(play.tile) == 1:
                return play
    raise AssertionError("no position with a tile for one train alone")


def chosen(table: TableView) -> Tile | None:
    return table._table.chosen


def held(table: TableView) -> Tile | None:
    return table._table.held


def drag(table: TableView, start: QPoint, end: QPoint) -> None:
    pad = table.viewport()
    QTest.mousePress(pad, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(pad, start + (end - start) * step / 5)
    QTest.mouseRelease(pad, LEFT, pos=end)


def test_a_tile_dragged_onto_a_legal_train_is_dropped_there(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    for play in plays_of(my_turn(table)):
        drag(table, where(table, play.tile), end_of(table, play.tile, play.train))
        assert drops.pop() == (play.tile, play.train)


def test_a_hand_need_not_be_exact(table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]) -> None:
    play = plays_of(my_turn(table))[0]
    px = table._table.places.tile_px if table._table.places else 0
    near = end_of(table, play.tile, play.train) + QPoint(round(0.9 * px), round(-0.9 * px))
    drag(table, where(table, play.tile), near)
    assert drops == [(play.tile, play.train)]


def test_a_tile_dropped_on_a_train_where_it_may_not_lie_is_told_too(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view = my_turn(table)
    legal = {(a.tile, a.train) for a in plays_of(view)}
    tile = next(t for t in sorted(view.hand) if t not in {a.tile for a in plays_of(view)})
    drag(table, where(table, tile), end_of(table, tile, "C"))
    assert drops == [(tile, "C")]
    assert (tile, "C") not in legal


def test_a_refused_tile_flies_home(table: TableView, qtbot: QtBot) -> None:
    view = my_turn(table)
    tile = min(view.hand)
    home = where(table, tile)
    table.tile_dropped.connect(lambda dropped, _: table.send_home(dropped))
    drag(table, home, end_of(table, tile, "C"))
    assert where(table, tile) == home


def test_a_tile_let_go_on_the_bare_table_goes_home_without_a_word(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    play = plays_of(my_turn(table))[0]
    home = where(table, play.tile)
    drag(table, home, QPoint(1270, 560))
    assert drops == []
    assert where(table, play.tile) == home


def test_a_shaking_hand_clicks_and_does_not_drag(table: TableView, qtbot: QtBot) -> None:
    _, tile = with_a_choice(table)
    home = where(table, tile)
    QTest.mousePress(table.viewport(), LEFT, pos=home)
    QTest.mouseMove(table.viewport(), home + QPoint(2, 1))
    assert not held(table)
    QTest.mouseMove(table.viewport(), home + QPoint(3, -2))
    assert held(table) == tile
    QTest.mouseRelease(table.viewport(), LEFT, pos=home)


def test_a_held_tile_grows_and_turns_to_where_it_will_lie(table: TableView, qtbot: QtBot) -> None:
    play = plays_of(my_turn(table))[0]
    start, end = where(table, play.tile), end_of(table, play.tile, play.train)
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.viewport(), start - QPoint(0, 6))
    QTest.mouseMove(table.viewport(), end)
    item = table._table.item(play.tile)
    assert item is not None
    target = table._table.place_for(play.tile, play.train)
    assert item.pose.lift == 1
    assert shortest_turn(item.pose.angle, target.angle) == pytest.approx(0, abs=8)
    assert item.pose.size == pytest.approx(target.size, rel=0.1)
    QTest.mouseRelease(table.viewport(), LEFT, pos=end)


def test_legal_trains_light_up_while_a_tile_is_held(table: TableView, qtbot: QtBot) -> None:
    view, tile = with_a_choice(table)
    start = where(table, tile)
    QTest.mousePress(table.viewport(), LEFT, pos=start)
    QTest.mouseMove(table.viewport(), start - QPoint(0, 30))
    assert len(table._table.lights._ghosts) == sum(a.tile == tile for a in plays_of(view))
    QTest.mouseRelease(table.viewport(), LEFT, pos=start)
    assert table._table.lights._ghosts == []


def test_a_click_plays_a_tile_that_fits_one_train_only(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    play = with_one_train(table)
    QTest.mouseClick(table.viewport(), LEFT, pos=where(table, play.tile))
    assert drops == [(play.tile, play.train)]


def test_one_click_play_can_be_turned_off(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    play = plays_of(my_turn(table))[0]
    table.set_one_click(on=False)
    QTest.mouseClick(table.viewport(), LEFT, pos=where(table, play.tile))
    assert drops == []
    QTest.mouseClick(table.viewport(), LEFT, pos=end_of(table, play.tile, play.train))
    assert drops == [(play.tile, play.train)]


def test_a_tile_with_a_choice_waits_for_the_train(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view, tile = with_a_choice(table)
    train = [a.train for a in plays_of(view) if a.tile == tile][-1]
    QTest.mouseClick(table.viewport(), LEFT, pos=where(table, tile))
    assert (drops, table._table.chosen) == ([], tile)
    QTest.mouseClick(table.viewport(), LEFT, pos=end_of(table, tile, train))
    assert (drops, table._table.chosen) == ([(tile, train)], None)


def test_a_second_click_puts_the_tile_back(table: TableView, qtbot: QtBot) -> None:
    _, tile = with_a_choice(table)
    for chosen in (tile, None):
        QTest.mouseClick(table.viewport(), LEFT, pos=where(table, tile))
        assert table._table.chosen == chosen


def test_playable_tiles_stand_out_and_the_others_are_dimmed(table: TableView) -> None:
    view = my_turn(table)
    playable = {a.tile for a in plays_of(view)}
    for tile in view.hand:
        item = table._table.item(tile)
        assert item is not None
        assert item.is_dimmed == (tile not in playable)
    raised = {where(table, tile).y() for tile in playable}
    assert max(raised) < min(where(table, tile).y() for tile in view.hand - playable)


def test_a_tile_dragged_along_the_rack_changes_the_order(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    my_turn(table)
    first, *_, last = table._table.order
    drag(table, where(table, first), where(table, last) + QPoint(4, 0))
    assert table._table.order[-1] == first
    assert drops == []


def test_a_click_on_the_boneyard_asks_for_a_tile(table: TableView, qtbot: QtBot) -> None:
    my_turn(table)
    places = table._table.places
    assert places is not None
    x, y = places.boneyard.centre
    middle = QPoint(round(x * places.tile_px), round(y * places.tile_px))
    with qtbot.waitSignal(table.draw_asked):
        QTest.mouseClick(table.viewport(), LEFT, pos=middle)


def test_what_can_be_done_without_a_tile_has_a_button(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "buttons")
    view = game.view(0)
    while Draw() not in view.legal:
        view = play_until_turn_of(game, 0, plays=0)
        if Draw() not in view.legal:
            game.apply(view.legal[0])
    table.show_view(view)
    table.your_turn(view)
    button = table._table.buttons.button("draw")
    assert button is not None
    with qtbot.waitSignal(table.draw_asked):
        QTest.mouseClick(table.viewport(), LEFT, pos=button.box.center().toPoint())
    assert table._table.buttons.button("pass") is None


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_D, "draw_asked"),
        (Qt.Key.Key_P, "pass_asked"),
        (Qt.Key.Key_E, "done_asked"),
        (Qt.Key.Key_C, "call_asked"),
    ],
)
def test_everything_without_a_tile_has_a_key(
    table: TableView, qtbot: QtBot, key: Qt.Key, signal: str
) -> None:
    my_turn(table)
    with qtbot.waitSignal(getattr(table, signal)):
        QTest.keyClick(table, key)


def go_to(table: TableView, tile: Tile) -> None:
    """Walk to *tile* with the right arrow."""
    while table._keys.tile != tile:
        QTest.keyClick(table, Qt.Key.Key_Right)


def test_a_round_of_the_right_arrow_visits_the_whole_hand(table: TableView, qtbot: QtBot) -> None:
    view = my_turn(table)
    visited = []
    for _ in view.hand:
        QTest.keyClick(table, Qt.Key.Key_Right)
        visited.append(table._keys.tile)
    assert tuple(visited) == table._table.order


def test_the_keyboard_alone_plays_on_any_legal_train(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view, tile = with_a_choice(table)
    trains = [a.train for a in plays_of(view) if a.tile == tile]
    for number, train in enumerate(trains):
        go_to(table, tile)
        QTest.keyClick(table, Qt.Key.Key_Return)
        for _ in range(number):
            QTest.keyClick(table, Qt.Key.Key_Right)
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert drops.pop() == (tile, train)


def test_the_keyboard_goes_on_beside_a_tile_that_has_left(table: TableView) -> None:
    game = new_game(4, "goes on")
    view = play_until_turn_of(game, 0)
    table.show_view(view)
    table.your_turn(view)
    play = plays_of(view)[0]
    go_to(table, play.tile)
    place = table._table.order.index(play.tile)
    events = game.apply(play, 0)
    table.show_events(events, game.view(0))
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table._keys.tile == table._table.order[min(place, len(table._table.order) - 1)]


def test_escape_goes_back_from_the_trains_to_the_hand(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    _, tile = with_a_choice(table)
    go_to(table, tile)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert chosen(table) == tile
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert chosen(table) is None
    assert table._keys.tile == tile
    assert not drops


def test_enter_on_a_tile_that_fits_nowhere_asks_why(
    table: TableView, qtbot: QtBot, drops: list[tuple[Tile, str]]
) -> None:
    view = my_turn(table)
    tile = next(t for t in table._table.order if t not in {a.tile for a in plays_of(view)})
    go_to(table, tile)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert drops == [(tile, "A")]


def test_where_the_keyboard_is_can_be_seen(table: TableView, qtbot: QtBot) -> None:
    my_turn(table)
    table.setFocus()
    qtbot.wait_until(table.hasFocus)
    before = table.grab().toImage()
    QTest.keyClick(table, Qt.Key.Key_Right)
    assert table.grab().toImage() != before


def test_control_and_an_arrow_move_a_tile_in_the_rack(table: TableView, qtbot: QtBot) -> None:
    my_turn(table)
    first, second, *_ = table._table.order
    go_to(table, first)
    QTest.keyClick(table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table._table.order[:2] == (second, first)


def test_a_play_that_is_accepted_leaves_the_tile_on_the_train(table: TableView, qtbot: QtBot) -> None:
    game = new_game(4, "accepted")
    view = play_until_turn_of(game, 0)
    table.show_view(view)
    table.your_turn(view)

    def accept(tile: Tile, train: str) -> None:
        events = game.apply(Play(tile, train), 0)
        table.show_events(events, game.view(0))

    table.tile_dropped.connect(accept)
    play = plays_of(view)[0]
    drag(table, where(table, play.tile), end_of(table, play.tile, play.train))
    item = table._table.item(play.tile)
    places = table._table.places
    assert item is not None
    assert places is not None
    lies = places.trains[play.train].tiles[-1]
    assert (item.pose.x, item.pose.y) == pytest.approx((lies.x * places.tile_px, lies.y * places.tile_px))
    assert play.tile not in table._table.order
