"""Do many whole games of random options and random legal actions come to their end?"""

from __future__ import annotations

import argparse
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from mexicantrain_qt.lab.arguments import at_least_one, options
from mexicantrain_qt.lab.processes import CORES, in_processes
from mexicantrain_qt.lab.random_games import Played, Wanted, play
from mexicantrain_qt.rules.option_text import write_value
from mexicantrain_qt.rules.options import CHOICES

_NICE = 10


@dataclass(frozen=True, slots=True)
class _Failed:
    """The game of *seed* raised what *text* shows."""

    seed: str
    text: str


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The word ``soak`` of the lab."""
    what = "whole games of random options and random legal actions, checked on the way"
    parser = subparsers.add_parser("soak", help=what, description=what)
    parser.add_argument(
        "--games", type=at_least_one, default=1000, metavar="N", help="how many (default 1000)"
    )
    parser.add_argument("--seed", default="1", help="other games (default 1)")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the number of the first game")
    parser.add_argument("--sheet", type=options, metavar="RULES", help='"quick, rounds=13" (default random)')
    parser.add_argument("--seats", type=at_least_one, metavar="N", help="players (default random)")
    parser.add_argument("--whole", action="store_true", help="published hand sizes, any number of rounds")
    parser.add_argument("--jobs", type=at_least_one, default=CORES, metavar="N", help="processes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the games, with the progress on stderr; the counts and every failure on stdout.

    The exit code is 1 if a game failed; ``--first`` with the number of its seed and ``--games 1`` play it again.
    """
    numbers = range(args.first, args.first + args.games)
    wanted = [
        Wanted(f"{args.seed}/{number}", args.sheet, args.seats, short=not args.whole) for number in numbers
    ]
    tally = _Tally()
    for outcome in in_processes(_outcome, wanted, "games", args.jobs, _NICE):
        tally.add(outcome)
    for line in tally.lines():
        print(line)
    return 1 if tally.failures else 0


def _outcome(wanted: Wanted) -> Played | _Failed:
    try:
        return play(wanted)
    except Exception:  # noqa: BLE001 -- whatever the rules raise is what a soak looks for
        return _Failed(wanted.seed, traceback.format_exc())


class _Tally:
    """The counts of a soak, as it goes on."""

    def __init__(self) -> None:
        self.failures: list[_Failed] = []
        self._counts: Counter[str] = Counter()
        self._seats: Counter[int] = Counter()
        self._values: Counter[tuple[str, str]] = Counter()

    def add(self, outcome: Played | _Failed) -> None:
        if isinstance(outcome, _Failed):
            self.failures.append(outcome)
            return
        self._counts.update(games=1, rounds=outcome.rounds, blocked=outcome.blocked, actions=outcome.actions)
        self._seats[outcome.seats] += 1
        for name in CHOICES:
            self._values[name, write_value(getattr(outcome.options, name))] += 1

    def lines(self) -> Iterator[str]:
        """The report, a line each; the values that were drawn, with the number of games."""
        counts = self._counts
        yield (
            f"{counts['games']} games, {counts['rounds']} rounds ({counts['blocked']} blocked), "
            f"{counts['actions']} actions, {len(self.failures)} failures"
        )
        yield "seats: " + ", ".join(f"{seats} {count}" for seats, count in sorted(self._seats.items()))
        for name, choices in CHOICES.items():
            drawn = ((write_value(choice), self._values[name, write_value(choice)]) for choice in choices)
            yield f"{name}: " + ", ".join(f"{value} {count}" for value, count in drawn)
        for failed in self.failures:
            yield f"game {failed.seed} failed:\n{failed.text}"
