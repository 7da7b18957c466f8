"""What does the process that thinks for the computer players do?"""

from __future__ import annotations

import inspect
import random
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, cast

from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

if TYPE_CHECKING:
    from multiprocessing.connection import Connection  # the program that asks loads it later

    from mexicantrain_qt.ai.levels import Strategy


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has started, and waits for questions."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would the computer player *kind* do here? *ticket* comes back with the answer.

    *seconds*: how long it may think from now on.
    """

    ticket: int
    kind: str
    view: PlayerView
    seed: str
    seconds: float


@dataclass(frozen=True, slots=True)
class RankingQuestion:
    """How good is everything that is legal here? The fields mean what they mean in ``Question``."""

    ticket: int
    view: PlayerView
    seed: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What the player does: one of the legal actions of the view."""

    ticket: int
    action: Action


@dataclass(frozen=True, slots=True)
class RankingAnswer:
    """All legal actions of the view, the best first."""

    ticket: int
    ranked: tuple[Ranked, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """The player raised an error, or chose what is not legal; *error* says where, for the log."""

    ticket: int
    error: str


Report: TypeAlias = Ready | Answer | RankingAnswer | Failure


class Rank(Protocol):
    """What ``ai.ranking.rank`` is."""

    def __call__(self, view: PlayerView, rng: random.Random, until: float) -> tuple[Ranked, ...]: ...


class _Hurried(Protocol):
    """A computer player that can be told when to stop thinking, in seconds of ``time.monotonic``."""

    def __call__(self, view: PlayerView, rng: random.Random, until: float) -> Action: ...


class ChoseIllegal(ValueError):
    """A computer player chose an action that its view does not offer, or ranked others than its view offers."""


def choose(strategy: Strategy, view: PlayerView, seed: str, seconds: float) -> Action:
    """The choice of *strategy*, which is told about the *seconds* it has if it can make use of that.

    Raises ``ChoseIllegal``, and whatever the strategy raises.
    """
    rng = random.Random(seed)
    if "until" in inspect.signature(strategy).parameters:
        action = cast("_Hurried", strategy)(view, rng, until=time.monotonic() + seconds)
    else:
        action = strategy(view, rng)
    if action not in view.legal:
        raise ChoseIllegal(f"{action} is none of {view.legal}")
    return action


def usual_player(kind: str) -> Strategy:
    """The computer player of that level. Raises ``KeyError`` for a kind that is none."""
    from mexicantrain_qt.ai.levels import strategy_for  # noqa: PLC0415  the process that asks need not know them

    return strategy_for(kind)


def usual_ranking(view: PlayerView, rng: random.Random, until: float) -> tuple[Ranked, ...]:
    """What the master thinks of all legal actions."""
    from mexicantrain_qt.ai.ranking import rank  # noqa: PLC0415  as above

    return rank(view, rng, until)


def work(
    connection: Connection, find: Callable[[str], Strategy] = usual_player, rank: Rank = usual_ranking
) -> None:
    """Answer one question after the other, until the other end of *connection* is closed.

    That is also what happens when the program that asks dies, in whatever way.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program that asks
    try:
        if find is usual_player:
            find("master")  # loads all levels; the first question should not have to wait for that
        connection.send(Ready())
        while True:
            connection.send(_report(connection.recv(), find, rank))
    except (EOFError, OSError):
        return


def _report(question: Question | RankingQuestion, find: Callable[[str], Strategy], rank: Rank) -> Report:
    try:
        if isinstance(question, RankingQuestion):
            return RankingAnswer(question.ticket, _ranked(rank, question))
        action = choose(find(question.kind), question.view, question.seed, question.seconds)
        return Answer(question.ticket, action)
    except Exception:  # noqa: BLE001 - this is the border: a player's mistake must not end the game
        return Failure(question.ticket, traceback.format_exc())


def _ranked(rank: Rank, question: RankingQuestion) -> tuple[Ranked, ...]:
    view = question.view
    ranked = rank(view, random.Random(question.seed), until=time.monotonic() + question.seconds)
    if sorted(map(repr, view.legal)) != sorted(repr(one.action) for one in ranked):
        raise ChoseIllegal(f"{ranked} are not {view.legal}")
    return ranked
