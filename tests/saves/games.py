"""Games to save: the same ones every time."""

from __future__ import annotations

import json
import random
from typing import Any

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.options import QUICK, RuleOptions
from mexicantrain_qt.saves.store import SaveStore


def setup_for(options: RuleOptions = QUICK, players: int = 3, seed: str = "a seed") -> Setup:
    """A table of persons."""
    return Setup(options, tuple(Player(f"Ana {seat}", "person") for seat in range(players)), seed)


def play_on(game: Game, actions: int, seed: int = 0) -> Game:
    """*game* after that many more actions, anything legal, with all rounds that are dealt on the way."""
    chance = random.Random(seed)
    for _ in range(actions):
        if game.is_over:
            break
        if game.round_over:
            game.next_round()
        game.apply(chance.choice(legal_actions(game.state)))
    return game


def play_round(game: Game, seed: int = 0) -> Game:
    """*game* at the end of its round."""
    chance = random.Random(seed)
    while not game.round_over:
        game.apply(chance.choice(legal_actions(game.state)))
    return game


def game_after(actions: int, options: RuleOptions = QUICK, players: int = 3) -> Game:
    """A game after that many actions."""
    return play_on(Game(setup_for(options, players)), actions)


def loaded(store: SaveStore) -> Game:
    """The game of the autosave, which must be there."""
    game = store.load_autosave()
    assert game is not None
    return game


def change(store: SaveStore, **values: Any) -> None:
    """Write other *values* into the autosave."""
    document = json.loads(store.path.read_text(encoding="utf-8"))
    store.path.write_text(json.dumps(document | values), encoding="utf-8")
