"""Which licences does the program come with, and where are their texts?"""

from __future__ import annotations

import shutil
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

from steps.project import PACKAGING, ROOT, WORK

PYTHON_PACKAGES = (
    "annotated-types",
    "platformdirs",
    "pydantic",
    "pydantic_core",
    "typing-inspection",
    "typing_extensions",
    "pyinstaller",
)
"""What is frozen into the program and brings its own licence text; Qt's are in ``packaging/licences``."""


def collect(folder: Path = WORK / "licences") -> Path:
    """Put the texts of all licences into *folder*; it may exist."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGING / "licences", folder)
    shutil.copy(ROOT / "LICENSE", folder / "mexican-train.txt")
    python = _text_of_python()
    if python is not None:
        shutil.copy(python, folder / "python.txt")
    for name in PYTHON_PACKAGES:
        texts = texts_of(name)
        assert texts, f"{name} comes without a licence text"
        for text in texts:
            shutil.copy(text, folder / f"{name}-{text.name.removesuffix('.txt')}.txt")
    return folder


def texts_of(package: str) -> list[Path]:
    """The licence texts that an installed package brings."""
    files = distribution(package).files or []
    names = ("LICENSE", "LICENCE", "COPYING")
    return [Path(str(file.locate())) for file in files if file.name.upper().startswith(names)]


def _text_of_python() -> Path | None:
    library = Path(sysconfig.get_path("stdlib"))
    version = sysconfig.get_python_version()
    candidates = (
        library / "LICENSE.txt",
        library.parent / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}-minimal/copyright"),
        Path(f"/usr/share/doc/libpython{version}-minimal/copyright"),
    )
    return next((path for path in candidates if path.exists()), None)
