"""How far back does one undo go, and how far forward one redo?"""

from __future__ import annotations

from typing import Literal, TypeAlias

from mexicantrain_qt.controller.perspective import acting_seat, forced, persons
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.events import Event, RoundEnded, TileDrawn
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.view import legal_for

UndoRule: TypeAlias = Literal["never", "until_seen", "always"]
"""May a person take back? Never; unless a hidden tile has been seen since; or whatever has been seen."""


def undo_steps(game: Game, rule: UndoRule, *, automatic: bool) -> int:
    """How many actions lie between now and the last decision of a person; 0 if there is no way back to it.

    *automatic*: a draw, pass or done without a choice is done by itself, and so was no decision. The round
    before, and what the computer players did first in this round, are never taken back.
    """
    if rule == "never":
        return 0
    people = persons(game.setup)
    steps = found = 0
    # Game keeps its past to itself; walking there and back is the way to look at it.
    while game.can_undo and not found:
        if rule == "until_seen" and _shows_a_tile(game.last_events, people):
            break
        action = game.undo()
        steps += 1
        if _decides(game.state, action, people, automatic=automatic):
            found = steps
    for _ in range(steps):
        game.redo()
    return found


def redo_steps(game: Game, rule: UndoRule, *, automatic: bool) -> int:
    """How many undone actions lie between now and the next decision of a person, or the end of them."""
    if rule == "never":
        return 0
    people = persons(game.setup)
    steps = 0
    while game.can_redo:
        before = game.state
        game.redo()
        if steps and _decides(before, game.log[-1][-1], people, automatic=automatic):
            game.undo()
            break
        steps += 1
    for _ in range(steps):
        game.undo()
    return steps


def _decides(state: State, action: Action, people: tuple[int, ...], *, automatic: bool) -> bool:
    seat = acting_seat(state, action)
    return seat in people and not (automatic and forced(legal_for(state, seat)) == action)


def _shows_a_tile(events: tuple[Event, ...], people: tuple[int, ...]) -> bool:
    """Whether *events* showed a person a tile that was hidden before, other than by playing it."""
    return any(
        isinstance(event, RoundEnded) or (isinstance(event, TileDrawn) and event.seat in people)
        for event in events
    )
