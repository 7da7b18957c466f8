"""How does Qt for Python start faster? By not compiling its own Python files at every start, and not loading all of them.

It keeps them as source text in a library, and reads them from a folder ``files.dir`` instead if there is one; its
environment variable ``SBK_EMBED`` makes that folder. Most of them only word what it says of a mistake in a call.
"""

from __future__ import annotations

import os
import py_compile
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from steps.project import PACKAGING

PLACE = "shiboken6/files.dir"
"""Where Qt for Python looks for the folder."""

_LATE = ("errorhandler", "layout", "lib/enum_sig", "lib/pyi_generator", "lib/tool", "parser")
"""The modules of signatures that are loaded at every start, and of which no start asks anything. Not ``mapping``: Qt looks into it as it is."""

_STAND_IN = PACKAGING / "late_module.py"


def compile_into(folder: Path) -> Path:
    """Put the compiled files into *folder*, as they shall lie at ``PLACE``."""
    shutil.rmtree(folder, ignore_errors=True)
    unpacked = _unpacked()
    try:
        for source in sorted(unpacked.rglob("*.py")):
            name = source.relative_to(unpacked)
            _compile(source, folder / name.with_suffix(".pyc"), name.as_posix())
    finally:
        shutil.rmtree(unpacked)
    for late in _LATE:
        put_off(folder / "shibokensupport" / "signature" / f"{late}.pyc")
    return folder


def put_off(module: Path) -> None:
    """Let the compiled *module* be loaded when something is asked of it, and not when it is imported."""
    module.rename(module.with_name(f"{module.name}.late"))
    _compile(_STAND_IN, module, _STAND_IN.name)


def _compile(source: Path, compiled: Path, shown_as: str) -> None:
    compiled.parent.mkdir(parents=True, exist_ok=True)
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(str(source), str(compiled), dfile=shown_as, doraise=True, invalidation_mode=mode)


def _unpacked() -> Path:
    subprocess.run(
        [sys.executable, "-c", "import PySide6.QtCore"], env={**os.environ, "SBK_EMBED": "0"}, check=True
    )
    shiboken = find_spec("shiboken6")
    assert shiboken is not None
    assert shiboken.origin is not None
    return Path(shiboken.origin).with_name("files.dir")
