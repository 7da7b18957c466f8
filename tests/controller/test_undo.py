"""Does undo lead back to the last decision, and never past what has been seen?"""

from __future__ import annotations

from mexicantrain_qt.rules.actions import Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import CALLS, NOTHING_FITS, TWO, Table, game_at, setup_for

PLAY = Play(Tile(3, 6), "A")

SEEN = NOTHING_FITS.replace("1-6", "3-3 1-6").replace("2-2", "2-2 3-8")
"""After the double a tile has to be drawn."""


def test_undo_leads_back_over_the_computers_to_the_last_decision(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    before = table.game.state
    table.controller.play(PLAY.tile, PLAY.train)
    assert table.last("undo_changed") == (True, False)
    table.settle()
    table.thinker.answer(Play(Tile(5, 9), "B"))
    table.settle()
    table.forget()
    table.controller.undo()
    assert table.game.state == before
    assert table.names == ["shown", "undo_changed", "your_turn"]
    assert table.last("undo_changed") == (False, True)


def test_redo_leads_forward_to_the_next_decision(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(PLAY.tile, PLAY.train)
    table.settle()
    table.thinker.answer(Play(Tile(5, 9), "B"))
    table.settle()
    log = table.log()
    table.controller.undo()
    table.controller.redo()
    assert table.log() == log
    assert table.last("your_turn") == (table.game.view(0),)


def test_two_decisions_are_undone_and_redone_one_by_one(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO.replace("3-6", "3-3 3-6")))
    for tile in (Tile(3, 3), Tile(3, 6)):
        table.controller.play(tile, "A")
        table.settle()
    lengths = []
    for step in (table.controller.undo, table.controller.undo, table.controller.undo):
        step()
        lengths.append(len(table.log()[0]))
    for step in (table.controller.redo, table.controller.redo, table.controller.redo):
        step()
        lengths.append(len(table.log()[0]))
    assert lengths == [1, 0, 0, 1, 2, 2]
    assert table.thinker.thinks()


def test_undo_stops_a_computer_that_thinks(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(PLAY.tile, PLAY.train)
    table.settle()
    table.controller.undo()
    assert not table.thinker.thinks()
    assert table.last("thinking") == (None,)
    table.thinker.answer_late(1, Play(Tile(5, 9), "B"))
    assert table.log() == ((),)


def test_undo_while_the_table_still_moves_is_shown_at_once(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(PLAY.tile, PLAY.train)
    table.controller.undo()
    assert table.names[-1] == "your_turn"
    assert table.last("shown") == (table.game.view(0),)


def test_something_else_can_be_done_after_undo(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(PLAY.tile, PLAY.train)
    table.controller.undo()
    table.controller.play(Tile(5, 8), "B")
    assert table.last("undo_changed") == (True, False)
    assert table.log() == ((Play(Tile(5, 8), "B"),),)


def test_a_drawn_tile_has_been_seen(table: Table) -> None:
    table.controller.open_game(game_at("pc", SEEN))
    table.controller.play(Tile(3, 3), "A")
    table.settle()
    assert table.log()[0][1] == Draw()
    assert table.last("undo_changed") == (False, False)
    table.controller.undo()
    assert len(table.log()[0]) > 1


def test_a_table_may_allow_to_take_back_what_has_been_seen(table: Table) -> None:
    table.controller.set_undo("always")
    table.controller.open_game(game_at("pc", SEEN))
    table.controller.play(Tile(3, 3), "A")
    table.settle()
    table.controller.undo()
    assert table.log() == ((),)


def test_a_strict_table_takes_nothing_back(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO))
    table.controller.play(PLAY.tile, PLAY.train)
    table.controller.set_undo("never")
    assert table.last("undo_changed") == (False, False)
    table.controller.undo()
    assert table.log() == ((PLAY,),)


def test_what_a_computer_drew_stays_hidden_and_can_be_taken_back(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO.replace("0-1 6-7 5-9", "0-1 7-8")))
    table.controller.play(PLAY.tile, PLAY.train)
    table.settle()
    table.thinker.answer(Draw())
    table.settle()
    table.controller.undo()
    assert table.log() == ((),)


def test_what_was_done_by_itself_is_no_decision(table: Table) -> None:
    position = NOTHING_FITS.replace("boneyard: 1-1 2-2", "").replace("0-1 5-7", "3-9 0-1 5-7")
    table.controller.open_game(game_at("pc", position.replace("1-6", "3-6 1-6")))
    table.controller.play(PLAY.tile, PLAY.train)
    table.settle()
    table.thinker.answer(Play(Tile(5, 7), "B"))
    table.settle()
    table.controller.undo()
    assert table.log() == ((),)


def test_by_hand_a_pass_is_a_decision(table: Table) -> None:
    table.controller.set_automatic(False)
    table.controller.open_game(game_at("pc", NOTHING_FITS.replace("boneyard: 1-1 2-2", "")))
    table.controller.pass_turn()
    assert table.log() == ((Pass(),),)
    table.controller.undo()
    assert table.log() == ((),)
    assert table.names[-1] == "your_turn"


def test_a_call_can_be_taken_back(table: Table) -> None:
    table.controller.open_game(game_at("pc", CALLS.format(turn="A", a="3-6 0-0", b="5-7 7-8 0-1")))
    table.controller.play(PLAY.tile, PLAY.train)
    table.controller.call()
    table.controller.undo()
    assert table.log() == ((PLAY,),)
    assert table.last("shown")[0].legal == (Call(),)


def test_the_hands_that_were_turned_up_have_been_seen(table: Table) -> None:
    table.controller.open_game(game_at("pc", TWO.replace("3-6 5-8 10-12 0-0", "3-6")))
    table.controller.play(PLAY.tile, PLAY.train)
    assert table.game.round_over
    table.controller.undo()
    assert table.game.round_over


def test_the_computers_start_of_a_round_is_not_taken_back(table: Table) -> None:
    table.controller.open_game(game_at("cp", TWO))
    table.thinker.answer(PLAY)
    assert table.all("undo_changed") == []


def test_the_screen_is_covered_before_another_person_decides_again(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO))
    table.controller.ready()
    table.controller.play(PLAY.tile, PLAY.train)
    table.settle()
    table.controller.ready()
    table.forget()
    table.controller.undo()
    assert table.names[-1] == "cover"
    assert table.last("cover") == (0,)
    assert table.last("shown") == (table.game.view(1),)
    assert table.last("shown")[0].legal == ()


def test_a_person_takes_back_before_the_next_one_sits_down(table: Table) -> None:
    table.controller.open_game(game_at("pp", TWO))
    table.controller.ready()
    table.controller.play(PLAY.tile, PLAY.train)
    table.settle()
    table.controller.undo()
    assert table.names[-1] == "your_turn"
    assert table.last("your_turn")[0].seat == 0


def test_undo_is_saved(table: Table, store: SaveStore) -> None:
    table.controller.new_game(setup_for("pp"))
    table.settle()
    table.controller.ready()
    play = table.game.view(0).legal[0]
    assert isinstance(play, Play)
    table.controller.play(play.tile, play.train)
    table.controller.undo()
    game = store.load_autosave()
    assert game is not None
    assert game.log == ((),)


def test_a_first_train_is_taken_back_tile_by_tile(table: Table) -> None:
    table.controller.open_game(
        game_at(
            "pc",
            """
            rules: classic
            engine: 12-12
            turn: A
            train A:
            train B:
            hand A: 3-12 3-6 6-8 0-0
            hand B: 0-1 5-7
            boneyard: 1-1 2-2
            first turns left: A B""",
        )
    )
    for tile in (Tile(3, 12), Tile(3, 6), Tile(6, 8)):
        table.controller.play(tile, "A")
        table.settle()
    assert table.log()[0][-1] == Done()
    table.controller.undo()
    assert len(table.log()[0]) == 2
