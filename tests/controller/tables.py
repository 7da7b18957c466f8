"""A table, computer players and games for the controller, all as calm or as quick as a test wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.game import Game, Player, PlayerKind, Setup
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.options import QUICK, RuleOptions
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.saves.store import SaveStore

TWO = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-3
    train B marked: 12-5
    hand A: 3-6 5-8 10-12 0-0
    hand B: 0-1 6-7 5-9
    boneyard: 2-2 1-1"""

NOTHING_FITS = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-3
    train B: 12-5
    train M: 12-4
    hand A: 0-0 1-6
    hand B: 0-1 5-7
    boneyard: 1-1 2-2"""


CALLS = """
    rules: quick, last_tile_call=required, last_tile_penalty=1
    engine: 12-12
    turn: {turn}
    train A: 12-3
    train B: 12-5
    hand A: {a}
    hand B: {b}
    boneyard: 2-2 1-1 8-9"""


class ObedientThinker(Thinker):
    """Computer players that do what the test says, when it says so."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, PlayerView, str]] = []
        self.to_rank: dict[int, PlayerView] = {}
        self.asked_to_rank: list[tuple[PlayerView, str]] = []
        self._rankings = 1000
        self._last: int | None = None

    def ask(self, kind: str, view: PlayerView, seed: str, seconds: float) -> int:
        assert seconds > 0
        self.asked.append((kind, view, seed))
        self._last = len(self.asked)
        return self._last

    def ask_ranking(self, view: PlayerView, seed: str, seconds: float) -> int:
        assert seconds > 0
        self._rankings += 1
        self.to_rank[self._rankings] = view
        self.asked_to_rank.append((view, seed))
        return self._rankings

    def cancel(self, ticket: int | None = None) -> None:
        if ticket in (None, self._last):
            self._last = None
        if ticket is None:
            self.to_rank.clear()
        else:
            self.to_rank.pop(ticket, None)

    def thinks(self) -> bool:
        """Whether a question waits for its answer."""
        return self._last is not None

    def answer(self, action: Action | None = None) -> None:
        """Answer the question that waits: with *action*, or with the first thing that is legal."""
        ticket, self._last = self._last, None
        assert ticket is not None
        self.answered.emit(ticket, action or self.asked[ticket - 1][1].legal[0])

    def rank(self, *best: Action, apart: float = 3.0) -> None:
        """Answer the oldest question for a ranking: *best* first, then the rest, each so many points behind the other."""
        ticket = min(self.to_rank)
        legal = self.to_rank.pop(ticket).legal
        order = (*best, *(action for action in legal if action not in best))
        self.ranked.emit(ticket, tuple(Ranked(action, place * apart) for place, action in enumerate(order)))

    def answer_late(self, ticket: int, action: Action) -> None:
        """Answer a question that nobody waits for any more."""
        self.answered.emit(ticket, action)


class Table:
    """Notes all that the controller says. ``settles_at_once``: it has no animation."""

    SIGNALS = (
        "game_opened",
        "happened",
        "shown",
        "your_turn",
        "refused",
        "thinking",
        "cover",
        "round_over",
        "game_over",
        "finished",
        "left",
        "undo_changed",
        "trouble",
    )

    def __init__(self, store: SaveStore, *, settles_at_once: bool = False) -> None:
        self.thinker = ObedientThinker()
        self.controller = GameController(store, self.thinker)
        self.heard: list[tuple[str, tuple[Any, ...]]] = []
        if settles_at_once:
            # Connected first: whoever is connected later must hear everything in the right order all the same.
            self.controller.happened.connect(lambda *_: self.controller.table_settled())
        for name in self.SIGNALS:
            getattr(self.controller, name).connect(self._note(name))

    @property
    def game(self) -> Game:
        assert self.controller.game is not None
        return self.controller.game

    def log(self) -> tuple[tuple[Action, ...], ...]:
        """The actions that stand, by round."""
        return self.game.log

    @property
    def names(self) -> list[str]:
        """What was heard, without details."""
        return [name for name, _ in self.heard]

    def all(self, name: str) -> list[tuple[Any, ...]]:
        """The details of every *name* that was heard."""
        return [what for heard, what in self.heard if heard == name]

    def last(self, name: str) -> tuple[Any, ...]:
        return self.all(name)[-1]

    def settle(self) -> None:
        self.controller.table_settled()

    def forget(self) -> None:
        """From here on only what is new counts."""
        self.heard.clear()

    def _note(self, name: str) -> Callable[..., None]:
        def note(*what: Any) -> None:
            self.heard.append((name, what))

        return note


def players(kinds: str) -> tuple[Player, ...]:
    """``p`` is a person, ``c`` a computer player: ``pccp`` is a table of four."""
    words: dict[str, PlayerKind] = {"p": "person", "c": "casual"}
    return tuple(Player(f"Player {seat}", words[kind]) for seat, kind in enumerate(kinds))


def setup_for(kinds: str, options: RuleOptions = QUICK, seed: str = "a seed") -> Setup:
    return Setup(options, players(kinds), seed)


def game_at(kinds: str, position: str) -> Game:
    """A game that goes on at *position*."""
    start = read_position(position)
    return Game.from_checkpoint(setup_for(kinds, start.options), start, ())
