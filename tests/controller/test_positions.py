"""Does a position that somebody copied become a game that can be played and saved?"""

from __future__ import annotations

import pytest

from mexicantrain_qt.controller.positions import BadPosition, RoundIsOver, game_at
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.notation import write_position
from mexicantrain_qt.saves.store import SaveStore
from tests.controller.tables import TWO, setup_for

NAMES = ("Ana", "Leo", "Clara", "Hugo", "Nina", "Bruno", "Julia", "Oscar")

LATER = """
    rules: quick
    engine: 10-10
    turn: B
    train A: 10-3
    hand A: 3-6 5-8
    hand B: 0-1 6-7
    boneyard: 2-2
    round: 3
    totals: A=12 B=40"""


def game_of(text: str) -> Game:
    game = game_at(text, NAMES)
    assert isinstance(game, Game)
    return game


def test_a_game_in_progress_goes_on_from_its_text() -> None:
    game = Game(setup_for("pcc"))
    for _ in range(9):
        game.apply(legal_actions(game.state)[0])
    again = game_of(write_position(game.state))
    assert again.state == game.state
    assert again.setup.options == game.setup.options


def test_a_person_plays_the_seat_to_move() -> None:
    assert [player.kind for player in game_of(TWO).setup.players] == ["person", "casual"]
    assert [player.kind for player in game_of(LATER).setup.players] == ["casual", "person"]
    assert [player.name for player in game_of(LATER).setup.players] == ["Ana", "Leo"]


@pytest.mark.parametrize("text", [TWO, LATER])
def test_a_game_from_a_text_can_be_saved_and_goes_on(text: str, store: SaveStore) -> None:
    game = game_of(text)
    game.apply(legal_actions(game.state)[0])
    store.autosave(game)
    saved = store.load_autosave()
    assert saved is not None
    assert (saved.state, saved.totals, saved.setup) == (game.state, game.totals, game.setup)


def test_the_rounds_before_count() -> None:
    game = game_of(LATER)
    assert game.round == 3
    assert game.totals == (12, 40)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 0),
        ("Hello", 1),
        ("rules: quick\nengine: 12-12\nturn: A\nhand A: 3-13\nhand B: 0-0", 4),
        ("rules: quick\nengine: 12-12\nturn: A\nhand A: 3-4\nhand B: 3-4", 5),
        ("rules: quick\nengine: 12-12\nhand A: 3-4\nhand B: 5-6", 0),
        (TWO.replace("12-3", "11-3"), 5),
    ],
)
def test_a_bad_text_is_told_by_its_line(text: str, line: int) -> None:
    assert game_at(text, NAMES) == BadPosition(line)


def test_a_round_that_is_over_is_no_game_to_go_on_with() -> None:
    text = "rules: quick\nengine: 12-12\nturn: A\ntrain A: 12-3\nhand A:\nhand B: 5-6\nresult: out A"
    assert game_at(text, NAMES) == RoundIsOver()
