"""How long do the computer players need?"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import quantiles

from mexicantrain_qt.ai.levels import LEVELS, THOUGHTFUL, strategy_for
from mexicantrain_qt.ai.trails import best_trail
from mexicantrain_qt.lab import playout_bench
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.options import SHEETS, RuleOptions
from mexicantrain_qt.rules.tiles import Tile, full_set
from mexicantrain_qt.rules.view import PlayerView

_HANDS = (10, 15, 17, 18, 20, 25, 30, 40)
_SELDOM = 12  # those who think for long are timed at one choice of that many


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The word ``bench`` of the lab."""
    what = "how long the best train of a hand takes, and a decision of every level"
    parser = subparsers.add_parser("bench", help=what, description=what)
    parser.add_argument("--hands", type=int, default=1000, help="hands of every size (default 1000)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds on every sheet (default 3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="how smooth the table is, instead")
    parser.add_argument("--saves", action="store_true", help="how long loading and saving take, instead")
    parser.add_argument("--json", action="store_true", help="as JSON, with the playouts a second")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the times, in milliseconds of one processor core."""
    if args.table:
        from mexicantrain_qt.lab import table_bench  # noqa: PLC0415  the players need no Qt

        return table_bench.run(args.json)
    if args.saves:
        from mexicantrain_qt.lab import save_bench  # noqa: PLC0415  the players save nothing

        return save_bench.run(args.json)
    trails = {f"{size} tiles": spread(_trail_times(size, args.hands, args.seed)) for size in _HANDS}
    decisions = {sheet: _decisions_on(options, args) for sheet, options in SHEETS.items()}
    if args.json:
        found = {"train_ms": trails, "decision_ms": decisions, **playout_bench.rates(seed=args.seed)}
        print(json.dumps(found, indent=2))
        return 0
    print("the heaviest train of a hand (double-twelve)")
    _print(trails)
    for sheet, by_kind in decisions.items():
        print(f"a decision on {sheet}, 4 players, where there is a choice")
        _print(by_kind)
    return 0


def _decisions_on(options: RuleOptions, args: argparse.Namespace) -> dict[str, dict[str, float]]:
    """How long the players of every level need for the decisions of some rounds."""
    seeds = [f"bench {args.seed}/{number}" for number in range(args.rounds)]
    views = [view for seed in seeds for view in _decisions(options, seed)]
    return {
        kind: spread(
            _decision_time(kind, view) for view in (views[::_SELDOM] if kind in THOUGHTFUL else views)
        )
        for kind in LEVELS
    }


def _trail_times(size: int, hands: int, seed: int) -> Iterator[float]:
    rng = random.Random(seed)
    for _ in range(hands):
        hand: Sequence[Tile] = rng.sample(full_set(12), size)
        start = rng.randint(0, 12)
        yield _milliseconds(lambda: best_trail(hand, start, lambda tile: tile.pips))  # noqa: B023 - called at once


def _decisions(options: RuleOptions, seed: str) -> Iterator[PlayerView]:
    """What the players of one round saw whenever they had a choice."""
    game = Game(Setup(options, tuple(Player("Player", "regular") for _ in range(4)), seed))
    strategy = strategy_for("regular")
    while not game.round_over:
        seat = game.state.acting
        view = game.view(seat)
        if len(view.legal) > 1:
            yield view
        game.apply(strategy(view, random.Random(seed)), seat)


def _decision_time(kind: str, view: PlayerView) -> float:
    strategy = strategy_for(kind)
    return _milliseconds(lambda: strategy(view, random.Random(1)))


def _milliseconds(work: Callable[[], object]) -> float:
    # The time of this process alone: what else runs on the machine is not what is measured.
    before = time.process_time_ns()
    work()
    return (time.process_time_ns() - before) / 1e6


def spread(found: Iterable[float]) -> dict[str, float]:
    """The median of some times in ms, what 95 and 99 in 100 stay below, and the longest."""
    times = list(found)
    cuts = quantiles(times, n=100, method="inclusive") if len(times) > 1 else times * 99
    return {
        name: round(ms, 3)
        for name, ms in (("p50", cuts[49]), ("p95", cuts[94]), ("p99", cuts[98]), ("most", max(times)))
    }


def _print(by_name: dict[str, dict[str, float]]) -> None:
    for name, times in by_name.items():
        print(f"  {name:12}", "  ".join(f"{part} {ms:6.2f}" for part, ms in times.items()), "ms")
