"""Do the packages work for somebody who installs them, plays, upgrades, and removes them again? Tried on this very system."""

from __future__ import annotations

import importlib
import sys

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.options import SHEETS
from mexicantrain_qt.saves.store import SaveStore

OLD_VERSION = "0.0.1"
"""What the version is called that is upgraded: the same program under another number."""

LEFT_BEHIND = "left-behind.txt"
"""A file that only the old version has, among its libraries; an upgrade must not leave it there."""

_TRYOUTS = {"linux": "tryout_linux", "win32": "tryout_windows", "darwin": "tryout_macos"}


def persons_turn() -> Game:
    """A game that waits for what a person does, who is the first to play."""
    players = (Player("Ana", "person"), Player("Leo", "beginner"))
    games = (Game(Setup(SHEETS["quick"], players, f"tryout {number}")) for number in range(100))
    return next(game for game in games if game.state.turn == 0)


def actions(store: SaveStore) -> int:
    """How many actions the saved game has. Raises if there is none."""
    game = store.load_autosave()
    assert game is not None, "a game was saved"
    return sum(map(len, game.log))


def main() -> int:
    """Try everything; the exit code tells whether something went wrong, which is said at the end."""
    # Each imports what there is on its own system only.
    here = importlib.import_module(f"steps.{_TRYOUTS[sys.platform]}")
    wrong = list(here.complaints())
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
