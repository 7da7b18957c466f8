"""Where does chance come from, other than the deal?"""

from __future__ import annotations

import secrets
from hashlib import sha256

from mexicantrain_qt.rules.game import Game, Setup


def new_seed() -> str:
    """The seed of a new game: 32 hexadecimal digits that nobody can foresee."""
    return secrets.token_hex(16)


def thinking_seed(game: Game) -> str:
    """The chance of the computer player to move, for this decision; the same again when the decision comes back.

    It tells nothing about the deal: a digest does not lead back to the seed of the game.
    """
    return _chance("computer players", game.setup, f"{game.round}:{len(game.log[-1])}")


def review_seed(setup: Setup, round_: int) -> str:
    """The chance of the player who looks at a finished round; the same whenever somebody asks."""
    return _chance("review", setup, str(round_))


def hint_seed(game: Game) -> str:
    """The chance of the player who is asked for a hint; the same hint again when the decision comes back."""
    return _chance("hint", game.setup, f"{game.round}:{len(game.log[-1])}")


def _chance(purpose: str, setup: Setup, moment: str) -> str:
    return sha256(f"{purpose}:{setup.seed}:{moment}".encode()).hexdigest()
