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


def hint_seed(setup: Setup, round_: int, actions: int) -> str:
    """The chance of the player who is asked for a hint after so many *actions* of the round with that number.

    The same hint comes again when the decision comes back, and nothing else is said when the round is looked at later.
    """
    return _chance("hint", setup, f"{round_}:{actions}")


def _chance(purpose: str, setup: Setup, moment: str) -> str:
    return sha256(f"{purpose}:{setup.seed}:{moment}".encode()).hexdigest()
