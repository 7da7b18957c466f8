"""Does somebody who learns risk nothing: neither the saved game nor the one on the table?"""

from __future__ import annotations

from mexicantrain_qt.rules.actions import Draw
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import NOTHING_FITS, TWO, Table, game_at, setup_for


def test_a_practice_is_not_saved(quick_table: Table, store: SaveStore) -> None:
    quick_table.controller.practise(game_at("pc", TWO))
    quick_table.controller.play(Tile(3, 6), "A")
    assert quick_table.log() != ((),)
    assert store.load_autosave() is None


def test_the_game_on_the_table_waits_and_comes_back_as_it_was(quick_table: Table, store: SaveStore) -> None:
    controller = quick_table.controller
    controller.open_game(game_at("pc", TWO))
    controller.play(Tile(3, 6), "A")
    real, log = quick_table.game, quick_table.log()
    controller.practise(game_at("pc", TWO))
    controller.practise(game_at("pc", NOTHING_FITS))
    controller.draw()
    assert controller.end_practice()
    assert quick_table.game is real
    assert quick_table.log() == log
    saved = store.load_autosave()
    assert saved is not None
    assert saved.log == log


def test_a_game_that_waits_and_comes_back_was_never_left(quick_table: Table) -> None:
    controller = quick_table.controller
    controller.open_game(game_at("pc", TWO))
    controller.practise(game_at("pc", TWO))
    controller.end_practice()
    assert quick_table.all("left") == []


def test_a_new_game_during_a_practice_leaves_the_one_that_waited(quick_table: Table) -> None:
    controller = quick_table.controller
    controller.open_game(game_at("pc", TWO))
    real = quick_table.game
    controller.practise(game_at("pc", TWO))
    controller.new_game(setup_for("pc"))
    assert quick_table.all("left") == [(real,)]
    assert not controller.end_practice()
    assert quick_table.game is not real


def test_after_a_practice_without_a_game_the_table_is_empty(quick_table: Table) -> None:
    quick_table.controller.practise(game_at("pc", TWO))
    assert not quick_table.controller.end_practice()
    assert quick_table.controller.game is None


def test_whoever_learns_draws_without_help(quick_table: Table) -> None:
    quick_table.controller.practise(game_at("pc", NOTHING_FITS))
    assert quick_table.last("your_turn")[0].legal == (Draw(),)
    assert quick_table.log() == ((),)


def test_the_computer_players_wait_for_whoever_learns(quick_table: Table) -> None:
    quick_table.controller.practise(game_at("pc", TWO))
    quick_table.controller.play(Tile(3, 6), "A")
    assert quick_table.thinker.asked == []


def test_after_the_practice_the_computer_players_play_again(quick_table: Table) -> None:
    controller = quick_table.controller
    controller.open_game(game_at("pc", TWO))
    controller.practise(game_at("pc", TWO))
    controller.end_practice()
    controller.play(Tile(3, 6), "A")
    assert quick_table.thinker.thinks()
