"""Does the Debian package work for somebody who installs it, plays, upgrades, and removes it? Does the AppImage?

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
from pathlib import Path

from mexicantrain_qt.saves.store import SaveStore
from steps import difficult, figures, screen, smoke, validation, wine
from steps.project import APP, DIST, ID, PACKAGE, WORK, version
from steps.tryout import LEFT_BEHIND, OLD_VERSION, actions, persons_turn

_INSTALLED = Path("/usr/games") / APP
_FOLDER = Path("/usr/lib") / APP
_ENTRY = Path("/usr/share/applications") / f"{ID}.desktop"
_KEYS = ("Right", "Return", "Return", "d")
"""Take the first tile that can be played, and play it where it can be played first; or draw, if there is none."""


def complaints() -> Iterator[str]:
    """What does not work; a sentence each."""
    packages = list(DIST.glob("*.deb"))
    if not packages:
        sys.exit("There is nothing in dist/ to try; `packaging/dev.py build` makes it.")
    yield from validation.complaints(packages[0])
    print("The desktop's files, icons, plists and the package were looked into.", flush=True)
    with tempfile.TemporaryDirectory(prefix="Дом с пробелами ") as name, screen.screen() as display:
        home = Path(name)
        user = {"HOME": name, "XDG_DATA_HOME": "", "XDG_CONFIG_HOME": "", "LANG": "C.UTF-8"}
        try:
            yield from _installed(packages[0], home, user, display)
        finally:
            subprocess.run(["dpkg", "--purge", PACKAGE], check=True, stdout=subprocess.DEVNULL)
        if _INSTALLED.exists() or _FOLDER.exists():
            yield "The package was purged, and the program is still there."
        if actions(SaveStore(home / ".local" / "share" / APP)) == 0:
            yield "The package was purged, and what was played is gone."
        print("Purged; the saved game is still there.", flush=True)
        for image in DIST.glob("*.AppImage"):
            unpacked = {"APPIMAGE_EXTRACT_AND_RUN": "1"}
            yield from smoke.complaints(image, {**user, **display, **unpacked})
            yield from figures.measure(image.name, [str(image)], {**user, **display}, figures.APPIMAGE)
    yield from wine.complaints()


def _installed(
    package: Path, home: Path, user: Mapping[str, str], display: Mapping[str, str]
) -> Iterator[str]:
    """From nothing to an old version, to a saved game, to the new version, to a game played from the menu."""
    store = SaveStore(home / ".local" / "share" / APP)
    install(older(package, WORK / "older"))
    store.autosave(persons_turn())
    if not (_FOLDER / "_internal" / LEFT_BEHIND).exists():
        yield "The old version was not installed."
    install(package)
    if (_FOLDER / "_internal" / LEFT_BEHIND).exists():
        yield "The upgrade left files of the old version."
    print(f"Upgraded from {OLD_VERSION} to {version()}.", flush=True)
    for platform in ({"QT_QPA_PLATFORM": "offscreen"}, display):
        report = smoke.run([str(_INSTALLED)], {**user, **platform})
        print(json.dumps(report, ensure_ascii=False), flush=True)
        yield from smoke.wrong_in(report)
    yield from figures.measure(
        "The installed program", [str(_INSTALLED)], {**user, **display}, figures.INSTALLED
    )
    yield from difficult.complaints(_INSTALLED, home, {**user, **display})
    print(f"Started with {', '.join(difficult.places(home))}, and without a folder to write to.", flush=True)
    play_from_the_menu(store, {**user, **display})
    print("Started from the menu, and played.", flush=True)


def install(package: Path) -> None:
    """Install *package* as somebody would do it."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "install", "-y", "-q", "--no-install-recommends", "--reinstall", "--allow-downgrades"]
    subprocess.run([*apt, str(package)], env=environment, check=True, stdout=subprocess.DEVNULL)


def older(package: Path, folder: Path) -> Path:
    """Make in *folder* a package like *package*, with an older version and a file that is no more in the new one."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(["dpkg-deb", "--raw-extract", str(package), str(folder)], check=True)
    control = folder / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(text.replace(f"Version: {version()}\n", f"Version: {OLD_VERSION}\n"), encoding="utf-8")
    (folder / "usr" / "lib" / APP / "_internal" / LEFT_BEHIND).write_text(OLD_VERSION, encoding="ascii")
    made = folder.with_suffix(".deb")
    subprocess.run(["dpkg-deb", "--build", "-Znone", str(folder), str(made)], check=True, capture_output=True)
    return made


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


def _keep_picture(environment: Mapping[str, str]) -> None:
    if shutil.which("import") is not None:
        picture = str(WORK / "tryout.png")
        subprocess.run(["import", "-window", "root", picture], env=dict(environment), check=False)
