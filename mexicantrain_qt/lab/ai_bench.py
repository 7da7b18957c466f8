"""How long do the computer players need?"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
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
    parser.add_argument(
        "--json", action="store_true", help="as JSON; of the players: how many playouts a second"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the times, in milliseconds of one processor core."""
    if args.table:
        from mexicantrain_qt.lab import table_bench  # noqa: PLC0415  the players need no Qt

        return table_bench.run(args.json)
    if args.saves:
        from mexicantrain_qt.lab import save_bench  # noqa: PLC0415  the players save nothing

        return save_bench.run(args.json)
    if args.json:
        print(json.dumps(playout_bench.rates(seed=args.seed), indent=2))
        return 0
    print("the heaviest train of a hand (double-twelve)")
    for size in _HANDS:
        print(_line(f"{size} tiles", list(_trail_times(size, args.hands, args.seed))))
    for sheet, options in SHEETS.items():
        seeds = [f"bench {args.seed}/{number}" for number in range(args.rounds)]
        views = [view for seed in seeds for view in _decisions(options, seed)]
        print(f"a decision on {sheet}, 4 players, where there is a choice")
        for kind in LEVELS:
            some = views[::_SELDOM] if kind in THOUGHTFUL else views
            print(_line(kind, [_decision_time(kind, view) for view in some]))
    return 0


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
        state = game.state
        seat = state.turn if state.call_owed is None else state.call_owed
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


def _line(name: str, times: Sequence[float]) -> str:
    cuts = quantiles(times, n=100, method="inclusive")
    p50, p95, p99 = cuts[49], cuts[94], cuts[98]
    return f"  {name:12} p50 {p50:6.2f}  p95 {p95:6.2f}  p99 {p99:6.2f}  most {max(times):6.2f} ms"
