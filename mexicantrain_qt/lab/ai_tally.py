"""What do many deals say about a player, and how sure is it?"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, quantiles, stdev
from typing import Any

from mexicantrain_qt.lab.ai_duplicates import PlayerResult

_SURE = 1.96
"""So many standard errors to both sides hold 95 of 100 means, where there are many deals."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, and the interval that holds the true one in 95 of 100 tournaments."""

    mean: float
    low: float
    high: float


def estimate(by_deal: Sequence[float]) -> Estimate:
    """The mean of one number a deal; the deals are independent, the games of one deal are not."""
    mean = fmean(by_deal)
    deals = len(by_deal)
    margin = _errors(deals) * stdev(by_deal) / math.sqrt(deals) if deals > 1 else math.inf
    return Estimate(mean, mean - margin, mean + margin)


def _errors(deals: int) -> float:
    """As ``_SURE``, but more where a few deals hardly tell how far deals are apart (Student's t, nearly)."""
    z, free = _SURE, deals - 1
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


@dataclass(frozen=True, slots=True)
class KindTally:
    """How one kind of player did, for each player of that kind.

    ``penalty``: pips a round. ``difference``: the penalty less that of the other kinds on the same deals (``None`` where
    there is no other). ``rounds_won`` and ``games_won``: shares of all, fair is one by the number of players.
    ``decision_ms``: the median, and what 95 % stay below.
    """

    penalty: Estimate
    difference: Estimate | None
    rounds_won: Estimate
    games_won: Estimate
    decision_ms: tuple[float, float]

    def as_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in ("penalty", "difference", "rounds_won", "games_won"):
            value: Estimate | None = getattr(self, name)
            if value is not None:
                found[name] = round(value.mean, 4)
                found[f"{name}_interval"] = [_finite(value.low), _finite(value.high)]
        found["decision_ms"] = {"p50": round(self.decision_ms[0], 3), "p95": round(self.decision_ms[1], 3)}
        return found


def tally(deals: Sequence[Sequence[PlayerResult]]) -> dict[str, KindTally]:
    """The tally of every kind, in the order of the line-up. *deals*: what ``play_deal`` gave for each."""
    return {kind: _of_kind(kind, deals) for kind in dict.fromkeys(result.kind for result in deals[0])}


def _of_kind(kind: str, deals: Sequence[Sequence[PlayerResult]]) -> KindTally:
    penalties, differences, rounds, games = [], [], [], []
    times: list[float] = []
    for deal in deals:
        its = [result for result in deal if result.kind == kind]
        others = [result for result in deal if result.kind != kind]
        penalties.append(_penalty(its))
        if others:
            differences.append(_penalty(its) - _penalty(others))
        rounds.append(fmean(result.rounds_won / len(result.penalties) for result in its))
        games.append(fmean(result.games_won / result.games for result in its))
        times.extend(ms for result in its for ms in result.decision_ms)
    return KindTally(
        estimate(penalties),
        estimate(differences) if differences else None,
        estimate(rounds),
        estimate(games),
        _times(times),
    )


def _penalty(results: Sequence[PlayerResult]) -> float:
    return fmean(penalty for result in results for penalty in result.penalties)


def _times(times: Sequence[float]) -> tuple[float, float]:
    if len(times) < 2:
        return (0.0, 0.0) if not times else (times[0], times[0])
    cuts = quantiles(times, n=20)
    return cuts[9], cuts[18]


def _finite(value: float) -> float | None:
    return round(value, 4) if math.isfinite(value) else None
