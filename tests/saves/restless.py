"""A player who never stops: go on with the autosave in a folder, say after every action how many there were.

Started by ``test_kill`` in a process of its own, which is then killed.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from mexicantrain_qt.rules.actions import Action
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.saves.store import SaveStore
from tests.saves.games import setup_for


def choice(game: Game) -> Action:
    """The one action that this player always does here; so every game of this player is the same game."""
    return random.Random(f"{game.round}:{len(game.log[-1])}").choice(legal_actions(game.state))


def played(game: Game) -> int:
    """How many actions the game has seen."""
    return sum(len(actions) for actions in game.log)


def act(game: Game) -> None:
    """One more action, in the next round if this one is over."""
    if game.round_over:
        game.next_round()
    game.apply(choice(game))


def main() -> None:
    store = SaveStore(Path(sys.argv[1]))
    game = store.load_autosave() or Game(setup_for())
    while not game.is_over:
        act(game)
        store.autosave(game)
        sys.stdout.write(f"{played(game)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
