"""How does a script sit down at a screen: with a screen of its own, a hand on the keyboard, and eyes?"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from steps.project import APP

PROGRAMS = ("Xvfb", "xdotool")
_PATIENCE = 60.0
_PAUSE = 0.25

_Found = TypeVar("_Found")


class NothingCame(Exception):
    """What was waited for did not happen in a minute."""


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """A screen that nobody sees; the environment that shows programs on it."""
    reading, writing = os.pipe()
    # Without -noreset it would start anew, and fail whoever comes next, when the first window is closed.
    command = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        "1280x800x24",
        "-noreset",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="ascii") as numbers:
                number = numbers.readline().strip()
            if not number:
                raise NothingCame("Xvfb did not start")
            yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        finally:
            server.terminate()


def window(environment: Mapping[str, str]) -> str:
    """The window of the program, once it is to be seen; with the keyboard."""
    found = wait_for(lambda: _windows(environment), "a window of the program")[-1]
    _xdotool(environment, "windowfocus", "--sync", found)
    return found


def press(environment: Mapping[str, str], *keys: str) -> None:
    """Press *keys*, one after the other."""
    _xdotool(environment, "key", "--delay", "120", *keys)


def close(environment: Mapping[str, str], window: str) -> None:
    """Close the window as its owner would, and wait until the program has ended. Raises ``NothingCame``."""
    owner = _xdotool(environment, "getwindowpid", window).strip()

    def ended() -> bool:
        # A key that is pressed while the program is busy opening may go to nobody.
        _xdotool(environment, "windowfocus", window)
        press(environment, "ctrl+q")
        there = Path("/proc", owner, "exe").exists() if owner else window in _windows(environment)
        return not there

    wait_for(ended, "end of the program")


def wait_for(look: Callable[[], _Found], what: str) -> _Found:
    """What *look* finds, as soon as it finds something. Raises ``NothingCame``."""
    end = time.monotonic() + _PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise NothingCame(f"there was no {what.removeprefix('a ')}")
        time.sleep(_PAUSE)
    return found


def _windows(environment: Mapping[str, str]) -> list[str]:
    return _xdotool(environment, "search", "--onlyvisible", "--class", f"^{APP}$").split()


def _xdotool(environment: Mapping[str, str], *words: str) -> str:
    whole = {**os.environ, **environment}
    return subprocess.run(["xdotool", *words], env=whole, capture_output=True, text=True, check=False).stdout
