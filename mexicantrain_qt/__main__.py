"""How does the program start? ``python -m mexicantrain_qt``, and the frozen program."""

from __future__ import annotations

import multiprocessing
import sys


def start() -> int:
    if getattr(sys, "frozen", False):
        # The process of the computer players is this file again, and must not come as far as Qt.
        multiprocessing.freeze_support()

    from mexicantrain_qt.command_line import main  # noqa: PLC0415  see above

    return main()


if __name__ == "__main__":
    sys.exit(start())
