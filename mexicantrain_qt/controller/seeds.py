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
    moment = f"{game.round}:{len(game.log[-1])}"
    return sha256(f"computer players:{game.setup.seed}:{moment}".encode()).hexdigest()


def review_seed(setup: Setup, round_: int) -> str:
    """The chance of the player who looks at a finished round; the same whenever somebody asks."""
    return sha256(f"review:{setup.seed}:{round_}".encode()).hexdigest()


def hint_seed(game: Game) -> str:
    """The chance of the player who is asked for a hint; the same hint again when the decision comes back."""
    moment = f"{game.round}:{len(game.log[-1])}"
    return sha256(f"hint:{game.setup.seed}:{moment}".encode()).hexdigest()
