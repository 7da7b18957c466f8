"""How does a test come to a position or a table?"""

from __future__ import annotations

import random
from textwrap import dedent

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.notation import read_options, read_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, tile

PLAIN = """\
rules: quick
engine: 12-12
turn: A
train A: 12-3 3-3
train B marked: 12-5
train C:
train M: 12-0 0-4
hand A: 1-2 3-7 4-9
hand B: 5-6 8-8
hand C: 0-1
boneyard: 6-7 2-2
open: A
state: follow-up drawn 1-2
draws: 2
call owed: C
starter: B
passes: 1
round: 3
totals: A=12 B=0 C=40
"""
"""A position with every key that one in the middle of a round may have, in canonical form."""


def position(text: str) -> State:
    """The position written in an indented string of the test."""
    return read_position(dedent(text))


def tiles(text: str) -> frozenset[Tile]:
    """The tiles of ``3-7 4-4``."""
    return frozenset(tile(one) for one in text.split())


def table(rules: str = "quick", players: int = 3, seed: str = "a seed") -> Setup:
    """Some persons at a table that plays by *rules*."""
    return Setup(read_options(rules), tuple(Player(f"Ana {seat}", "person") for seat in range(players)), seed)


def play_randomly(game: Game, actions: int, chance: random.Random) -> Game:
    """*game* after that many more legal actions, whichever; a round that is over is followed by the next."""
    for _ in range(actions):
        if game.is_over:
            break
        if game.round_over:
            game.next_round()
        game.apply(chance.choice(legal_actions(game.state)))
    return game


def play_round(game: Game, chance: random.Random) -> Game:
    """*game* at the end of its round, played by legal actions, whichever."""
    while not game.round_over:
        game.apply(chance.choice(legal_actions(game.state)))
    return game
