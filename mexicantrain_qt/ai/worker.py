"""What does the process that thinks for the computer players do?"""

from __future__ import annotations

import contextlib
import inspect
import os
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
    from mexicantrain_qt.ai.thought import Partner

_CORES_FOR_TWO = 3
"""One of them is for the table, which has to move smoothly whoever thinks."""


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


class ChoseIllegal(ValueError):
    """A computer player chose an action that its view does not offer, or ranked others than its view offers."""


def choose(
    strategy: Strategy, view: PlayerView, seed: str, seconds: float, partner: Partner | None = None
) -> Action:
    """The choice of *strategy*, which is told about the *seconds* it has, and of a *partner*, if it can make use of that.

    Raises ``ChoseIllegal``, and whatever the strategy raises.
    """
    useful = {"until": time.monotonic() + seconds, "partner": partner}
    taken = {name: useful[name] for name in useful if name in inspect.signature(strategy).parameters}
    action = cast("Callable[..., Action]", strategy)(view, random.Random(seed), **taken)
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
    connection: Connection,
    find: Callable[[str], Strategy] = usual_player,
    rank: Rank = usual_ranking,
    cores: int | None = None,
) -> None:
    """Answer one question after the other, until the other end of *connection* is closed.

    That is also what happens when the program that asks dies, in whatever way. With enough *cores* (those that it may use,
    if they are not given) a second process thinks along for who can make use of it; it starts when such a player is asked
    for the first time.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program that asks
    desk = _AnswerDesk(find, rank, _cores() if cores is None else cores)
    try:
        if find is usual_player:
            find("master")  # loads all levels; the first question should not have to wait for that
        connection.send(Ready())
        while True:
            connection.send(desk.report(connection.recv()))
    except (EOFError, OSError):
        return


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):  # neither Windows nor macOS has it
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _AnswerDesk:
    """Where the questions are answered."""

    def __init__(self, find: Callable[[str], Strategy], rank: Rank, cores: int) -> None:
        self._find = find
        self._rank = rank
        self._may_have_partner = cores >= _CORES_FOR_TWO
        self._partner: Partner | None = None

    def report(self, question: Question | RankingQuestion) -> Report:
        try:
            if isinstance(question, RankingQuestion):
                return RankingAnswer(question.ticket, _ranked(self._rank, question))
            strategy = self._find(question.kind)
            if self._may_have_partner and "partner" in inspect.signature(strategy).parameters:
                self._get_partner()
            action = choose(strategy, question.view, question.seed, question.seconds, self._partner)
            return Answer(question.ticket, action)
        except Exception:  # noqa: BLE001 - this is the border: a player's mistake must not end the game
            return Failure(question.ticket, traceback.format_exc())

    def _get_partner(self) -> None:
        """Start the second process, once; where it is lost, this one goes on alone."""
        from mexicantrain_qt.ai.partner import PartnerProcess  # noqa: PLC0415  hardly ever needed

        self._may_have_partner = False
        with contextlib.suppress(OSError):
            self._partner = PartnerProcess()


def _ranked(rank: Rank, question: RankingQuestion) -> tuple[Ranked, ...]:
    view = question.view
    ranked = rank(view, random.Random(question.seed), until=time.monotonic() + question.seconds)
    if sorted(map(repr, view.legal)) != sorted(repr(one.action) for one in ranked):
        raise ChoseIllegal(f"{ranked} are not {view.legal}")
    return ranked
