"""What is a random game: of which options, and played how?"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from mexicantrain_qt.lab.invariants import (
    Broken,
    check_actions,
    check_legal,
    check_replay,
    check_text,
    check_tiles,
)
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import CHOICES, HAND_SIZES, NonsenseOptions, RuleOptions

_MOST_ACTIONS = 20_000
_SELDOM = 20  # what takes longest is checked in one state of that many


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to be played: *options* or *seats* of ``None`` are drawn at random; *short*: few tiles, few rounds."""

    seed: str
    options: RuleOptions | None = None
    seats: int | None = None
    short: bool = True


@dataclass(frozen=True, slots=True)
class Played:
    """What became of it."""

    options: RuleOptions
    seats: int
    rounds: int
    blocked: int
    actions: int


def random_options(chance: random.Random, *, short: bool = True) -> RuleOptions:
    """Options that can be played together, every value as likely as it can be."""
    while True:
        values: dict[str, Any] = {name: chance.choice(choices) for name, choices in CHOICES.items()}
        highest: int = values["highest"]
        values["hand_sizes"] = chance.choice(HAND_SIZES[highest])
        values["rounds"] = chance.randint(1, highest + 1)
        if short:
            values["hand_sizes"] = (chance.randint(2, 6),) * (3 if highest == 6 else 7)
            values["rounds"] = chance.randint(1, 3)
        try:
            return RuleOptions(**values)
        except NonsenseOptions:
            continue


def play(wanted: Wanted) -> Played:
    """Play a whole game of random legal actions, and check on the way what always holds.

    Raises ``Broken``, or whatever the rules raise; the same *wanted* raises it again.
    """
    chance = random.Random(wanted.seed)
    options = wanted.options or random_options(chance, short=wanted.short)
    seats = wanted.seats or chance.choice(options.player_counts)
    players = tuple(Player(f"seat {seat}", "beginner") for seat in range(seats))
    game = Game(Setup(options, players, wanted.seed))
    actions = 0
    while True:
        legal = legal_actions(game.state)
        check_tiles(game.state)
        check_legal(game.state, legal)
        if game.round_over:
            check_text(game.state)
            if game.is_over:
                break
            game.next_round()
            continue
        if actions % _SELDOM == 0:
            check_text(game.state)
            check_actions(game.state)
        game.apply(chance.choice(legal))
        actions += 1
        if actions > _MOST_ACTIONS * options.rounds:
            raise Broken("the round does not end", game.state)
    check_replay(game)
    blocked = sum(not score.out for score in game.scores)
    return Played(options, seats, len(game.scores), blocked, actions)
