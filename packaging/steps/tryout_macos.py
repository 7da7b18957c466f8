"""Does the disk image work for somebody who drags the program out of it, replaces it by a newer one, and deletes it?

It happens in a home folder of its own, which is thrown away.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mexicantrain_qt.saves.store import SaveStore
from steps import figures, frozen, smoke
from steps.project import APP, DIST, NAME, version
from steps.tryout import actions, persons_turn

_TARGET = figures.Target(warm=1.0, cold=3.0)


def complaints() -> Iterator[str]:
    """What does not work; a sentence each."""
    images = list(DIST.glob("*.dmg"))
    if not images:
        sys.exit("There is no disk image in dist/ to try; `packaging/dev.py build` makes it.")
    with tempfile.TemporaryDirectory(prefix="home with spaces ") as name:
        home = Path(name)
        app = home / "Applications" / f"{NAME}.app"
        user = {"HOME": name, "LANG": "C"}
        _drag_out(images[0], app)
        yield from _signature(app)
        store = SaveStore(home / "Library" / "Application Support" / APP)
        store.autosave(persons_turn())
        # Finder replaces the whole folder, so nothing of an old version can be left.
        shutil.rmtree(app)
        _drag_out(images[0], app)
        print(f"Replaced by {version()}.", flush=True)
        program = frozen.executable(app)
        for platform in ({"QT_QPA_PLATFORM": "offscreen"}, {}):
            environment = {**user, **platform}
            report = smoke.run([str(program)], environment)
            print(json.dumps(report, ensure_ascii=False), flush=True)
            yield from smoke.wrong_in(report)
        yield from figures.measure("The program", [str(program)], user, _TARGET)
        shutil.rmtree(app)
        actions(store)
        print("Deleted; the saved game is still there.", flush=True)


def _drag_out(image: Path, app: Path) -> None:
    """Copy the program out of the *image*, as Finder does."""
    place = app.parent.parent / "image"
    attach = ["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", str(place), str(image)]
    subprocess.run(attach, check=True, stdout=subprocess.DEVNULL)
    try:
        subprocess.run(["ditto", str(place / app.name), str(app)], check=True)
    finally:
        subprocess.run(["hdiutil", "detach", "-quiet", str(place)], check=False)


def _signature(app: Path) -> Iterator[str]:
    verify = ["codesign", "--verify", "--deep", "--strict", str(app)]
    done = subprocess.run(verify, env=dict(os.environ), capture_output=True, text=True, check=False)
    if done.returncode:
        yield f"The signature does not hold: {done.stderr}"
