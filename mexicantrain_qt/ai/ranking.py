"""How good is everything that a player may do now?"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from mexicantrain_qt.ai.expert import expert
from mexicantrain_qt.ai.judgement import Judgement
from mexicantrain_qt.ai.leanings import leanings
from mexicantrain_qt.ai.playout_rules import playout_rules
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.ai.reading import burden, lays_whole_train, own
from mexicantrain_qt.ai.sampling import Worlds
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.ai.trials import Belief, Trials, is_late
from mexicantrain_qt.ai.voids import seen
from mexicantrain_qt.ai.worth import relative_penalty, standing_worth
from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.view import PlayerView


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought a choice is worth, and how far first impressions are trusted.

    ``candidates``: how many actions are tried. ``tiles``: about how many tiles are laid and drawn in all playouts together,
    a few microseconds each. ``batch``: after so many worlds, what is ``hopeless`` errors worse than the best is given up.

    An action that the judgement holds to be x pips worse than the expert's choice is believed to be ``trust`` · x pips
    worse, give or take ``doubt`` + ``more_doubt`` · x. The expert's choice is left only for one that is ``sure``
    errors better.

    ``reads_choices``: what the others chose tells about their hands. ``plays_to_win``: in the last rounds it is the
    standing that counts.
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


MASTER = Effort()
_FAR_APART = 20.0
_UNUSUAL = 3
_FIRST_TRAINS = 3


def rank(view: PlayerView, rng: random.Random, until: float | None = None) -> tuple[Ranked, ...]:
    """Everything that is legal for the seat of *view*, the best first; nothing where nothing is.

    *until*: when to stop thinking at the latest, in seconds of ``time.monotonic``; where that is late enough, the
    same view and *rng* always give the same ranking.
    """
    return ranked(view, rng, MASTER, until)


def ranked(
    view: PlayerView, rng: random.Random, effort: Effort, until: float | None = None
) -> tuple[Ranked, ...]:
    """As ``rank``, with the *effort* of one level."""
    if len(view.legal) < 2:
        return tuple(Ranked(action, 0.0) for action in view.legal)
    usual = expert(view, rng)
    costs = first_look(view)
    order = sorted(view.legal, key=lambda action: (action != usual, costs[action]))
    beliefs = {action: _first_belief(costs[action] - costs[usual], effort) for action in order}
    beliefs[usual] = Belief(0.0, 0.0)
    base = _try_out(view, rng, effort, order[: effort.candidates], beliefs, until)
    order.sort(key=lambda action: (beliefs[action].mean, costs[action]))
    best = beliefs[order[0]]
    if best.mean > -effort.sure * best.error:
        order.sort(key=lambda action: action != usual)
    least = beliefs[order[0]].mean
    return tuple(Ranked(action, base + max(least, beliefs[action].mean)) for action in order)


def _try_out(
    view: PlayerView,
    rng: random.Random,
    effort: Effort,
    candidates: list[Action],
    beliefs: dict[Action, Belief],
    until: float | None,
) -> float:
    """Find out more about the *candidates*, of which the first is the expert's choice; what that one costs."""
    known = seen(view)
    worlds = Worlds(view, known.voids, leanings(view, known) if effort.reads_choices else None)
    worth = standing_worth(view) if effort.plays_to_win else relative_penalty(view.seat)
    trials = Trials(view, candidates, worth)
    before = dict(beliefs)
    toil = _toil(view)
    left = effort.tiles
    while left > 0 and len(trials.going) > 1 and not is_late(until):
        for _ in range(effort.batch):
            left -= toil * len(trials.going)
            trials.run(worlds.sample(rng))
            if left <= 0 or is_late(until):
                break
        for action in trials.going[1:]:
            beliefs[action] = before[action].with_evidence(*trials.evidence(action))
        best = min(beliefs[action].mean for action in trials.going)
        trials.give_up(
            [a for a in trials.going if beliefs[a].mean - best > effort.hopeless * beliefs[a].error]
        )
    return trials.cost()


def _toil(view: PlayerView) -> int:
    """What one playout takes: the tiles that do not lie yet, which count more where the rules make every turn long."""
    toil = sum(view.counts) + view.boneyard
    if not playout_rules(view.options, view.players).ordinary:
        toil *= _UNUSUAL
    return toil * _FIRST_TRAINS if lays_whole_train(view) else toil


def _first_belief(judged: float, effort: Effort) -> Belief:
    worse = max(0.0, judged)
    return Belief(effort.trust * worse, effort.doubt + effort.more_doubt * min(worse, _FAR_APART))


def first_look(view: PlayerView) -> Mapping[Action, float]:
    """What every legal action costs by judgement alone; what lays no tile is a last resort."""
    cost = _plan_after(view) if lays_whole_train(view) else Judgement(view).cost
    costs: dict[Action, float] = {play: cost(play) for play in view.legal if isinstance(play, Play)}
    last = max(costs.values(), default=0.0) + 1
    return {action: costs.get(action, last) for action in view.legal}


def _plan_after(view: PlayerView) -> Callable[[Play], float]:
    weight = burden(view.options)
    trails = Trails(view.hand, weight)

    def cost(play: Play) -> float:
        end = play.tile.other(own(view).end)
        return float(-weight(play.tile) - trails.value(end, without=(play.tile,)))

    return cost
