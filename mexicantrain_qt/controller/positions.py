"""How does a position that somebody wrote down become a game?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from mexicantrain_qt.controller.seeds import new_seed
from mexicantrain_qt.rules.game import Game, Player, RoundScore, Setup
from mexicantrain_qt.rules.notation import NotationError, read_position
from mexicantrain_qt.rules.state import State


@dataclass(frozen=True, slots=True)
class BadPosition:
    """A text is no position that can be played. *line* (from 1) is the first bad one; 0 if something is missing."""

    line: int


@dataclass(frozen=True, slots=True)
class RoundIsOver:
    """In this position nobody can do anything any more."""


def game_at(text: str, names: Sequence[str]) -> Game | BadPosition | RoundIsOver:
    """The game that goes on at the position *text*: a person plays the seat to move, computer players the others.

    *names*: one for every seat, at least. Rounds before are known by their sums alone, as in any old game.
    """
    try:
        state = read_position(text)
    except NotationError as error:
        return BadPosition(error.line)
    if state.result is not None:
        return RoundIsOver()
    players = tuple(
        Player(names[seat], "person" if seat == state.turn else "casual") for seat in range(state.players)
    )
    if state.round == 1:
        state = replace(state, totals=(0,) * state.players)
    return Game.from_checkpoint(Setup(state.options, players, new_seed()), state, _scores(state))


def _scores(state: State) -> tuple[RoundScore, ...]:
    """Rounds that sum up to the totals of *state*: everything in the first, as nobody knows better."""
    engines = [number for number in range(state.options.highest, -1, -1) if number != state.engine]
    nothing = (0,) * state.players
    return tuple(
        RoundScore(number, engine, (), nothing if number > 1 else state.totals)
        for number, engine in enumerate(engines[: state.round - 1], start=1)
    )
