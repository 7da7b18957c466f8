"""Is what is the only thing to do done by itself, and nothing else?"""

from __future__ import annotations

from mexicantrain_qt.rules.actions import Draw, Pass, Play
from mexicantrain_qt.rules.tiles import Tile
from tests.controller.tables import NOTHING_FITS, TWO, Table, game_at


def test_what_is_the_only_thing_to_do_is_done(table: Table) -> None:
    table.controller.open_game(game_at("pc", NOTHING_FITS))
    assert table.log() == ((Draw(),),)
    table.settle()
    assert table.log() == ((Draw(), Pass()),)
    assert "your_turn" not in table.names
    table.settle()
    assert table.thinker.thinks()


def test_what_is_the_only_thing_to_do_can_be_left_to_the_person(table: Table) -> None:
    table.controller.set_automatic(False)
    table.controller.open_game(game_at("pc", NOTHING_FITS))
    assert table.last("your_turn")[0].legal == (Draw(),)
    table.controller.draw()
    table.settle()
    table.controller.pass_turn()
    assert table.log() == ((Draw(), Pass()),)


def test_switching_it_on_does_what_was_left(table: Table) -> None:
    table.controller.set_automatic(False)
    table.controller.open_game(game_at("pc", NOTHING_FITS))
    table.controller.set_automatic(True)
    assert table.log() == ((Draw(),),)


def test_switching_it_on_disturbs_no_computer_that_thinks(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(Tile(3, 6), "A")
    table.settle()
    table.controller.set_automatic(False)
    table.controller.set_automatic(True)
    assert len(table.thinker.asked) == 1


def test_who_was_told_of_the_turn_is_not_told_again_when_nothing_was_switched(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    told = list(table.names)
    table.controller.set_automatic(True)
    assert table.names == told


def test_the_last_tile_is_played_by_hand(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO.replace("3-6 5-8 10-12 0-0", "3-6")))
    assert table.last("your_turn")[0].legal == (Play(Tile(3, 6), "A"),)
