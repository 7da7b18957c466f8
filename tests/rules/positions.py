"""How does a test come to a position or a table?"""

from __future__ import annotations

import random
from textwrap import dedent

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.notation import read_options, read_position
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile, tile


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
