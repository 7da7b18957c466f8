"""What makes the frozen program start faster? Run by PyInstaller's loader, before the program itself."""

from __future__ import annotations

import dataclasses
import gc
import inspect
import marshal
import os
import sys
import types
import zlib
from typing import Any

_OBJECTS_BETWEEN_COLLECTIONS = 50_000
"""Next to nothing is thrown away at the start; looking for it every 700 new objects takes a twentieth of the time."""

_HELPERS = {"--multiprocessing-fork", "-c"}
"""One of these is in the command of every process that ``multiprocessing`` starts: the program once more."""


def take_compiled(file: str) -> None:
    """Let dataclasses execute what *file*, made by ``steps/values.py``, has of their methods; the rest is compiled."""
    with open(file, "rb") as compiled:  # noqa: PTH123  importing pathlib would take longer than this saves
        codes = marshal.loads(zlib.decompress(compiled.read()))  # noqa: S302  as trusted as the program beside it

    def quick_exec(text: str, *spaces: dict[str, Any]) -> None:
        # The module dataclasses has other future statements than this one.
        code = codes.get(text) or compile(text, "<string>", "exec", dont_inherit=True)
        exec(code, *spaces)  # noqa: S102  as dataclasses does

    # What a module has by this name comes before what is built in.
    vars(dataclasses)["exec"] = quick_exec


def describe_nothing() -> None:
    """Let dataclasses not look into each one to word what would be its docstring, which nobody reads here."""

    def no_signature(_: type) -> str:
        return ""

    vars(dataclasses)["inspect"] = types.SimpleNamespace(**{**vars(inspect), "signature": no_signature})


def no_source(_: object) -> str:
    """Stands in for ``inspect.getsource``, of which Qt for Python asks the text of every module that is imported."""
    raise OSError("The program comes without its source text.")


if hasattr(sys, "_MEIPASS"):
    vars(inspect)["getsource"] = no_source
    describe_nothing()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    if _HELPERS & set(sys.argv):
        # PyInstaller runs this at every start, which loads all of multiprocessing before the window is to be seen.
        import pyi_rth_multiprocessing  # noqa: F401
    take_compiled(os.path.join(sys._MEIPASS, "values.marshal.z"))  # noqa: PTH118, SLF001  as above; PyInstaller calls it so
