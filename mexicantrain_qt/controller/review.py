"""What would the master have done where a person had a choice, and how much did that matter?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot

from mexicantrain_qt.ai.deadlines import RANKING
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.controller.perspective import acting_seat, is_person
from mexicantrain_qt.controller.seeds import hint_seed
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.timeline import Moment, Timeline
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.view import PlayerView, view_for

LEVEL: PlayerKind = "master"
"""The level of the player who is asked; see ``ai.ranking.rank``."""
_WORST = 3
_MATTERS = 0.5
"""Fewer points than that are none, as far as can be foreseen."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of the person at *seat*: what was *done* after *moment*, and what the master would have done there.

    *cost*: by how many points the best is better than what was done, as far as can be foreseen; ``None`` where
    nobody could say.
    """

    moment: Moment
    seat: int
    done: Action
    best: Action
    cost: float | None

    @property
    def agrees(self) -> bool:
        return self.done == self.best


@dataclass(frozen=True, slots=True)
class _Question:
    moment: Moment
    view: PlayerView
    seed: str
    done: Action

    def answered(self, ranked: tuple[Ranked, ...]) -> Choice:
        best = ranked[0]
        done = next((one for one in ranked if one.action == self.done), None)
        cost = None if done is None else max(0.0, done.penalty - best.penalty)
        return Choice(self.moment, self.view.seat, self.done, best.action, cost)


class Review(QObject):
    """One round of a ``Timeline``, gone through by the master, who sees what the person saw, and says what a hint said.

    It thinks in a process of its own, so that a game may go on meanwhile.
    """

    progress = Signal(int, int)
    """So many choices of so many have been looked at."""

    done = Signal(object)
    """All of them: a tuple of ``Choice``, in the order of the round."""

    def __init__(
        self, timeline: Timeline, round_: int, thinker: Thinker, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._questions = _questions(timeline, round_)
        self._thinker = thinker
        self._tickets: dict[int, _Question] = {}
        self._choices: list[Choice] = []
        thinker.ranked.connect(self._on_ranked)

    def start(self) -> None:
        """Ask about every choice; ``done`` comes at once if there was none."""
        self.progress.emit(0, len(self._questions))
        for question in self._questions:
            ticket = self._thinker.ask_ranking(question.view, question.seed, RANKING)
            self._tickets[ticket] = question
        self._report()

    def cancel(self) -> None:
        """Neither signal comes any more."""
        for ticket in self._tickets:
            self._thinker.cancel(ticket)
        self._tickets.clear()

    @Slot(int, object)
    def _on_ranked(self, ticket: int, ranked: tuple[Ranked, ...]) -> None:
        question = self._tickets.pop(ticket, None)
        if question is not None:
            self._choices.append(question.answered(ranked))
            self.progress.emit(len(self._choices), len(self._questions))
            self._report()

    def _report(self) -> None:
        if len(self._choices) == len(self._questions):
            self.done.emit(tuple(sorted(self._choices, key=lambda choice: choice.moment)))


def worst_of(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The three that cost most, the dearest first; fewer where fewer cost anything."""
    dear = [choice for choice in choices if choice.cost is not None and choice.cost >= _MATTERS]
    return tuple(sorted(dear, key=lambda choice: -(choice.cost or 0.0))[:_WORST])


def _questions(timeline: Timeline, round_: int) -> tuple[_Question, ...]:
    """Where a person had more than one thing to do."""
    found = []
    course = timeline.course(round_)
    for at, action in enumerate(course.actions):
        moment, state = Moment(round_, at), course.states[at]
        seat = acting_seat(state, action)
        if is_person(timeline.setup, seat):
            view = view_for(state, seat, timeline.events_until(moment))
            if len(view.legal) > 1:
                seed = hint_seed(timeline.setup, timeline.number(round_), at)
                found.append(_Question(moment, view, seed, action))
    return tuple(found)
