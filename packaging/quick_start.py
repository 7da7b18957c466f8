"""What makes the frozen program start faster? Run by PyInstaller's loader, before the program itself."""

from __future__ import annotations

import dataclasses
import gc
import inspect
import marshal
import os
import sys
import zlib
from typing import Any

_OBJECTS_BETWEEN_COLLECTIONS = 50_000
"""Next to nothing is thrown away at the start; looking for it every 700 new objects takes a twentieth of the time."""


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


def no_source(_: object) -> str:
    """Stands in for ``inspect.getsource``, of which Qt for Python asks the text of every module that is imported."""
    raise OSError("The program comes without its source text.")


if hasattr(sys, "_MEIPASS"):
    vars(inspect)["getsource"] = no_source
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    take_compiled(os.path.join(sys._MEIPASS, "values.marshal.z"))  # noqa: PTH118, SLF001  as above; PyInstaller calls it so
