"""Who asks the computer players in the tests of the thinker, and about what?"""

from __future__ import annotations

import random

from mexicantrain_qt.ai.levels import strategy_for
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.controller.worker_process import Work
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.view import PlayerView, view_for

AMPLE_MS = 120_000
AMPLE = 120.0

VIEW = view_for(
    read_position("""
        rules: quick
        engine: 12-12
        turn: A
        train A: 12-3
        train B marked: 12-5
        hand A: 5-6 3-5 0-12 2-6 6-8 2-12
        hand B: 0-1
        boneyard: 0-0 1-1"""),
    0,
)

_ONE_TILE = """
    rules: quick
    engine: 12-12
    turn: A
    train A: 12-11
    train B: 12-10
    hand A: {tile}
    hand B: 0-1
    boneyard: 0-0 1-1"""


class Asker:
    """A thinker, and every answer it has given so far."""

    def __init__(self, work: Work | None = None) -> None:
        self.thinker = Thinker() if work is None else Thinker(worker=work)
        self.answers: list[tuple[int, Action]] = []
        self.rankings: list[tuple[int, tuple[Ranked, ...]]] = []
        self.thinker.answered.connect(self._on_answered)
        self.thinker.ranked.connect(self._on_ranked)

    def ask(self, kind: str, seconds: float = AMPLE) -> int:
        return self.thinker.ask(kind, VIEW, "seed", seconds)

    def ask_ranking(self, view: PlayerView = VIEW, seconds: float = AMPLE) -> int:
        return self.thinker.ask_ranking(view, "seed", seconds)

    def pid(self) -> int:
        worker = self.thinker._worker
        assert worker is not None
        assert worker.pid is not None
        return worker.pid

    def _on_answered(self, ticket: int, action: Action) -> None:
        self.answers.append((ticket, action))

    def _on_ranked(self, ticket: int, ranked: tuple[Ranked, ...]) -> None:
        self.rankings.append((ticket, ranked))


def one_tile(tile: str) -> PlayerView:
    """A hand of one tile, which fits nowhere; see ``odd_ranking``."""
    return view_for(read_position(_ONE_TILE.format(tile=tile)), 0)


def usual(kind: str, view: PlayerView = VIEW) -> Action:
    return strategy_for(kind)(view, random.Random("seed"))
