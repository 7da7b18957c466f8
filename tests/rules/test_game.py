"""Is a game its setup and its log, forwards and backwards?"""

from __future__ import annotations

import random
from typing import Any

import pytest

from mexicantrain_qt.rules.actions import Draw, Pass, Play
from mexicantrain_qt.rules.events import EngineLaid, RoundEnded, RoundStarted, TurnStarted
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import IllegalAction, Reason, legal_actions
from mexicantrain_qt.rules.options import QUICK, NonsenseOptions
from mexicantrain_qt.rules.tiles import Tile
from tests.rules.positions import play_randomly, play_round, table

SHORT = "quick, rounds=3, hand_sizes=3/3/3"


def whole_game(rules: str = SHORT, seed: str = "whole") -> Game:
    """A game of three players, played to its end."""
    game = Game(table(rules, 3, seed))
    return play_randomly(game, 10_000, random.Random(seed))


def test_a_new_game_starts_with_its_first_round() -> None:
    game = Game(table())
    assert (game.round, game.round_over, game.is_over) == (1, False, False)
    assert (game.scores, game.totals, game.log) == ((), (0, 0, 0), ((),))
    assert game.events == (RoundStarted(1, 0, (15, 15, 15)), EngineLaid(12, None), TurnStarted(0))
    assert game.last_events == game.events
    assert not game.can_undo
    assert not game.can_redo


def test_a_game_is_over_after_its_last_round() -> None:
    game = whole_game()
    assert game.is_over
    assert [score.round for score in game.scores] == [1, 2, 3]
    assert [score.engine for score in game.scores] == [12, 11, 10]
    assert game.totals == tuple(sum(score.penalties[seat] for score in game.scores) for seat in range(3))
    assert game.standing.totals == game.totals
    assert [start.starter for start in game.round_starts] == [0, 1, 2]


def test_the_totals_before_a_round_are_those_of_the_rounds_before() -> None:
    game = whole_game()
    first, second, _ = (score.penalties for score in game.scores)
    assert game.round_starts[0].totals == (0, 0, 0)
    assert game.round_starts[1].totals == first
    assert game.round_starts[2].totals == tuple(map(sum, zip(first, second, strict=True)))


def test_the_last_winner_starts_the_next_round() -> None:
    game = whole_game("quick, rounds=2, hand_sizes=3/3/3, starter=last_winner", "winner")
    penalties = game.scores[0].penalties
    assert game.round_starts[1].starter == penalties.index(min(penalties))


def test_a_double_that_was_an_engine_is_not_the_engine_again() -> None:
    game = whole_game("classic, highest=6, hand_sizes=3/3/3, rounds=7, engine_from=highest_held")
    assert sorted(score.engine for score in game.scores) == [0, 1, 2, 3, 4, 5, 6]


def test_a_game_replays_from_its_log() -> None:
    game = whole_game()
    again = Game.replay(game.setup, game.log)
    assert (again.state, again.scores, again.log, again.events) == (
        game.state,
        game.scores,
        game.log,
        game.events,
    )


def test_a_log_with_an_illegal_action_does_not_replay() -> None:
    game = whole_game()
    first, *rest = game.log
    with pytest.raises(IllegalAction) as refused:
        Game.replay(game.setup, [(*first, Pass()), *rest])
    assert refused.value.reason is Reason.ROUND_OVER
    assert refused.value.action == Pass()


def test_a_log_with_a_round_after_one_that_is_not_over_does_not_replay() -> None:
    game = whole_game()
    first, *rest = game.log
    with pytest.raises(ValueError, match="the next round is dealt when"):
        Game.replay(game.setup, [first[:-1], *rest])


def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    game = Game(table(SHORT))
    with pytest.raises(ValueError, match="the next round is dealt when"):
        game.next_round()
    play_round(game, random.Random(2))
    assert isinstance(game.last_events[-1], RoundEnded)
    events = game.next_round()
    assert events == game.events
    assert (game.round, game.round_over, len(game.scores)) == (2, False, 1)


def test_there_is_no_round_after_the_last() -> None:
    with pytest.raises(ValueError, match="the next round is dealt when"):
        whole_game().next_round()


def test_an_illegal_action_changes_nothing() -> None:
    game = Game(table())
    before = (game.state, game.events, game.log)
    held_by_b = min(game.state.hands[1])
    with pytest.raises(IllegalAction) as refused:
        game.apply(Play(held_by_b, "A"))
    assert refused.value.reason is Reason.TILE_NOT_IN_HAND
    assert (game.state, game.events, game.log) == before


def test_only_the_seat_to_move_moves() -> None:
    game = Game(table())
    action = legal_actions(game.state)[0]
    with pytest.raises(IllegalAction) as refused:
        game.apply(action, seat=1)
    assert refused.value.reason is Reason.NOT_YOUR_TURN
    assert game.apply(action, seat=0)


def test_undo_and_redo_go_through_a_round() -> None:
    game = play_round(Game(table(SHORT)), random.Random(3))
    end, log = game.state, game.log[0]
    taken_back = []
    while game.can_undo:
        taken_back.append(game.undo())
    assert tuple(reversed(taken_back)) == log
    assert game.log == ((),)
    assert game.state == game.round_starts[0]
    assert game.scores == ()
    while game.can_redo:
        assert game.redo() == game.last_events
    assert (game.state, game.log) == (end, (log,))


def test_what_was_undone_is_forgotten_with_the_next_action() -> None:
    game = Game(table())
    first, second = legal_actions(game.state)[:2]
    game.apply(first)
    game.undo()
    game.apply(second)
    assert not game.can_redo
    assert game.log == ((second,),)


def test_undo_stops_at_the_deal_and_redo_at_the_last_action() -> None:
    game = Game(table(SHORT))
    with pytest.raises(ValueError, match="nothing to undo"):
        game.undo()
    with pytest.raises(ValueError, match="nothing to redo"):
        game.redo()
    play_round(game, random.Random(4))
    game.next_round()
    assert not game.can_undo


def test_a_game_goes_on_from_a_checkpoint() -> None:
    game = whole_game()
    resumed = Game.from_checkpoint(game.setup, game.round_starts[1], game.scores[:1])
    assert (resumed.round, resumed.scores, resumed.log) == (2, game.scores[:1], ((),))
    for action in game.log[1]:
        resumed.apply(action)
    resumed.next_round()
    assert resumed.state == game.round_starts[2]


@pytest.mark.parametrize("name", ["", "  ", "x" * 41, "two\nlines"])
def test_a_name_fits_on_a_line(name: str) -> None:
    with pytest.raises(ValueError, match="1 to 40 printable"):
        Player(name, "person")


@pytest.mark.parametrize("seed", ["", "x" * 129, "zwölf", "two\nlines"])
def test_a_seed_is_plain_text(seed: str) -> None:
    with pytest.raises(ValueError, match="1 to 128 printable ASCII"):
        Setup(QUICK, (Player("Ana", "person"), Player("Bo", "person")), seed)


@pytest.mark.parametrize(
    ("rules", "players", "error"),
    [
        ("quick, hand_sizes=9/9", 4, ValueError),
        ("quick, highest=9", 5, NonsenseOptions),
        ("quick", 1, ValueError),
    ],
)
def test_a_table_has_seats_that_the_rules_know(rules: str, players: int, error: Any) -> None:
    with pytest.raises(error):
        table(rules, players)


def test_an_action_is_told_with_its_reason() -> None:
    assert str(IllegalAction(Draw(), Reason.MUST_PLAY)) == "Draw(): must_play"
    assert Tile(2, 5) == Tile(5, 2)
