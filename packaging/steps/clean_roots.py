"""Does the package install, and the program start, on a Debian that has nothing but itself? Tried in fresh ones."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from steps import screen
from steps.project import APP, DIST

SUITES = ("bookworm", "trixie")
"""Debian 12 and 13."""


def main() -> int:
    """Try every suite; the exit code tells whether one failed."""
    packages = list(DIST.glob("*.deb"))
    missing = [program for program in ("mmdebstrap", *screen.PROGRAMS) if shutil.which(program) is None]
    if missing or not packages:
        sys.exit(f"There is no {' and no '.join(missing or ['Debian package in dist/'])}.")
    with screen.screen() as display:
        answers = {suite: _try(suite, packages[0], display["DISPLAY"]) for suite in SUITES}
    for suite, answer in answers.items():
        print(f"On Debian {suite} the package {'works' if answer == 0 else 'FAILED'}.")
    return int(any(answers.values()))


def _try(suite: str, package: Path, display: str) -> int:
    """Make a minimal Debian that is gone afterwards, and install and start there; 0 if all went well."""
    program = f"/usr/games/{APP} --smoke-test"
    # The screen's socket has no place in the file system, so a program in another root finds it, too.
    tries = (f"QT_QPA_PLATFORM=offscreen {program}", f"QT_QPA_PLATFORM=xcb DISPLAY={display} {program}")
    hooks = [
        f'copy-in "{package}" /tmp',
        f'chroot "$1" sh -c "apt-get install -y -q --no-install-recommends /tmp/{package.name} >/dev/null"',
    ]
    hooks += [f'chroot "$1" sh -c "{command}"' for command in tries]
    command = ["mmdebstrap", "--quiet", "--variant=minbase", *(f"--customize-hook={hook}" for hook in hooks)]
    return subprocess.run([*command, suite, "/dev/null", *_mirror()], check=False).returncode


def _mirror() -> list[str]:
    """Where this Debian has its packages from; nothing for what mmdebstrap takes by itself."""
    if shutil.which("apt-get") is None:
        return []
    targets = ["apt-get", "indextargets", "--format", "$(SITE) $(RELEASE)", "Created-By: Packages"]
    lines = subprocess.run(targets, capture_output=True, text=True, check=True).stdout.splitlines()
    sites = [line.split()[0] for line in lines if line.split()[-1] in SUITES]
    return sites[:1]


if __name__ == "__main__":
    sys.exit(main())
