"""Does the setup program for Windows install, upgrade and remove? Tried with a stand-in for the program, under Wine."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from steps import setup_program
from steps.project import APP, NAME, version
from steps.screen import NothingCame, wait_for

ROOT_WITH_WINE = "WINE_ROOT"
"""The environment variable that names a folder with a system in it which has 32-bit Wine, where this one has none."""

_PATIENCE = 300
_INSTALLED = Path("AppData", "Local", "Programs", NAME)
_SAVED = Path("AppData", "Local", APP, "autosave.json")


def complaints() -> Iterator[str]:
    """What goes wrong on the way from an old version to a new one and to none; a sentence each."""
    if shutil.which("makensis") is None:
        print("The setup program for Windows was not tried; it needs makensis.")
        return
    root = Path(os.environ.get(ROOT_WITH_WINE, "/"))
    parent = root / "tmp" if root != Path("/") else None
    with tempfile.TemporaryDirectory(dir=parent) as name:
        folder = Path(name)
        old, new = (stand_in(folder, number) for number in ("0.0.1", version()))
        if shutil.which("wine") is None and root == Path("/"):
            print("The script of the setup program compiles; to run it, Wine would be needed.")
            return
        yield from _complaints(folder, root, old, new)
        print("The setup program, with a stand-in for the program, was run under Wine.")


def stand_in(folder: Path, number: str) -> Path:
    """A setup program for a stand-in of version *number*, which has a file that no other version has."""
    payload = folder / number / APP
    (payload / "_internal").mkdir(parents=True)
    (payload / f"{APP}.exe").write_text(number, encoding="ascii")
    (payload / "_internal" / f"{number}.txt").write_text(number, encoding="ascii")
    setup = folder / f"{number}-setup.exe"
    setup_program.compile_script(payload, setup, number=number, stand_in=True)
    return setup


def _complaints(folder: Path, root: Path, old: Path, new: Path) -> Iterator[str]:
    prefix = folder / "prefix"

    def run(program: Path, *words: str) -> None:
        inside = [f"/{path.relative_to(root)}" for path in (prefix, program)]
        wine = ["env", "-u", "DISPLAY", f"WINEPREFIX={inside[0]}", "WINEDEBUG=-all", "HOME=/root"]
        command = [*([] if root == Path("/") else ["chroot", str(root)]), *wine, "wine", inside[1], *words]
        subprocess.run(command, check=False, timeout=_PATIENCE, capture_output=True)

    run(old, "/S")
    homes = [home for home in prefix.glob("drive_c/users/*") if (home / _INSTALLED).exists()]
    if not homes:
        yield "The setup program installed nothing."
        return
    installed, saved = homes[0] / _INSTALLED, homes[0] / _SAVED
    saved.parent.mkdir(parents=True)
    saved.write_text("{}", encoding="ascii")
    run(new, "/S")
    if (installed / f"{APP}.exe").read_text(encoding="ascii") != version():
        yield "The upgrade left the old program in place."
    if [path.stem for path in (installed / "_internal").iterdir()] != [version()]:
        yield "The upgrade left files of the old version, or brought none of the new."
    run(installed / "uninstall.exe", "/S")
    # It goes on as a copy of itself, which can then remove the original.
    with contextlib.suppress(NothingCame):
        wait_for(lambda: not installed.exists(), "end of the uninstaller")
    if installed.exists():
        yield f"The uninstaller left {sorted(path.name for path in installed.rglob('*'))}."
    if not saved.exists():
        yield "A saved game was lost on the way."
