"""How good is everything that a player may do now?"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from mexicantrain_qt.ai.expert import expert
from mexicantrain_qt.ai.judgement import Judgement
from mexicantrain_qt.ai.ranked import Ranked
from mexicantrain_qt.ai.reading import burden, lays_whole_train, own
from mexicantrain_qt.ai.thought import Effort, Partner, Thought, find_out
from mexicantrain_qt.ai.trails import Trails
from mexicantrain_qt.ai.trials import Belief
from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.view import PlayerView

MASTER = Effort()
_FAR_APART = 20.0


def rank(view: PlayerView, rng: random.Random, until: float | None = None) -> tuple[Ranked, ...]:
    """Everything that is legal for the seat of *view*, the best first; nothing where nothing is.

    *until*: when to stop thinking at the latest, in seconds of ``time.monotonic``; where that is late enough, the
    same view and *rng* always give the same ranking.
    """
    return ranked(view, rng, MASTER, until)


def ranked(
    view: PlayerView,
    rng: random.Random,
    effort: Effort,
    until: float | None = None,
    partner: Partner | None = None,
) -> tuple[Ranked, ...]:
    """As ``rank``, with the *effort* of one level, and with a *partner* for half of it where there are halves."""
    if len(view.legal) < 2:
        return tuple(Ranked(action, 0.0) for action in view.legal)
    usual = expert(view, rng)
    costs = first_look(view)
    order = sorted(view.legal, key=lambda action: (action != usual, costs[action]))
    beliefs = {action: _first_belief(costs[action] - costs[usual], effort) for action in order}
    beliefs[usual] = Belief(0.0, 0.0)
    candidates = tuple(order[: effort.candidates])
    before = tuple(beliefs[action] for action in candidates)
    thought = Thought(view, effort, candidates, before, rng, until)
    found = find_out(thought, partner)
    for action, evidence in zip(candidates, found.worse, strict=True):
        beliefs[action] = beliefs[action].with_evidence(evidence)
    order.sort(key=lambda action: (beliefs[action].mean, costs[action]))
    best = beliefs[order[0]]
    if best.mean > -effort.sure * best.error:
        order.sort(key=lambda action: action != usual)
    least = beliefs[order[0]].mean
    return tuple(Ranked(action, found.cost.mean + max(least, beliefs[action].mean)) for action in order)


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
