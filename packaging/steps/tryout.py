"""Do the packages work for somebody who installs them, plays, and removes them again? Tried on this very Debian.

Root installs and removes the package for real. It is played in a home folder of its own, which is thrown away.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.options import SHEETS
from mexicantrain_qt.saves.store import SaveStore
from steps import difficult, screen, smoke, wine
from steps.project import APP, DIST, ID, PACKAGE, WORK

_INSTALLED = Path("/usr/games") / APP
_ENTRY = Path("/usr/share/applications") / f"{ID}.desktop"
_KEYS = ("Right", "Return", "Return", "d")
"""Take the first tile that can be played, and play it where it can be played first; or draw, if there is none."""


def main() -> int:
    """Try everything; the exit code tells whether something went wrong, which is said."""
    packages = list(DIST.glob("*.deb"))
    if not packages:
        sys.exit("There is nothing in dist/ to try; `packaging/dev.py build` makes it.")
    with tempfile.TemporaryDirectory(prefix="Дом с пробелами ") as name, screen.screen() as display:
        home = Path(name)
        user = {"HOME": name, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "LANG": "C.UTF-8"}
        wrong = list(_installed_and_removed(packages[0], home, user, display))
        for image in DIST.glob("*.AppImage"):
            for mounted in ({}, {"APPIMAGE_EXTRACT_AND_RUN": "1"}):
                wrong += smoke.complaints(image, {**user, **display, **mounted})
            print(f"{image.name}: tried, mounted and unpacked.", flush=True)
    wrong += wine.complaints()
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return int(bool(wrong))


def _installed_and_removed(
    package: Path, home: Path, user: Mapping[str, str], display: Mapping[str, str]
) -> Iterator[str]:
    store = SaveStore(home / ".local" / "share" / APP)
    store.autosave(persons_turn())
    with installed(package):
        for platform in ({"QT_QPA_PLATFORM": "offscreen"}, display):
            report = smoke.run([str(_INSTALLED)], {**user, **platform})
            print(json.dumps(report, ensure_ascii=False), flush=True)
            yield from smoke.wrong_in(report)
        yield from difficult.complaints(_INSTALLED, home, {**user, **display})
        print(
            f"Started with {', '.join(difficult.places(home))}, and without a folder to write to.", flush=True
        )
        play_from_the_menu(store, {**user, **display})
    if _INSTALLED.exists():
        yield "The package was purged, and the program is still there."
    if actions(store) == 0:
        yield "The package was purged, and the saved game is gone."
    print("Installed, started from the menu, played, purged.", flush=True)


def persons_turn() -> Game:
    """A game that waits for what a person does, who is the first to play."""
    players = (Player("Ana", "person"), Player("Leo", "beginner"))
    games = (Game(Setup(SHEETS["quick"], players, f"tryout {number}")) for number in range(100))
    return next(game for game in games if game.state.turn == 0)


@contextmanager
def installed(package: Path) -> Iterator[None]:
    """The *package* is installed as somebody would do it, and purged in the end."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "--reinstall", "--allow-downgrades"]
    subprocess.run([*apt, str(package)], env=environment, check=True, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        subprocess.run(["dpkg", "--purge", PACKAGE], check=True, stdout=subprocess.DEVNULL)


def play_from_the_menu(store: SaveStore, environment: Mapping[str, str]) -> None:
    """Start the menu entry, do one thing at the table with the keyboard, and close the window."""
    whole = {**os.environ, **environment}
    subprocess.run(["gio", "launch", str(_ENTRY)], env=whole, check=True)
    window = screen.window(environment)

    def played() -> bool:
        screen.press(environment, *_KEYS)
        return actions(store) > 0

    try:
        screen.wait_for(played, "action in the saved game")
    finally:
        _keep_picture(whole)
        screen.close(environment, window)


def actions(store: SaveStore) -> int:
    """How many actions the saved game has."""
    game = store.load_autosave()
    return 0 if game is None else sum(map(len, game.log))


def _keep_picture(environment: Mapping[str, str]) -> None:
    if shutil.which("import") is not None:
        picture = str(WORK / "tryout.png")
        subprocess.run(["import", "-window", "root", picture], env=dict(environment), check=False)


if __name__ == "__main__":
    sys.exit(main())
