"""Which computer player is better, by how much, and is that luck?"""

from __future__ import annotations

import argparse
import json
from typing import cast, get_args

from mexicantrain_qt.ai.levels import LEVELS
from mexicantrain_qt.lab.ai_duplicates import Deal, play_deal
from mexicantrain_qt.lab.ai_tally import Estimate, KindTally, tally
from mexicantrain_qt.lab.arguments import at_least_one, options, options_or_exit
from mexicantrain_qt.lab.processes import CORES, in_processes
from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.notation import write_options


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The word ``tournament`` of the lab."""
    what = "computer players against each other on duplicate deals, with the seats rotated"
    parser = subparsers.add_parser("tournament", help=what, description=what)
    parser.add_argument(
        "--seats", type=_line_up, required=True, metavar="KIND,KIND…", help=f"of {', '.join(LEVELS)}"
    )
    parser.add_argument("--sheet", type=options, default="quick", metavar="RULES", help='"quick, rounds=13"')
    parser.add_argument(
        "--deals", type=at_least_one, default=100, help="games dealt; each is played in every rotation"
    )
    parser.add_argument("--seed", default="1", help="other deals (default 1)")
    parser.add_argument("--rounds", type=at_least_one, help="rounds a game, instead of those of the sheet")
    parser.add_argument("--jobs", type=at_least_one, default=CORES, help="processes (default: all cores)")
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    parser.set_defaults(run=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Play the tournament, with its progress on stderr, and print the tally of every kind of player."""
    line_up: tuple[PlayerKind, ...] = args.seats
    rules = options_or_exit(args.parser, args.sheet, args.rounds, len(line_up))
    deals = [Deal(rules, line_up, f"{args.seed}/{number}") for number in range(args.deals)]
    tallies = tally(list(in_processes(play_deal, deals, "deals", args.jobs)))
    if args.json:
        print(json.dumps({kind: its.as_json() for kind, its in tallies.items()}, indent=2))
    else:
        rounds = len(deals) * len(line_up) * rules.rounds
        print(f"{write_options(rules)}: {len(deals)} deals, {rounds} rounds")
        for kind, its in tallies.items():
            print(_line(kind, its))
    return 0


def _line(kind: str, its: KindTally) -> str:
    parts = [
        f"{kind:12} penalty {_shown(its.penalty)}",
        f"rounds won {_shown(its.rounds_won, 100)} %",
        f"games won {_shown(its.games_won, 100)} %",
        f"decisions {its.decision_ms[0]:.1f} ms, p95 {its.decision_ms[1]:.1f} ms",
    ]
    if its.difference is not None:
        parts.insert(1, f"against the others {_shown(its.difference)}")
    return "; ".join(parts)


def _shown(value: Estimate, factor: int = 1) -> str:
    return f"{value.mean * factor:.1f} [{value.low * factor:.1f}, {value.high * factor:.1f}]"


def _line_up(text: str) -> tuple[PlayerKind, ...]:
    kinds = tuple(kind.strip() for kind in text.split(","))
    for kind in kinds:
        if kind not in LEVELS or kind not in get_args(PlayerKind):
            raise argparse.ArgumentTypeError(f"no computer player {kind!r}; there are {', '.join(LEVELS)}")
    return cast("tuple[PlayerKind, ...]", kinds)
