"""Where does every action of a game lie, so that one can go to any of them?"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.deal import deal_round
from mexicantrain_qt.rules.events import Event, TurnStarted
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.turns import apply


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """After so many *actions* of a round; 0 is the first round that can be looked at."""

    round: int
    actions: int


@dataclass(frozen=True, slots=True)
class Course:
    """One round: its states, and what led to each; state *i* is the one after *i* actions, state 0 the one after the deal."""

    states: tuple[State, ...]
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]

    @property
    def turns(self) -> tuple[int, ...]:
        """After how many actions a turn begins, the deal and the end of the round among them."""
        starts = [
            at
            for at, events in enumerate(self.events)
            if any(isinstance(event, TurnStarted) for event in events)
        ]
        return tuple(sorted({0, *starts, len(self.actions)}))


class Timeline:
    """All moments of the finished rounds of *game*. A round is carried out again when somebody first looks at it."""

    def __init__(self, game: Game) -> None:
        self.setup = game.setup
        self.scores = game.scores
        finished = [
            (start, log)
            for start, log in zip(game.round_starts, game.log, strict=True)
            if start.round <= len(game.scores)
        ]
        self._starts = tuple(start for start, _ in finished)
        self._log = tuple(log for _, log in finished)
        self._courses: dict[int, Course] = {}

    @property
    def rounds(self) -> int:
        """How many rounds there are to look at: those that are finished, and whose actions are known."""
        return len(self._log)

    def number(self, round_: int) -> int:
        """The number of a round in its game, which counts from 1."""
        return self._starts[round_].round

    def course(self, round_: int) -> Course:
        """What happened in a round."""
        if round_ not in self._courses:
            start = self._starts[round_]
            self._courses[round_] = _course(start, self._deal(start), self._log[round_])
        return self._courses[round_]

    def state(self, moment: Moment) -> State:
        return self.course(moment.round).states[moment.actions]

    def events_until(self, moment: Moment) -> tuple[Event, ...]:
        """What happened in the round up to *moment*, the deal first."""
        events = self.course(moment.round).events[: moment.actions + 1]
        return tuple(event for some in events for event in some)

    def after(self, moment: Moment) -> Moment | None:
        """One action later; the next deal comes after the end of a round."""
        if moment.actions < len(self._log[moment.round]):
            return Moment(moment.round, moment.actions + 1)
        return Moment(moment.round + 1, 0) if moment.round < self.rounds - 1 else None

    def before(self, moment: Moment) -> Moment | None:
        """One action earlier; the end of the round before comes before a deal."""
        if moment.actions:
            return Moment(moment.round, moment.actions - 1)
        return self.round_end(moment.round - 1) if moment.round else None

    def next_turn(self, moment: Moment) -> Moment | None:
        """The beginning of the next turn."""
        turns = self.course(moment.round).turns
        index = bisect_right(turns, moment.actions)
        return Moment(moment.round, turns[index]) if index < len(turns) else self.after(moment)

    def turn_before(self, moment: Moment) -> Moment | None:
        """The beginning of this turn, or of the one before if it is just beginning."""
        turns = self.course(moment.round).turns
        index = bisect_left(turns, moment.actions)
        return Moment(moment.round, turns[index - 1]) if index else self.before(moment)

    def round_end(self, round_: int) -> Moment:
        return Moment(round_, len(self._log[round_]))

    def _deal(self, start: State) -> tuple[Event, ...]:
        """What happened before *start*; nothing is known of that where it was dealt otherwise than it would be now."""
        before = self.scores[: start.round - 1]
        state, events = deal_round(
            self.setup.options,
            len(self.setup.players),
            self.setup.seed,
            start.round,
            totals=start.totals,
            last_penalties=before[-1].penalties if before else None,
            engines=[score.engine for score in before],
        )
        return events if state == start else ()


def _course(start: State, deal: tuple[Event, ...], actions: tuple[Action, ...]) -> Course:
    states, happened = [start], [deal]
    for action in actions:
        state, events = apply(states[-1], action)
        states.append(state)
        happened.append(events)
    return Course(tuple(states), actions, tuple(happened))
