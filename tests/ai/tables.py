"""At which tables do the tests of the computer players sit?"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count, islice

from mexicantrain_qt.ai.grandmaster import GRANDMASTER
from mexicantrain_qt.ai.levels import LEVELS, THOUGHTFUL, Strategy
from mexicantrain_qt.ai.ranking import MASTER, ranked
from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.game import Game, Player, PlayerKind, Setup
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.options import CHOICES, HAND_SIZES, SHEETS, NonsenseOptions, RuleOptions
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView, view_for

AT_ONCE = tuple(level for level in LEVELS if level not in THOUGHTFUL)
"""The levels that do not try things out before they choose."""

_EFFORTS = {"master": MASTER, "grandmaster": GRANDMASTER}
_KINDS: tuple[PlayerKind, ...] = ("beginner", "casual", "casual", "regular")


def any_options(rng: random.Random) -> RuleOptions:
    """A sheet as it is, or any options that make sense together."""
    if rng.random() < 0.25:
        return rng.choice(list(SHEETS.values()))
    while True:
        values = {name: rng.choice(choices) for name, choices in CHOICES.items()}
        values["hand_sizes"] = rng.choice(HAND_SIZES[values["highest"]])
        try:
            return RuleOptions(**values)
        except NonsenseOptions:
            continue


def any_setup(seed: int) -> Setup:
    """Computer players of any levels, at a table with any rules."""
    rng = random.Random(seed)
    options = any_options(rng)
    seats = rng.choice(tuple(options.player_counts))
    players = tuple(Player("Player", rng.choice(_KINDS)) for _ in range(seats))
    return Setup(options, players, f"any table {seed}")


def seen_by_a(position: str) -> PlayerView:
    """What seat A sees of *position*, without the history."""
    return view_for(read_position(position), 0)


def decisions(
    setup: Setup, strategies: Mapping[str, Strategy] = LEVELS, rounds: int = 1
) -> Iterator[tuple[State, PlayerView]]:
    """Every moment of a game in which a computer player is asked; afterwards it does what it chooses."""
    game = Game(setup)
    while True:
        while not game.round_over:
            seat = game.state.acting
            view = game.view(seat)
            yield game.state, view
            game.apply(strategies[setup.players[seat].kind](view, random.Random(len(view.history))), seat)
        if game.is_over or game.round == rounds:
            return
        game.next_round()


def penalties(setup: Setup, kinds: Sequence[str]) -> tuple[int, ...]:
    """What the first round of *setup* costs every seat, when *kinds* sit there."""
    game = Game(setup)
    while not game.round_over:
        seat = game.state.acting
        game.apply(LEVELS[kinds[seat]](game.view(seat), random.Random(seat)), seat)
    return game.scores[-1].penalties


def reshuffled(state: State, seat: int, rng: random.Random) -> State:
    """The same moment with everything that *seat* cannot see dealt anew."""
    hidden: list[Tile] = [
        tile for other, hand in enumerate(state.hands) if other != seat for tile in sorted(hand)
    ]
    hidden += state.boneyard
    rng.shuffle(hidden)
    hands = list(state.hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            hands[other], hidden = frozenset(hidden[: len(hand)]), hidden[len(hand) :]
    return replace(state, hands=tuple(hands), boneyard=tuple(hidden))


def choice(level: str, view: PlayerView, seed: int) -> Action:
    """What the player does; those who think for long think less than usual, for more of it is more of the same."""
    if level not in _EFFORTS:
        return LEVELS[level](view, random.Random(seed))
    return ranked(view, random.Random(seed), replace(_EFFORTS[level], tiles=6_000))[0].action


def choices(every: int) -> Iterator[tuple[State, PlayerView]]:
    """Positions with a choice, from tables with any rules."""
    for seed in count():
        for state, view in islice(decisions(any_setup(seed)), seed % every, None, every):
            if len(view.legal) > 1:
                yield state, view
