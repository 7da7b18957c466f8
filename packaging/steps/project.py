"""What is the project called, which version is it, and where are its files?"""

from __future__ import annotations

import platform
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
WORK = ROOT / "build"
FROZEN = WORK / "frozen"
"""Where PyInstaller leaves the program: a folder, on macOS an ``.app``."""

NAME = "Mexican Train"
APP = "mexicantrain_qt"
"""The name in every path, and of the program that is started."""

PACKAGE = "mexicantrain-qt"
"""The name of the Debian package and of the files for download: an underscore is not allowed there."""

ID = "io.github.mexicantrain_qt.MexicanTrain"
"""The name of the desktop entry, of its icon and of the Flatpak."""

DEVELOPERS = "Mexican Train contributors"
HOMEPAGE = "https://github.com/mexicantrain-qt/MexicanTrain"
EMAIL = "mexicantrain-qt@users.noreply.github.com"
EPOCH = 1_767_225_600
"""The time that every file in a package has, so that the same program makes the same package: 2026-01-01."""


def version() -> str:
    text = (ROOT / APP / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(\d+\.\d+\.\d+)"$', text, re.MULTILINE)
    assert found is not None, "the package says its version"
    return found[1]


def machine() -> str:
    """The processor, as Linux and macOS call it: ``x86_64``, ``aarch64`` or ``arm64``."""
    name = platform.machine()
    return {"AMD64": "x86_64"}.get(name, name)
