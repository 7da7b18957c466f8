"""How many rounds come to their end in a second, by the rules and in playouts?"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeAlias

from mexicantrain_qt.ai.levels import strategy_for
from mexicantrain_qt.ai.playouts import Playouts
from mexicantrain_qt.ai.world import World
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.deal import deal_round
from mexicantrain_qt.rules.game import Game, Player, PlayerKind, Setup
from mexicantrain_qt.rules.options import QUICK, SHEETS, RuleOptions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.turns import apply
from mexicantrain_qt.rules.view import view_for

TABLES: tuple[tuple[str, RuleOptions], ...] = (
    (
        "reference",
        replace(
            QUICK, follow_up="on_the_double", drawn_follow_up="on_the_double", double_blank=50, rounds=13
        ),
    ),
    *SHEETS.items(),
)
"""The sheets, and the one on which the computer players are compared with others."""

Rates: TypeAlias = dict[str, dict[str, float]]
_PLAYERS = 4
_WORLDS = 20
_RULES_KINDS: tuple[PlayerKind, ...] = ("regular", "casual")


def rates(rounds: int = 200, positions: int = 30, slow_rounds: int = 15, seed: int = 1) -> Rates:
    """Rounds a second on one core, by what plays them and by sheet; 4 players, double-twelve.

    ``playouts``: from positions in the middle of a round, every legal action in 20 worlds. ``fast_…``: whole rounds
    from the deal, as in playouts. ``rules_…``: whole rounds by the rules of the game.
    """
    found: Rates = {}
    for name, options in TABLES:
        deals = [deal_round(options, _PLAYERS, f"rates {seed}/{number}")[0] for number in range(rounds)]
        middle = [where for state in deals for where in _middle(state)][:positions]
        by_name = {
            "playouts_per_s": _rate(_playouts(where, seed) for where in middle),
            "fast_rounds_per_s_regular": _rate(_fast(state, planning=True) for state in deals),
            "fast_rounds_per_s_casual": _rate(_fast(state, planning=False) for state in deals),
        }
        for kind in _RULES_KINDS:
            seeds = [f"rates {seed}/{number}" for number in range(slow_rounds)]
            by_name[f"rules_rounds_per_s_{kind}"] = _rate(_by_the_rules(options, kind, one) for one in seeds)
        for what, rate in by_name.items():
            found.setdefault(what, {})[name] = round(rate, 1)
    return found


def _rate(works: Iterable[tuple[int, Callable[[], object]]]) -> float:
    """How many a second: each of *works* is how many it does, and the doing. What comes before is not measured."""
    count, spent = 0, 0
    for many, work in works:
        before = time.process_time_ns()
        work()
        spent += time.process_time_ns() - before
        count += many
    return count / (spent / 1e9)


def _middle(state: State) -> Iterator[State]:
    """Every fifth decision of a round in which a quarter of the tiles dealt have left the hands."""
    dealt = sum(map(len, state.hands))
    decisions = 0
    playouts = Playouts(view_for(state, state.turn))
    actions: list[Action] = []
    playouts.play_round(World(state.hands, state.boneyard), record=actions)
    for action in actions:
        if sum(map(len, state.hands)) <= dealt * 3 / 4 and len(view_for(state, state.turn).legal) > 1:
            decisions += 1
            if decisions % 5 == 0:
                yield state
        state, _ = apply(state, action)


def _playouts(state: State, seed: int) -> tuple[int, Callable[[], object]]:
    view, rng = view_for(state, state.turn), random.Random(seed)
    worlds = [_world(state, rng) for _ in range(_WORLDS)]

    def run() -> None:
        playouts = Playouts(view)
        for world in worlds:
            for action in view.legal:
                playouts.penalties(world, action)

    return len(worlds) * len(view.legal), run


def _world(state: State, rng: random.Random) -> World:
    """The tiles that the seat to move cannot see, dealt anew."""
    hidden: list[Tile] = list(state.boneyard)
    for seat, hand in enumerate(state.hands):
        if seat != state.turn:
            hidden += sorted(hand)
    rng.shuffle(hidden)
    hands = []
    for seat, hand in enumerate(state.hands):
        if seat == state.turn:
            hands.append(hand)
        else:
            hands.append(frozenset(hidden[: len(hand)]))
            hidden = hidden[len(hand) :]
    return World(tuple(hands), tuple(hidden))


def _fast(state: State, *, planning: bool) -> tuple[int, Callable[[], object]]:
    view = view_for(state, state.turn)
    world = World(state.hands, state.boneyard)
    return 1, lambda: Playouts(view, planning=planning).play_round(world)


def _by_the_rules(options: RuleOptions, kind: PlayerKind, seed: str) -> tuple[int, Callable[[], object]]:
    game = Game(Setup(options, tuple(Player("Player", kind) for _ in range(_PLAYERS)), seed))
    strategy = strategy_for(kind)

    def run() -> None:
        while not game.round_over:
            seat = game.state.acting
            game.apply(strategy(game.view(seat), random.Random(seed)), seat)

    return 1, run
