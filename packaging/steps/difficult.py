"""Where is a first start difficult, and does the program open all the same?"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

from steps import screen, smoke

_ONLY_DEJAVU = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>{cache}</cachedir></fontconfig>
"""
_PATIENCE = 30
_NOBODY = ("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups")


def places(home: Path) -> dict[str, dict[str, str]]:
    """What is unusual there, by a name, as environment variables; files that this needs are made in *home*."""
    fonts = home / "fonts.conf"
    fonts.write_text(_ONLY_DEJAVU.format(cache=home / "fonts"), encoding="utf-8")
    return {
        "no language": {"LANG": "C", "LC_ALL": "C"},
        "no D-Bus": {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={home}/no-bus"},
        "no sound": {"PULSE_SERVER": f"unix:{home}/no-sound", "XDG_RUNTIME_DIR": f"{home}/no-folder"},
        "no font but DejaVu": {"FONTCONFIG_FILE": str(fonts)},
    }


def complaints(program: Path, home: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """Where *program* does not open; a sentence each. *environment* has a screen and the home folder *home*."""
    for name, unusual in places(home).items():
        for sentence in smoke.complaints(program, {**environment, **unusual}):
            yield f"With {name}: {sentence}"
    yield from _without_a_place_to_save(program, environment)


def _without_a_place_to_save(program: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """Somebody who may write nowhere gets the window, and can play."""
    whole = {**os.environ, **environment, "HOME": "/nonexistent"}
    with subprocess.Popen([*_NOBODY, str(program)], env=whole) as running:
        try:
            window = screen.window(environment)
            screen.press(environment, "Return", "d")
            screen.close(environment, window)
            running.wait(_PATIENCE)
        except (screen.NothingCame, subprocess.TimeoutExpired) as error:
            running.kill()
            yield f"Without a folder to write to: {error}."
