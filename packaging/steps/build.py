"""Which packages can this system make? All of them, one after the other, into ``dist/``."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from steps import appimage, archives, debian, disk_image, frozen, inspection, release, setup_program, smoke
from steps.project import DIST, ROOT

_Made = TypeVar("_Made")


@dataclass(frozen=True)
class Step:
    """A package to make of the frozen program; it is passed over where a program that it ``needs`` is missing."""

    name: str
    make: Callable[[Path], Path]
    suffix: str
    needs: tuple[str, ...]


STEPS = {
    "linux": (
        Step("Debian package", debian.build, ".deb", ("tar", "xz")),
        Step("archive", archives.build, ".tar.xz", ("tar", "xz")),
        Step("AppImage", appimage.build, ".AppImage", ("mksquashfs", "cc")),
    ),
    "win32": (Step("setup program", setup_program.build, "-setup.exe", ("makensis",)),),
    "darwin": (Step("disk image", disk_image.build, ".dmg", ("hdiutil",)),),
}


def main() -> int:
    """Make everything; the exit code tells whether something is wrong with it. What is wrong is said at the end."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    made = list(_timed("wheel and source archive", _wheel))
    app = _timed("frozen program", frozen.freeze)
    wrong = list(inspection.complaints(app, linux=sys.platform == "linux"))
    wrong += _timed("smoke test", lambda: list(smoke.complaints(frozen.executable(app))))
    for step in STEPS[sys.platform]:
        missing = [program for program in step.needs if shutil.which(program) is None]
        if missing:
            print(f"{step.name}: left out; it needs {' and '.join(missing)}.")
            continue
        try:
            package = _timed(step.name, partial(step.make, app))
        except (RuntimeError, subprocess.CalledProcessError) as error:
            wrong.append(f"{step.name}: {error}")
            continue
        wrong += inspection.too_large(package, step.suffix)
        made.append(package)
    release.write_sums(made)
    print(f"\n{release.table(made)}\n\nAll of it is in {DIST.relative_to(ROOT)}/, with {release.SUMS}.")
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    return int(bool(wrong))


def _wheel() -> list[Path]:
    command = [sys.executable, "-m", "build", "--no-isolation", f"--outdir={DIST}"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return list(DIST.iterdir())


def _timed(name: str, make: Callable[[], _Made]) -> _Made:
    print(f"{name} … ", end="", flush=True)
    start = time.monotonic()
    made = make()
    print(f"{time.monotonic() - start:.0f} s", flush=True)
    return made


if __name__ == "__main__":
    sys.exit(main())
