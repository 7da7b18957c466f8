"""How does the frozen program become one file that installs it on Windows?"""

from __future__ import annotations

import subprocess
from pathlib import Path

from steps.project import DIST, PACKAGE, PACKAGING, WORK, machine, version


def build(app: Path) -> Path:
    """The setup program for the frozen program *app*, in ``dist/``."""
    package = DIST / f"{PACKAGE}-{version()}-windows-{machine()}-setup.exe"
    DIST.mkdir(exist_ok=True)
    compile_script(app, package)
    return package


def compile_script(app: Path, setup: Path, *, number: str = "", stand_in: bool = False) -> None:
    """Make *setup*, which installs *app*. A *stand_in* lets itself be installed where the program could not run."""
    words = {
        "VERSION": number or version(),
        "PROGRAM": app.resolve(),
        "ICON": WORK / "icons" / "program.ico",
        "OUTFILE": setup.resolve(),
    }
    defines = [f"-D{name}={value}" for name, value in words.items()] + (["-DSTAND_IN"] if stand_in else [])
    script = PACKAGING / "windows" / "installer.nsi"
    subprocess.run(["makensis", "-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, str(script)], check=True)
