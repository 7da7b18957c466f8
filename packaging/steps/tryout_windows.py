"""Does the setup program work for somebody who installs, upgrades and removes the game on Windows?

It installs for the user who runs this, and saves a game where that user's games are; so it stops where there are any.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from mexicantrain_qt import paths
from mexicantrain_qt.saves.store import SaveStore
from steps import figures, frozen, screen, setup_program, smoke
from steps.project import APP, DIST, NAME, WORK, version
from steps.tryout import LEFT_BEHIND, OLD_VERSION, actions, persons_turn

_PATIENCE = 300
_TARGET = figures.Target(warm=1.0, cold=3.0)


def complaints() -> Iterator[str]:
    """What does not work; a sentence each."""
    setups = list(DIST.glob("*-setup.exe"))
    if not setups:
        sys.exit(
            "There is no setup program in dist/ to try; `packaging/dev.py build` makes it where NSIS is."
        )
    games = paths.data_dir()
    if games.exists():
        sys.exit(f"There are games in {games}. This is tried where nobody plays.")
    home = Path(os.environ["LOCALAPPDATA"]) / "Programs" / NAME
    program = home / f"{APP}.exe"
    _run(_older(WORK / "older"))
    if not (home / "_internal" / LEFT_BEHIND).exists():
        yield f"The old version is not in {home}."
    store = SaveStore(games)
    store.autosave(persons_turn())
    _run(setups[0])
    if (home / "_internal" / LEFT_BEHIND).exists():
        yield "The upgrade left files of the old version."
    print(f"Upgraded from {OLD_VERSION} to {version()}.", flush=True)
    report = smoke.run([str(program)], {})
    print(json.dumps(report, ensure_ascii=False), flush=True)
    yield from smoke.wrong_in(report)
    yield from figures.measure("The installed program", [str(program)], {}, _TARGET)
    _run(home / "uninstall.exe")
    # It goes on as a copy of itself, which can then remove the original.
    with contextlib.suppress(screen.NothingCame):
        screen.wait_for(lambda: not home.exists(), "end of the uninstaller")
    if home.exists():
        yield f"The uninstaller left {sorted(path.name for path in home.rglob('*'))}."
    actions(store)
    print("Removed; the saved game is still there.", flush=True)


def _older(folder: Path) -> Path:
    """A setup program of the same program under an older number, with a file that is no more in the new one."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(frozen.frozen_app(), folder)
    (folder / "_internal" / LEFT_BEHIND).write_text(OLD_VERSION, encoding="ascii")
    setup = folder.with_name("older-setup.exe")
    setup_program.compile_script(folder, setup, number=OLD_VERSION)
    return setup


def _run(program: Path) -> None:
    """Let a setup program or an uninstaller do what it does without asking."""
    subprocess.run([str(program), "/S"], check=True, timeout=_PATIENCE)
