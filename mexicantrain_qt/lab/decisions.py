"""Does every computer player choose something legal in good time, whatever the rules are?"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass

from mexicantrain_qt.ai.deadlines import seconds_for
from mexicantrain_qt.ai.levels import LEVELS, strategy_for
from mexicantrain_qt.ai.worker import choose
from mexicantrain_qt.lab.ai_bench import spread
from mexicantrain_qt.lab.arguments import at_least_one
from mexicantrain_qt.lab.processes import CORES, in_processes
from mexicantrain_qt.lab.random_games import random_options
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.view import PlayerView

_SELDOM = 7  # one choice of that many is put to all levels
_AT_A_TIME = 5
_LATE = 1.2
"""So many times its deadline a choice may take: the answer of one playout is waited for."""


@dataclass(frozen=True, slots=True)
class Table:
    """A random game of which *choices* are put to every one of *levels*."""

    seed: str
    levels: tuple[str, ...]
    choices: int = _AT_A_TIME


@dataclass(frozen=True, slots=True)
class Chosen:
    """How long a level took for one choice, in ms of real time, and the *error* it made, if any."""

    level: str
    ms: float
    error: str = ""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The word ``decisions`` of the lab."""
    what = "decisions of every level in random games of random options: are they legal, and in time?"
    parser = subparsers.add_parser("decisions", help=what, description=what)
    parser.add_argument(
        "--each", type=at_least_one, default=100, metavar="N", help="decisions a level (default 100)"
    )
    parser.add_argument(
        "--level", action="append", choices=list(LEVELS), help="only this one (may be repeated)"
    )
    parser.add_argument("--seed", default="1", help="other games (default 1)")
    parser.add_argument("--jobs", type=at_least_one, default=CORES, metavar="N", help="processes")
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Ask the levels, with the progress on stderr; the times and every error on stdout. The exit code is 1 for an error.

    Errors do not mix with JSON: they are on stderr then.

    Times are of the clock on the wall, for it is the wall that a deadline is about: nothing else should run meanwhile.
    """
    levels = tuple(args.level or LEVELS)
    tables = [
        Table(f"{args.seed}/{first}", levels, min(_AT_A_TIME, args.each - first))
        for first in range(0, args.each, _AT_A_TIME)
    ]
    chosen = [one for some in in_processes(ask_all, tables, "tables", args.jobs) for one in some]
    report = {level: _report([one for one in chosen if one.level == level], level) for level in levels}
    print(json.dumps(report, indent=2) if args.json else "\n".join(f"{k:12} {v}" for k, v in report.items()))
    errors = [one for one in chosen if one.error]
    for one in errors:
        print(f"{one.level}:\n{one.error}", file=sys.stderr if args.json else sys.stdout)
    return 1 if errors else 0


def ask_all(table: Table) -> tuple[Chosen, ...]:
    """Put as many choices of a random game (or of the next ones, if it is too short) to all levels as are wanted."""
    found: list[Chosen] = []
    views = _choices(table.seed)
    for number in range(table.choices):
        view = next(views)
        found += [_ask(level, view, f"{table.seed}/{number}") for level in table.levels]
    return tuple(found)


def _ask(level: str, view: PlayerView, seed: str) -> Chosen:
    error = ""
    before = time.perf_counter()
    try:
        choose(strategy_for(level), view, seed, seconds_for(level))
    except Exception:  # noqa: BLE001  whatever a player does wrong is what is looked for
        error = f"{view}\n{traceback.format_exc()}"
    return Chosen(level, 1000 * (time.perf_counter() - before), error)


def _choices(seed: str) -> Iterator[PlayerView]:
    """Moments with a choice in random games, which Regular players go on with."""
    chance = random.Random(seed)
    regular = strategy_for("regular")
    while True:
        options = random_options(chance, short=False)
        players = tuple(Player("Player", "regular") for _ in range(chance.choice(options.player_counts)))
        game = Game(Setup(options, players, str(chance.random())))
        while not game.round_over:
            seat = game.state.acting
            view = game.view(seat)
            if len(view.legal) > 1 and chance.random() < 1 / _SELDOM:
                yield view
            game.apply(regular(view, chance), seat)


def _report(chosen: list[Chosen], level: str) -> dict[str, float]:
    late = sum(one.ms > _LATE * 1000 * seconds_for(level) for one in chosen)
    errors = sum(bool(one.error) for one in chosen)
    return {"decisions": len(chosen), "errors": errors, "late": late, **spread(one.ms for one in chosen)}
