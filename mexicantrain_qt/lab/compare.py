"""What does another rule do to a game?"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

from mexicantrain_qt.ai.levels import LEVELS, strategy_for
from mexicantrain_qt.lab.ai_tally import Estimate, estimate
from mexicantrain_qt.lab.arguments import at_least_one, options, options_or_exit
from mexicantrain_qt.lab.processes import in_processes
from mexicantrain_qt.rules.events import TurnStarted
from mexicantrain_qt.rules.game import Game, Player, PlayerKind, Setup
from mexicantrain_qt.rules.notation import write_options
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.scoring import totals


@dataclass(frozen=True, slots=True)
class WatchedGame:
    """The seed and the rules of one game to be played by computer players of one level."""

    options: RuleOptions
    players: int
    level: PlayerKind
    seed: str


@dataclass(frozen=True, slots=True)
class GameFacts:
    """What one game was like: means over its rounds, and whether who led at half-time won (shared wins count in part)."""

    turns: float
    tiles_drawn: float
    blocked: float
    penalty: float
    spread: float
    leader_won: float


MEASURES: tuple[tuple[str, Callable[[GameFacts], float], int], ...] = (
    ("turns a round", lambda facts: facts.turns, 1),
    ("tiles drawn a round", lambda facts: facts.tiles_drawn, 1),
    ("blocked rounds, %", lambda facts: facts.blocked, 100),
    ("penalty a round and player", lambda facts: facts.penalty, 1),
    ("last less first at the end", lambda facts: facts.spread, 1),
    ("leader at half-time wins, %", lambda facts: facts.leader_won, 100),
)
"""What is told about each sheet: its name, how it is read off a game, and the factor it is shown with."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The words ``rules compare`` of the lab."""
    what = "what the rules do to a game"
    rules = subparsers.add_parser("rules", help=what, description=what).add_subparsers(
        required=True, metavar="WORD"
    )
    what = "two sheets on the same deals, by the same computer players; intervals hold in 95 of 100 runs"
    parser = rules.add_parser("compare", help=what, description=what)
    parser.add_argument(
        "sheets", type=options, nargs=2, metavar="SHEET", help='"quick, follow_up=on_the_double"'
    )
    parser.add_argument(
        "--deals", type=at_least_one, default=100, metavar="N", help="games a sheet (default 100)"
    )
    parser.add_argument("--seats", type=at_least_one, default=4, metavar="N", help="players (default 4)")
    parser.add_argument("--level", choices=LEVELS, default="regular", help="who plays (default regular)")
    parser.add_argument("--rounds", type=at_least_one, help="rounds a game, instead of those of the sheets")
    parser.add_argument("--seed", default="1", help="other deals (default 1)")
    parser.set_defaults(run=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Play the games, with their progress on stderr, and print the table of both sheets and the difference."""
    sheets = [options_or_exit(args.parser, sheet, args.rounds, args.seats) for sheet in args.sheets]
    games = [
        WatchedGame(sheet, args.seats, args.level, f"{args.seed}/{number}")
        for sheet in sheets
        for number in range(args.deals)
    ]
    facts = list(in_processes(facts_of, games, "games"))
    for line in table(sheets, facts[: args.deals], facts[args.deals :]):
        print(line)
    return 0


def facts_of(watched: WatchedGame) -> GameFacts:
    """Play one game to its end."""
    level = watched.level
    game = Game(
        Setup(watched.options, tuple(Player(level, level) for _ in range(watched.players)), watched.seed)
    )
    strategy = strategy_for(level)
    turns, drawn = 0, 0
    while True:
        while not game.round_over:
            seat = game.state.acting
            view = game.view(seat)
            game.apply(
                strategy(view, random.Random(f"{watched.seed}/{len(game.log)}/{len(game.log[-1])}")), seat
            )
        turns += sum(isinstance(event, TurnStarted) for event in game.events)
        drawn += len(game.round_starts[-1].boneyard) - len(game.state.boneyard)
        if game.is_over:
            return _facts(game, turns, drawn)
        game.next_round()


def _facts(game: Game, turns: int, drawn: int) -> GameFacts:
    rounds = game.scores
    half = totals([score.penalties for score in rounds[: max(1, len(rounds) // 2)]], game.state.players)
    leaders = [seat for seat, total in enumerate(half) if total == min(half)]
    first = game.standing.first
    return GameFacts(
        turns=turns / len(rounds),
        tiles_drawn=drawn / len(rounds),
        blocked=fmean(not score.out for score in rounds),
        penalty=fmean(penalty for score in rounds for penalty in score.penalties),
        spread=max(game.totals) - min(game.totals),
        leader_won=sum(seat in first for seat in leaders) / (len(leaders) * len(first)),
    )


def table(
    sheets: Sequence[RuleOptions], ones: Sequence[GameFacts], others: Sequence[GameFacts]
) -> tuple[str, ...]:
    """The lines of the comparison. The difference is taken deal by deal, since both sheets had the same deals."""
    first, second = (write_options(sheet) for sheet in sheets)
    lines = [f"A: {first}", f"B: {second}", f"{'':30}{'A':>22}{'B':>22}{'B less A':>22}"]
    for name, read, factor in MEASURES:
        a = [read(facts) * factor for facts in ones]
        b = [read(facts) * factor for facts in others]
        less = [y - x for x, y in zip(a, b, strict=True)]
        lines.append(f"{name:30}" + "".join(f"{_shown(estimate(values)):>22}" for values in (a, b, less)))
    return tuple(lines)


def _shown(value: Estimate) -> str:
    return f"{value.mean:.1f} [{value.low:.1f}, {value.high:.1f}]"
