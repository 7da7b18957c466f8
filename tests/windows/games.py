"""Games for the windows: played by players who lay the first tile that fits."""

from __future__ import annotations

from dataclasses import replace

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.options import QUICK, RuleOptions

NAMES = ("Leo", "Ana", "Clara", "Hugo", "Nina", "Bruno", "Julia", "Oscar")


def setup(players: int = 4, options: RuleOptions = QUICK, rounds: int = 6) -> Setup:
    seats = tuple(Player(name, "casual" if seat else "person") for seat, name in enumerate(NAMES[:players]))
    return Setup(replace(options, rounds=rounds), seats, "a seed for the windows")


def played(rounds: int, of: int = 6, players: int = 4, options: RuleOptions = QUICK) -> Game:
    """A game after that many finished rounds, the next one not dealt yet."""
    game = Game(setup(players, options, of))
    for number in range(rounds):
        if number:
            game.next_round()
        while not game.round_over:
            game.apply(game.view(game.state.turn).legal[0])
    return game
