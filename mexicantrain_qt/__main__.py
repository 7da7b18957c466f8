"""How does the program start? ``python -m mexicantrain_qt``, and the frozen program."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping

_HELPERS = {"--multiprocessing-fork", "-c"}
"""One of these is in the command of every process that ``multiprocessing`` starts from a frozen program."""


def give_back_library_path(environment: MutableMapping[str, str]) -> None:
    """Undo what the frozen program's loader did for itself: a browser that it opens must find the system's libraries."""
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is None:
        environment.pop("LD_LIBRARY_PATH", None)
    else:
        environment["LD_LIBRARY_PATH"] = before


def start() -> int:
    if getattr(sys, "frozen", False):
        give_back_library_path(os.environ)
        if _HELPERS & set(sys.argv):
            # The process of the computer players is this file again, and must not come as far as Qt.
            import multiprocessing  # noqa: PLC0415  the program itself loads it when its window is to be seen

            multiprocessing.freeze_support()

    from mexicantrain_qt.command_line import main  # noqa: PLC0415  see above

    return main()


if __name__ == "__main__":
    sys.exit(start())
