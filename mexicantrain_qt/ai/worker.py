"""What does the process that thinks for the computer players do?"""

from __future__ import annotations

import random
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, TypeAlias

from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

if TYPE_CHECKING:
    from mexicantrain_qt.ai.levels import Strategy


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has started, and waits for questions."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would the computer player *kind* do here? *ticket* comes back with the answer."""

    ticket: int
    kind: str
    view: PlayerView
    seed: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player does: one of the legal actions of the view."""

    ticket: int
    action: Action


@dataclass(frozen=True, slots=True)
class Failure:
    """The player raised an error, or chose what is not legal; *error* says where, for the log."""

    ticket: int
    error: str


Report: TypeAlias = Ready | Answer | Failure


class ChoseIllegal(ValueError):
    """A computer player chose an action that its view does not offer."""


def choose(strategy: Strategy, view: PlayerView, seed: str) -> Action:
    """The choice of *strategy*. Raises ``ChoseIllegal``, and whatever the strategy raises."""
    action = strategy(view, random.Random(seed))
    if action not in view.legal:
        raise ChoseIllegal(f"{action} is none of {view.legal}")
    return action


def usual_player(kind: str) -> Strategy:
    """The computer player of that level. Raises ``KeyError`` for a kind that is none."""
    from mexicantrain_qt.ai.levels import strategy_for  # noqa: PLC0415  the process that asks need not know them

    return strategy_for(kind)


def work(connection: Connection, find: Callable[[str], Strategy] = usual_player) -> None:
    """Answer one ``Question`` after the other, until the other end of *connection* is closed.

    That is also what happens when the program that asks dies, in whatever way.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program that asks
    try:
        connection.send(Ready())
        while True:
            connection.send(_report(connection.recv(), find))
    except (EOFError, OSError):
        return


def _report(question: Question, find: Callable[[str], Strategy]) -> Report:
    try:
        return Answer(question.ticket, choose(find(question.kind), question.view, question.seed))
    except Exception:  # noqa: BLE001 - this is the border: a player's mistake must not end the game
        return Failure(question.ticket, traceback.format_exc())
