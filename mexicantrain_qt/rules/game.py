"""What is a game? A setup and a list of actions; everything else follows from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.deal import deal_round
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.scoring import Standing, standing, totals
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.rules.view import PlayerView, view_for

PlayerKind: TypeAlias = Literal["person", "beginner", "casual", "regular", "expert", "master", "grandmaster"]

LONGEST_NAME = 40
LONGEST_SEED = 128


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name as it was typed, and a person or the level of a computer player.

    Raises ``ValueError`` for an empty or overlong name, or one that does not fit on a line.
    """

    name: str
    kind: PlayerKind

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}

    def __post_init__(self) -> None:
        if not self.name.strip() or len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise ValueError(f"a name has 1 to {LONGEST_NAME} printable characters")


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from. The deals of all rounds follow from *seed*.

    Raises ``ValueError`` for a number of players that the options do not know, or a bad seed.
    """

    options: RuleOptions
    players: tuple[Player, ...]
    seed: str

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}

    def __post_init__(self) -> None:
        self.options.hand_size(len(self.players))
        if (
            not self.seed
            or len(self.seed) > LONGEST_SEED
            or not (self.seed.isascii() and self.seed.isprintable())
        ):
            raise ValueError(f"a seed has 1 to {LONGEST_SEED} printable ASCII characters")


@dataclass(frozen=True, slots=True)
class RoundScore:
    """What one finished round came to: its engine, who went out (nobody: blocked), and the penalties by seat."""

    round: int
    engine: int
    out: tuple[int, ...]
    penalties: tuple[int, ...]

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}


@dataclass(slots=True)
class _Round:
    """One round as far as it is known: its states and events by action, and how many actions stand."""

    states: list[State]
    events: list[tuple[Event, ...]]
    actions: list[Action] = field(default_factory=list)
    cursor: int = 0

    @property
    def state(self) -> State:
        return self.states[self.cursor]


class Game:
    """A game in progress or finished: the log of actions over all rounds, and a cursor in the last round."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._rounds: list[_Round] = []
        self._scores: list[RoundScore] = []
        self._deal()

    @classmethod
    def replay(cls, setup: Setup, log: Iterable[Sequence[Action]]) -> Game:
        """The game after *log*, one sequence of actions a round.

        Raises ``IllegalAction`` at the first action that the rules refuse, ``ValueError`` for a
        round after one that is not over.
        """
        game = cls(setup)
        for number, actions in enumerate(log):
            if number:
                game.next_round()
            for action in actions:
                game.apply(action)
        return game

    @classmethod
    def from_checkpoint(cls, setup: Setup, start: State, scores: Sequence[RoundScore]) -> Game:
        """A game that goes on at *start*, the first state of a round, after the rounds of *scores*.

        For a log that no longer replays: earlier rounds are kept as their scores alone.
        """
        game = cls(setup)
        game._scores = list(scores)
        game._rounds = [_Round([start], [()])]
        return game

    @property
    def state(self) -> State:
        return self._rounds[-1].state

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def round_over(self) -> bool:
        return self.state.result is not None

    @property
    def is_over(self) -> bool:
        return self.round_over and self.round == self.setup.options.rounds

    @property
    def log(self) -> tuple[tuple[Action, ...], ...]:
        """The actions that stand, by round; what was undone is left out."""
        return tuple(tuple(dealt.actions[: dealt.cursor]) for dealt in self._rounds)

    @property
    def round_starts(self) -> tuple[State, ...]:
        """The first state of every round of the log."""
        return tuple(dealt.states[0] for dealt in self._rounds)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened in this round so far, the deal first."""
        dealt = self._rounds[-1]
        return tuple(event for events in dealt.events[: dealt.cursor + 1] for event in events)

    @property
    def last_events(self) -> tuple[Event, ...]:
        """What the last action that stands did (the deal, when there is none)."""
        dealt = self._rounds[-1]
        return dealt.events[dealt.cursor]

    @property
    def scores(self) -> tuple[RoundScore, ...]:
        """The finished rounds, this one included once it is over."""
        result = self.state.result
        if result is None:
            return tuple(self._scores)
        this = RoundScore(self.round, self.state.engine, result.out, result.penalties)
        return (*self._scores, this)

    @property
    def totals(self) -> tuple[int, ...]:
        """The sums of the finished rounds by seat."""
        return totals([score.penalties for score in self.scores], len(self.setup.players))

    @property
    def standing(self) -> Standing:
        """Who is first after the finished rounds."""
        return standing(
            self.setup.options, [score.penalties for score in self.scores], len(self.setup.players)
        )

    def view(self, seat: int) -> PlayerView:
        """What *seat* may know now."""
        return view_for(self.state, seat, self.events)

    def apply(self, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out *action* and tell what happened; what was undone before is forgotten.

        Raises ``IllegalAction`` and changes nothing if the rules refuse it.
        """
        dealt = self._rounds[-1]
        state, events = apply(dealt.state, action, seat)
        del dealt.actions[dealt.cursor :]
        del dealt.states[dealt.cursor + 1 :]
        del dealt.events[dealt.cursor + 1 :]
        dealt.actions.append(action)
        dealt.states.append(state)
        dealt.events.append(events)
        dealt.cursor += 1
        return events

    def next_round(self) -> tuple[Event, ...]:
        """Deal the next round. Raises ``ValueError`` while this one is not over, or after the last."""
        if not self.round_over or self.is_over:
            raise ValueError("the next round is dealt when a round is over and another is left")
        self._scores = list(self.scores)
        return self._deal()

    @property
    def can_undo(self) -> bool:
        return self._rounds[-1].cursor > 0

    @property
    def can_redo(self) -> bool:
        dealt = self._rounds[-1]
        return dealt.cursor < len(dealt.actions)

    def undo(self) -> Action:
        """Take back the last action of this round. Raises ``ValueError`` at the start of the round."""
        if not self.can_undo:
            raise ValueError("nothing to undo in this round")
        dealt = self._rounds[-1]
        dealt.cursor -= 1
        return dealt.actions[dealt.cursor]

    def redo(self) -> tuple[Event, ...]:
        """Carry out again what was undone last. Raises ``ValueError`` if nothing was."""
        if not self.can_redo:
            raise ValueError("nothing to redo")
        dealt = self._rounds[-1]
        dealt.cursor += 1
        return dealt.events[dealt.cursor]

    def _deal(self) -> tuple[Event, ...]:
        setup = self.setup
        state, events = deal_round(
            setup.options,
            len(setup.players),
            setup.seed,
            len(self._scores) + 1,
            # Not self.totals: the round before is still the last one here, and would count twice.
            totals=totals([score.penalties for score in self._scores], len(setup.players)),
            last_penalties=self._scores[-1].penalties if self._scores else None,
            engines=[score.engine for score in self._scores],
        )
        self._rounds.append(_Round([state], [events]))
        return events
