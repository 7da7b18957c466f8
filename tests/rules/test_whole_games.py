"""Does everything that always holds hold, whatever the options are and whatever is played?"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mexicantrain_qt.lab.invariants import (
    Broken,
    check_actions,
    check_legal,
    check_replay,
    check_text,
    check_tiles,
)
from mexicantrain_qt.lab.random_games import Wanted, play
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import SHEETS
from mexicantrain_qt.rules.tiles import full_set
from tests.rules.positions import position
from tests.rules.random_tables import setups
from tests.rules.retelling import told


class AnyGame(RuleBasedStateMachine):
    """A game at any table, in which people act, take back and go on."""

    @initialize(setup=setups())
    def sit_down(self, setup: Setup) -> None:
        self.game = Game(setup)

    @precondition(lambda self: not self.game.round_over)
    @rule(choice=st.integers(0, 1000), more=st.integers(0, 9))
    def act(self, choice: int, more: int) -> None:
        for one in range(choice, choice + more + 1):
            if not self.game.round_over:
                legal = legal_actions(self.game.state)
                self.game.apply(legal[one % len(legal)])

    @precondition(lambda self: self.game.round_over and not self.game.is_over)
    @rule()
    def go_on(self) -> None:
        self.game.next_round()

    @precondition(lambda self: self.game.can_undo)
    @rule(actions=st.integers(1, 20))
    def take_back_and_do_again(self, actions: int) -> None:
        game = self.game
        before = (game.state, game.log, game.events)
        done = [game.undo() for _ in range(min(actions, len(game.log[-1])))]
        check_tiles(game.state)
        for _ in done:
            game.redo()
        assert (game.state, game.log, game.events) == before

    @precondition(lambda self: self.game.can_undo)
    @rule()
    def take_back(self) -> None:
        self.game.undo()

    @precondition(lambda self: self.game.is_over)
    @rule()
    def keep(self) -> None:
        check_replay(self.game)

    @invariant()
    def holds(self) -> None:
        state = self.game.state
        check_tiles(state)
        check_legal(state, legal_actions(state))
        check_text(state)
        check_actions(state)
        assert told(self.game.events, len(full_set(state.options.highest))).agrees_with(state)


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_whole_game_of_a_sheet_comes_to_its_end(sheet: Any, seats: int) -> None:
    options = SHEETS[sheet]
    played = play(Wanted("to the end", options, seats))
    assert (played.seats, played.rounds) == (seats, options.rounds)
    assert played.actions >= played.rounds * seats


@pytest.mark.parametrize("number", range(5))
def test_a_whole_game_of_any_options_comes_to_its_end(number: int) -> None:
    assert play(Wanted(f"any/{number}")).rounds


LOST = """
    rules: quick
    engine: 12-12
    turn: A
    hand A: 1-2
    hand B: 3-4
"""


def test_a_tile_that_is_lost_is_noticed() -> None:
    with pytest.raises(Broken, match="not every tile is there"):
        check_tiles(position(LOST))
