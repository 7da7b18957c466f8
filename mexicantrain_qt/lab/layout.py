"""Does everything find its place on the table in real rounds, how large are the tiles, and how calm is it?"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from mexicantrain_qt.ai.regular import regular
from mexicantrain_qt.lab.arguments import at_least_one, options, options_or_exit
from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.rules.trains import Train
from mexicantrain_qt.rules.view import view_for
from mexicantrain_qt.table.clear import outside, overlaps, pieces
from mexicantrain_qt.table.geometry import wall
from mexicantrain_qt.table.layout import Plan, Table, TablePlaces, lay_out

BAR_PX = 48
LEAST_RACK_PX, MOST_RACK_PX = 92, 180
RACK_SHARE = 0.156
_PERCENT = {"p50": 50, "p95": 95, "most": 100}
PLATE_PX, BONEYARD_PX, SIGN_PX = (150.0, 44.0), (106.0, 70.0), (60.0, 21.0)


@dataclass(slots=True)
class Measured:
    """What was found in some rounds: counts over all positions, and by round the refits and the short side of
    a tile, in px, at the end.

    ``moved``: tiles that lay and moved, without a refit. ``milliseconds``: that each refit took.
    """

    rounds: int = 0
    positions: int = 0
    overlaps: Counter[str] = field(default_factory=Counter)
    outside: Counter[str] = field(default_factory=Counter)
    moved: int = 0
    refits: list[int] = field(default_factory=list)
    short_side: list[float] = field(default_factory=list)
    milliseconds: list[float] = field(default_factory=list)

    def add(self, other: Measured) -> None:
        """Count *other* in."""
        self.rounds += other.rounds
        self.positions += other.positions
        self.overlaps += other.overlaps
        self.outside += other.outside
        self.moved += other.moved
        self.refits += other.refits
        self.short_side += other.short_side
        self.milliseconds += other.milliseconds


@dataclass(frozen=True, slots=True)
class Wanted:
    """One game whose rounds are to be measured, as many as are asked for."""

    options: RuleOptions
    seed: str
    rounds: int
    table: Table


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The word ``layout`` of the lab."""
    what = "the places of everything on the table in rounds of Regular players"
    parser = subparsers.add_parser("layout", help=what, description=what)
    parser.add_argument("--players", type=at_least_one, default=4, metavar="N", help="2 to 8 (default 4)")
    parser.add_argument("--rounds", type=at_least_one, default=100, metavar="R", help="default 100")
    parser.add_argument("--size", type=_size, default="1280x720", metavar="WxH", help="of the window, px")
    parser.add_argument("--text", type=at_least_one, default=100, metavar="PERCENT", help="size of text")
    parser.add_argument(
        "--sheet", type=options, default="quick", metavar="RULES", help='"classic, highest=18"'
    )
    parser.add_argument("--seed", default="1", help="other deals (default 1)")
    parser.add_argument("--jobs", type=at_least_one, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", action="store_true", help="the numbers as JSON")
    parser.set_defaults(run=run, parser=parser)


def run(args: argparse.Namespace) -> int:
    """Play the rounds and print what was found; the exit code is 1 if anything overlapped, stuck out or
    moved.
    """
    rules = options_or_exit(args.parser, args.sheet, None, args.players)
    table = table_of(args.players, args.size, args.text / 100)
    games = -(-args.rounds // rules.rounds)
    wanted = [
        Wanted(rules, f"{args.seed}/{game}", min(rules.rounds, args.rounds - game * rules.rounds), table)
        for game in range(games)
    ]
    found = Measured()
    started = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        for one in pool.imap_unordered(measure, wanted):
            found.add(one)
            print(f"{found.rounds}/{args.rounds} rounds, {time.monotonic() - started:.0f} s", file=sys.stderr)
    report = report_of(found, table)
    if args.json:
        print(json.dumps(report, indent=2))
    else:
        for name, value in report.items():
            print(f"{name}: {value}")
    return 1 if found.overlaps or found.outside or found.moved else 0


def table_of(players: int, size: tuple[int, int], text: float = 1.0) -> Table:
    """The table in a window of that size with text of that size."""
    width, below_bar = size[0], size[1] - BAR_PX
    rack = min(max(LEAST_RACK_PX, below_bar * RACK_SHARE), MOST_RACK_PX)
    return Table(
        players=players,
        width=width,
        height=round(below_bar - rack),
        plate=(min(PLATE_PX[0] * text, width / 6), PLATE_PX[1] * text),
        boneyard=(BONEYARD_PX[0] * text, BONEYARD_PX[1] * text),
        sign=(SIGN_PX[0] * text, SIGN_PX[1] * text),
    )


def measure(wanted: Wanted) -> Measured:
    """Play the rounds of one game and look at every position."""
    players = tuple(Player(f"Player {seat + 1}", "regular") for seat in range(wanted.table.players))
    game = Game(Setup(wanted.options, players, wanted.seed))
    rng = random.Random(wanted.seed)
    found = Measured()
    for number in range(wanted.rounds):
        if number:
            game.next_round()
        look = _Look(wanted.table, found)
        look.at(game.state.trains)
        while not game.round_over:
            state = game.state
            seat = state.acting
            action = regular(view_for(state, seat, game.events), rng)
            game.apply(action, seat)
            if isinstance(action, Play):
                look.at(game.state.trains)
        look.end()
    return found


class _Look:
    """Follows one round."""

    def __init__(self, table: Table, found: Measured) -> None:
        self._table, self._found = table, found
        self._plan: Plan | None = None
        self._before: TablePlaces | None = None
        self._refits = -1

    def at(self, trains: Sequence[Train]) -> None:
        """Lay out a position and count what is wrong with it."""
        started = time.process_time()
        places = lay_out(trains, self._table, self._plan)
        taken = time.process_time() - started
        found = self._found
        found.positions += 1
        if places.refitted:
            self._refits += 1
            found.milliseconds.append(taken * 1000)
        elif self._before is not None:
            found.moved += moved(self._before, places)
        lying, standing = pieces(places.trains), list(_standing(places))
        signs = [("sign", name, wall(places.trains[name].sign.corners)) for name in _marked(trains)]
        found.overlaps.update(_pairs(overlaps([*lying, *standing], places.hub, places.hub_radius)))
        tiles = [one for one in lying if one[1] == "tile"]
        found.overlaps.update(_pairs(overlaps([*tiles, *standing, *signs], places.hub, 0.0)))
        found.outside.update(
            one.split(" ", 1)[1] for one in outside([*lying, *standing, *signs], places.width, places.height)
        )
        self._plan, self._before = places.plan, places

    def end(self) -> None:
        """The round is over."""
        assert self._before is not None
        self._found.rounds += 1
        self._found.refits.append(self._refits)
        self._found.short_side.append(self._before.tile_px)


def moved(before: TablePlaces, after: TablePlaces) -> int:
    """How many tiles that lay before lie elsewhere."""
    return sum(
        one != other
        for name, train in before.trains.items()
        for one, other in zip(train.tiles, after.trains[name].tiles, strict=False)
    )


def report_of(found: Measured, table: Table) -> dict[str, Any]:
    """The numbers to print."""
    sides = sorted(found.short_side)
    return {
        "table": asdict(table),
        "rounds": found.rounds,
        "positions": found.positions,
        "overlaps": sum(found.overlaps.values()),
        "overlapping": dict(found.overlaps),
        "outside": sum(found.outside.values()),
        "moved per play": found.moved / max(1, found.positions),
        "short side px": {"p5": _percentile(sides, 5), "p50": _percentile(sides, 50)},
        "refits a round": {"p50": _percentile(found.refits, 50), "p95": _percentile(found.refits, 95)},
        "refit ms": {name: _percentile(found.milliseconds, percent) for name, percent in _PERCENT.items()},
    }


def _percentile(values: Sequence[float], percent: int) -> float:
    return round(sorted(values)[(len(values) - 1) * percent // 100], 2)


def _standing(places: TablePlaces) -> Iterator[tuple[str, str, Any]]:
    for seat, plate in enumerate(places.plates):
        yield f"plate {seat}", "plate", wall(plate.corners)
    yield "boneyard", "boneyard", wall(places.boneyard.corners)


def _marked(trains: Sequence[Train]) -> list[str]:
    return [train.name for train in trains if train.marked or train.is_mexican]


def _pairs(found: list[tuple[str, str]]) -> list[str]:
    return [" / ".join(sorted(one.split(" ", 1)[-1] for one in pair)) for pair in found]


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return at_least_one(width), at_least_one(height)
