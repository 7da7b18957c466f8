"""How do the program's values come into being faster? Python need not compile their methods at every start.

A dataclass writes its methods as source text and has it compiled, hundreds of times before the first frame. Here that is
done once; ``quick_start.py``, which runs in the frozen program before everything else, takes what lies ready.
"""

from __future__ import annotations

import dataclasses
import importlib
import marshal
import os
import pkgutil
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import mexicantrain_qt
from steps.project import APP, PACKAGING, ROOT

FILE = "values.marshal.z"
"""The file in the bundle: source texts, and what they are compiled to; compressed, which is quicker than reading all of it."""

_OPTIMIZE = 2
_NO_PART_OF_THE_PROGRAM = ("__main__", "lab")


def compile_into(folder: Path) -> Path:
    """Make the file in *folder* by importing the whole program, in a process of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / FILE
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGING), str(ROOT)])}
    subprocess.run([sys.executable, "-m", "steps.values", str(made)], env=environment, check=True)
    return made


def texts() -> set[str]:
    """The source texts that the dataclasses of the program are made with, every module being imported for it."""
    found: set[str] = set()

    def noting(text: str, *spaces: dict[str, Any]) -> None:
        found.add(text)
        exec(compile(text, "<string>", "exec", dont_inherit=True), *spaces)  # noqa: S102  as dataclasses does itself

    # What the module finds there comes before what is built in.
    vars(dataclasses)["exec"] = noting
    _import_all(mexicantrain_qt.__path__, f"{APP}.")
    return found


def _import_all(places: Any, prefix: str) -> None:
    for module in pkgutil.iter_modules(places, prefix):
        if module.name.rpartition(".")[2] in _NO_PART_OF_THE_PROGRAM:
            continue
        imported = importlib.import_module(module.name)
        if module.ispkg:
            _import_all(imported.__path__, f"{module.name}.")


def main(file: Path) -> None:
    codes = {
        text: compile(text, "<string>", "exec", dont_inherit=True, optimize=_OPTIMIZE)
        for text in sorted(texts())
    }
    file.write_bytes(zlib.compress(marshal.dumps(codes), 9))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
