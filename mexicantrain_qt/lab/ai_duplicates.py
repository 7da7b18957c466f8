"""How does one deal go for a line-up, when everybody gets everybody's tiles once?"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from mexicantrain_qt.ai.levels import strategy_for
from mexicantrain_qt.rules.game import Game, Player, PlayerKind, Setup
from mexicantrain_qt.rules.options import RuleOptions


@dataclass(frozen=True, slots=True)
class Deal:
    """The seed of a game, played as often as there are seats; each time the line-up moves on by one seat."""

    options: RuleOptions
    line_up: tuple[PlayerKind, ...]
    seed: str


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What one player of the line-up got from a deal, over all its games.

    ``penalties``: one a round. ``rounds_won`` and ``games_won``: shares of a round or game with the
    fewest pips; players who tie share it. ``decision_ms``: one a decision with more than one legal action, in games that
    had to be played.
    """

    kind: PlayerKind
    penalties: tuple[int, ...]
    rounds_won: float
    games_won: float
    games: int
    decision_ms: tuple[float, ...]


def play_deal(deal: Deal) -> tuple[PlayerResult, ...]:
    """Play the games of *deal*; a result for every player of the line-up."""
    players = len(deal.line_up)
    penalties: list[list[int]] = [[] for _ in range(players)]
    rounds_won = [0.0] * players
    games_won = [0.0] * players
    times: list[list[float]] = [[] for _ in range(players)]
    games: dict[tuple[PlayerKind, ...], Game] = {}
    for moved in range(players):
        at_seat = [(seat + moved) % players for seat in range(players)]
        # Where half of the seats have one kind and half another, the line-up is soon the same again, and so is the game.
        kinds = tuple(deal.line_up[player] for player in at_seat)
        if kinds not in games:
            games[kinds] = _play_game(deal, at_seat, times)
        game = games[kinds]
        for score in game.scores:
            best = min(score.penalties)
            for seat, penalty in enumerate(score.penalties):
                penalties[at_seat[seat]].append(penalty)
                if penalty == best:
                    rounds_won[at_seat[seat]] += 1 / score.penalties.count(best)
        first = game.standing.first
        for seat in first:
            games_won[at_seat[seat]] += 1 / len(first)
    return tuple(
        PlayerResult(kind, tuple(penalties[i]), rounds_won[i], games_won[i], players, tuple(times[i]))
        for i, kind in enumerate(deal.line_up)
    )


def _play_game(deal: Deal, at_seat: list[int], times: list[list[float]]) -> Game:
    """A whole game with the player ``at_seat[seat]`` of the line-up at every seat."""
    kinds = [deal.line_up[player] for player in at_seat]
    strategies = [strategy_for(kind) for kind in kinds]
    game = Game(Setup(deal.options, tuple(Player(kind, kind) for kind in kinds), deal.seed))
    decisions = 0
    while True:
        while not game.round_over:
            seat = game.state.acting
            view = game.view(seat)
            decisions += 1
            before = time.perf_counter()
            action = strategies[seat](view, random.Random(f"{deal.seed}/{decisions}"))
            if len(view.legal) > 1:
                times[at_seat[seat]].append((time.perf_counter() - before) * 1000)
            game.apply(action, seat)
        if game.is_over:
            return game
        game.next_round()
