"""Is everybody asked at the right moment, and told what became true?"""

from __future__ import annotations

from typing import Any

import pytest

from mexicantrain_qt.rules.actions import Call, Draw, Play
from mexicantrain_qt.rules.events import LastTileCalled, RoundStarted, TileDrawn, TilePlayed
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import CALLS, NOTHING_FITS, TWO, Table, game_at, setup_for


def test_a_new_game_is_dealt_before_anybody_is_asked(table: Table) -> None:
    table.controller.new_game(setup_for("pc"))
    assert table.names == ["game_opened", "happened"]
    events, view = table.last("happened")
    assert isinstance(events[0], RoundStarted)
    assert view == table.game.view(0)
    table.settle()
    assert table.names[2:] == ["your_turn"]
    assert table.last("your_turn") == (table.game.view(0),)


def test_a_play_is_true_and_saved_before_the_table_hears_of_it(table: Table, store: SaveStore) -> None:
    table.controller.new_game(setup_for("pc"))
    table.settle()
    saved: list[int] = []

    def look(*_: Any) -> None:
        game = store.load_autosave()
        assert game is not None
        saved.append(len(game.log[0]))

    table.controller.happened.connect(look)
    play = table.game.view(0).legal[0]
    assert isinstance(play, Play)
    table.controller.play(play.tile, play.train)
    assert table.log() == ((play,),)
    assert saved == [1]


def test_the_computer_is_asked_once_the_table_has_settled_and_sees_its_own_view(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(Tile(3, 6), "A")
    assert table.thinker.asked == []
    table.settle()
    ((kind, view, seed),) = table.thinker.asked
    assert (kind, view) == ("casual", table.game.view(1))
    assert seed
    assert table.last("thinking") == (1,)
    table.thinker.answer(Play(Tile(5, 9), "B"))
    assert table.last("thinking") == (None,)
    assert table.last("happened")[0][0] == TilePlayed(1, Tile(5, 9), "B")
    table.settle()
    assert table.last("your_turn") == (table.game.view(0),)


def test_the_table_sees_only_what_its_person_may_see(table: Table) -> None:
    table.controller.open_game(
        game_at("pc", NOTHING_FITS.replace("turn: A", "turn: B").replace("5-7", "7-7"))
    )
    table.thinker.answer(Draw())
    events, view = table.last("happened")
    assert events[0] == TileDrawn(1, None)
    assert view.seat == 0
    assert TileDrawn(1, Tile(1, 1)) in table.game.events


@pytest.mark.parametrize(
    ("tile", "train", "reason"),
    [
        (Tile(3, 6), "M", Reason.DOES_NOT_MATCH),
        (Tile(0, 1), "A", Reason.TILE_NOT_IN_HAND),
        (Tile(7, 7), "A", Reason.TILE_NOT_IN_HAND),
    ],
)
def test_a_refused_play_changes_nothing(tile: Tile, train: str, reason: Reason, table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    before = table.game.state
    table.forget()
    table.controller.play(tile, train)
    assert table.heard == [("refused", (Play(tile, train), reason))]
    assert table.game.state is before


def test_nobody_plays_for_the_computer(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(Tile(3, 6), "A")
    table.settle()
    table.controller.play(Tile(0, 1), "B")
    assert table.last("refused") == (Play(Tile(0, 1), "B"), Reason.NOT_YOUR_TURN)
    assert table.thinker.thinks()


def test_without_a_game_nothing_can_be_asked_for(table: Table) -> None:
    for ask in (table.controller.draw, table.controller.undo, table.controller.redo, table.controller.ready):
        ask()
    table.controller.next_round()
    table.settle()
    assert table.heard == []


def test_the_same_decision_is_asked_with_the_same_chance(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    for _ in range(2):
        table.controller.play(Tile(3, 6), "A")
        table.settle()
        table.controller.undo()
    table.controller.play(Tile(5, 8), "B")
    table.settle()
    table.thinker.answer()
    table.settle()
    table.controller.play(Tile(3, 6), "A")
    table.settle()
    first, second, other, later = (seed for _, _, seed in table.thinker.asked)
    assert first == second == other != later


def test_an_answer_that_nobody_waits_for_is_dropped(table: Table) -> None:
    table.controller.open_game(game_at("cp", TWO))
    table.controller.open_game(game_at("cp", TWO))
    before = table.game.state
    table.thinker.answer_late(1, Play(Tile(3, 6), "A"))
    assert table.game.state is before
    table.thinker.answer(Play(Tile(3, 6), "A"))
    assert len(table.game.log[0]) == 1


def test_a_computer_that_wants_what_is_not_legal_does_something_legal(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table.controller.open_game(game_at("cp", TWO))
    legal = table.game.view(0).legal
    table.thinker.answer(Play(Tile(9, 9), "M"))
    assert "not legal" in caplog.text
    assert table.game.log[0][0] in legal


def test_a_person_calls_while_the_computer_thinks(table: Table) -> None:
    table.controller.open_game(game_at("pc", CALLS.format(turn="A", a="3-6 0-0", b="5-7 7-8 0-1")))
    table.controller.play(Tile(3, 6), "A")
    assert table.last("happened")[1].legal == (Call(),)
    table.settle()
    table.controller.call()
    assert table.last("happened")[0] == (LastTileCalled(0),)
    assert not table.thinker.thinks()
    table.settle()
    assert table.thinker.thinks()
    assert table.game.state.call_owed is None


def test_nobody_calls_for_others(table: Table) -> None:
    table.controller.open_game(game_at("pc", CALLS.format(turn="A", a="3-6 0-0 1-6", b="5-7 7-8 0-1")))
    table.controller.call()
    assert table.last("refused") == (Call(), Reason.NOTHING_TO_CALL)


def test_a_computer_calls_with_its_last_but_one_tile(table: Table) -> None:
    table.controller.open_game(game_at("pc", CALLS.format(turn="B", a="3-6 0-0", b="5-7 0-1")))
    table.thinker.answer(Play(Tile(5, 7), "B"))
    assert LastTileCalled(1) in table.last("happened")[0]
    assert table.log() == ((Play(Tile(5, 7), "B"), Call()),)


def test_a_play_before_the_table_has_settled_counts(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO.replace("3-6", "3-3 3-6")))
    table.controller.play(Tile(3, 3), "A")
    table.controller.play(Tile(3, 6), "A")
    assert len(table.game.log[0]) == 2
    table.settle()
    assert table.thinker.thinks()


def test_a_table_without_animation_hears_everything_in_order(quick_table: Table) -> None:
    quick_table.controller.open_game(game_at("pc", NOTHING_FITS))
    events = [event for happened, _ in quick_table.all("happened") for event in happened]
    assert events == list(quick_table.game.events)
    assert quick_table.names[-1] == "thinking"


def test_somebody_who_plays_from_inside_a_signal_confuses_nobody(quick_table: Table) -> None:
    controller = quick_table.controller

    def at_once(view: Any) -> None:
        action = view.legal[0]
        if isinstance(action, Play):
            controller.play(action.tile, action.train)
        else:
            controller.draw()

    controller.your_turn.connect(at_once)
    controller.new_game(setup_for("pc"))
    while not quick_table.game.round_over:
        quick_table.thinker.answer()
    told = [type(event) for happened, _ in quick_table.all("happened") for event in happened]
    assert told == [type(event) for event in quick_table.game.events]
