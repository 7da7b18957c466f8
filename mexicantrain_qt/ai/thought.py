"""What comes of it when the most promising actions are tried out?"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, replace
from typing import Protocol

from mexicantrain_qt.ai.endings import is_ending
from mexicantrain_qt.ai.leanings import leanings
from mexicantrain_qt.ai.playout_rules import playout_rules
from mexicantrain_qt.ai.reading import lays_whole_train
from mexicantrain_qt.ai.sampling import Worlds
from mexicantrain_qt.ai.trials import Belief, Evidence, Trials, is_late
from mexicantrain_qt.ai.voids import seen
from mexicantrain_qt.ai.worth import relative_penalty, standing_worth
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.view import PlayerView

_UNUSUAL = 3
_FIRST_TRAINS = 3
_SEARCH = 200  # after the first time the ending is known
_LEAST = 25  # with fewer tiles it is the rest that takes the time


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought a choice is worth, and how far first impressions are trusted.

    ``candidates``: how many actions are tried. ``tiles``: about how many tiles are laid and drawn in all playouts together,
    a few microseconds each. ``batch``: after so many worlds, what is ``hopeless`` errors worse than the best is given up.
    ``halves``: the worlds are looked at in two halves that know nothing of each other, so that two can do it at once.

    An action that the judgement holds to be x pips worse than the expert's choice is believed to be ``trust`` · x pips
    worse, give or take ``doubt`` + ``more_doubt`` · x. The expert's choice is left only for one that is ``sure``
    errors better.

    ``reads_choices``: what the others chose tells about their hands. ``plays_to_win``: in the last round it is the
    standing that counts, too. ``solves_endings``: when the other player's hand is known, the own choices to come are searched
    to the end.
    """

    candidates: int = 4
    tiles: int = 80_000
    batch: int = 24
    hopeless: float = 1.5
    trust: float = 0.33
    doubt: float = 3.5
    more_doubt: float = 0.2
    sure: float = 0.5
    reads_choices: bool = False
    plays_to_win: bool = False
    solves_endings: bool = False
    halves: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """Some actions of the seat of *view* that are to be tried out; the first is the one the others are measured by.

    *beliefs*: what is held of each beforehand. *until*: when to stop at the latest, in seconds of ``time.monotonic``,
    which is the same clock for all processes of a computer.
    """

    view: PlayerView
    effort: Effort
    candidates: tuple[Action, ...]
    beliefs: tuple[Belief, ...]
    rng: random.Random
    until: float | None


@dataclass(frozen=True, slots=True)
class Findings:
    """What came of a thought: the *cost* of its first action, and by how much each action did *worse* than that."""

    cost: Evidence
    worse: tuple[Evidence, ...]

    def __add__(self, other: Findings) -> Findings:
        worse = tuple(one + more for one, more in zip(self.worse, other.worse, strict=True))
        return Findings(self.cost + other.cost, worse)


class Partner(Protocol):
    """Somebody who thinks at the same time."""

    def begin(self, thought: Thought) -> bool:
        """Think about it from now on; whether that is possible."""

    def findings(self) -> Findings | None:
        """What came of it, when it has; nothing if something went wrong."""


def find_out(thought: Thought, partner: Partner | None = None) -> Findings:
    """Do all of *thought*; of two halves, one is left to *partner* if there is one.

    What is found does not depend on who thinks, as long as there is time enough.
    """
    if not thought.effort.halves or _solves(thought):
        return _think(thought)
    first, second = _halves(thought)
    if partner is not None and partner.begin(second):
        found = _think(first)
        return found + (partner.findings() or _think(second))
    if first.until is not None:
        now = time.monotonic()
        first = replace(first, until=now + (first.until - now) / 2)
    return _think(first) + _think(second)


def _halves(thought: Thought) -> tuple[Thought, Thought]:
    effort = replace(thought.effort, tiles=thought.effort.tiles // 2, halves=False)
    one, other = (random.Random(thought.rng.getrandbits(64)) for _ in range(2))
    return replace(thought, effort=effort, rng=one), replace(thought, effort=effort, rng=other)


def _think(thought: Thought) -> Findings:
    view, effort, rng, until = thought.view, thought.effort, thought.rng, thought.until
    known = seen(view)
    worlds = Worlds(view, known.voids, leanings(view, known) if effort.reads_choices else None)
    worth = standing_worth(view) if effort.plays_to_win else relative_penalty(view.seat)
    solved = _solves(thought)
    trials = Trials(view, thought.candidates, worth, solved=solved, until=until)
    before = dict(zip(thought.candidates, thought.beliefs, strict=True))
    toil = _SEARCH if solved else _toil(view)
    left = effort.tiles
    while left > 0 and len(trials.going) > 1 and not is_late(until):
        for _ in range(effort.batch):
            left -= toil * len(trials.going)
            trials.run(worlds.sample(rng))
            if left <= 0 or is_late(until):
                break
        beliefs = {action: before[action].with_evidence(trials.worse(action)) for action in trials.going}
        best = min(belief.mean for belief in beliefs.values())
        trials.give_up(
            [a for a, belief in beliefs.items() if belief.mean - best > effort.hopeless * belief.error]
        )
    return Findings(trials.cost(), tuple(map(trials.worse, thought.candidates)))


def _solves(thought: Thought) -> bool:
    return thought.effort.solves_endings and is_ending(thought.view)


def _toil(view: PlayerView) -> int:
    """What one playout takes: the tiles that do not lie yet, which count more where the rules make every turn long."""
    toil = max(_LEAST, sum(view.counts) + view.boneyard)
    if not playout_rules(view.options, view.players).ordinary:
        toil *= _UNUSUAL
    return toil * _FIRST_TRAINS if lays_whole_train(view) else toil
