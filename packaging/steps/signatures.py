"""How does Qt for Python start faster? By not compiling its own Python files at every start.

It keeps them as source text in a library, and reads them from a folder ``files.dir`` instead if there is one; its
environment variable ``SBK_EMBED`` makes that folder.
"""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PLACE = "shiboken6/files.dir"
"""Where Qt for Python looks for the folder."""


def compile_into(folder: Path) -> Path:
    """Put the compiled files into *folder*, as they shall lie at ``PLACE``."""
    shutil.rmtree(folder, ignore_errors=True)
    unpacked = _unpacked()
    try:
        for source in sorted(unpacked.rglob("*.py")):
            name = source.relative_to(unpacked)
            compiled = folder / name.with_suffix(".pyc")
            compiled.parent.mkdir(parents=True, exist_ok=True)
            py_compile.compile(
                str(source),
                str(compiled),
                dfile=name.as_posix(),
                doraise=True,
                invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
            )
    finally:
        shutil.rmtree(unpacked)
    return folder


def _unpacked() -> Path:
    subprocess.run(
        [sys.executable, "-c", "import PySide6.QtCore"], env={**os.environ, "SBK_EMBED": "0"}, check=True
    )
    shiboken = find_spec("shiboken6")
    assert shiboken is not None
    assert shiboken.origin is not None
    return Path(shiboken.origin).with_name("files.dir")
