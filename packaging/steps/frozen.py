"""How does the program become a folder that runs where no Python is installed?"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from steps import icons, licences
from steps.project import APP, DEVELOPERS, FROZEN, NAME, PACKAGING, WORK, version


def freeze() -> Path:
    """Freeze the program with the Python that runs this, which should have nothing installed but the lock.

    The folder, or on macOS the ``.app``, that PyInstaller made.
    """
    icons.make(WORK / "icons")
    licences.collect(WORK / "licences")
    (WORK / "version_info.txt").write_text(_version_info(version()), encoding="utf-8")
    shutil.rmtree(FROZEN, ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=ERROR"]
    command += [f"--distpath={FROZEN}", f"--workpath={WORK / 'pyinstaller'}", str(PACKAGING / f"{APP}.spec")]
    # The same files in the same order: sets of strings must not be shuffled.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    subprocess.run(command, cwd=PACKAGING, env=environment, check=True)
    return frozen_app()


def frozen_app() -> Path:
    """What ``freeze`` made."""
    return FROZEN / (f"{NAME}.app" if sys.platform == "darwin" else APP)


def executable(app: Path) -> Path:
    """The program itself, in a frozen folder or ``.app``."""
    if sys.platform == "darwin":
        return app / "Contents" / "MacOS" / APP
    return app / (f"{APP}.exe" if sys.platform == "win32" else APP)


def _version_info(number: str) -> str:
    """What Windows shows as the properties of the program, in PyInstaller's notation."""
    four = tuple(int(part) for part in f"{number}.0".split("."))
    words = {
        "CompanyName": DEVELOPERS,
        "FileDescription": NAME,
        "FileVersion": number,
        "InternalName": APP,
        "LegalCopyright": f"© 2026 {DEVELOPERS}",
        "OriginalFilename": f"{APP}.exe",
        "ProductName": NAME,
        "ProductVersion": number,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in words.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0, OS=0x40004, "
        "fileType=1, subtype=0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
