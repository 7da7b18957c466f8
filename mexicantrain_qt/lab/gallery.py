"""What does the program look like? Pictures of positions, and of every screen."""

from __future__ import annotations

import argparse
import html
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from mexicantrain_qt.lab.exhibits import screens
from mexicantrain_qt.lab.positions import LabError, position_of
from mexicantrain_qt.lab.showroom import Screen, Showroom
from mexicantrain_qt.language import Languages
from mexicantrain_qt.windows.style import BASE

_SCALES = ("1", "2")


def application() -> QApplication:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance()
    return application if isinstance(application, QApplication) else QApplication([*sys.argv[:1], *BASE])


def picture(args: argparse.Namespace) -> int:
    """The table of the position in ``args.file``, written to ``args.out``. Raises ``LabError``."""
    state = position_of(args)
    application()
    room = Showroom(Languages(), Screen(args.theme, args.language, *args.size))
    room.show_state(state)
    try:
        room.picture(args.out)
    except OSError as error:
        raise LabError(str(error)) from None
    finally:
        room.close()
    return 0


def gallery(args: argparse.Namespace) -> int:
    """Every screen whose name contains ``args.only``, written to ``args.folder`` with an index page."""
    folder: Path = args.folder
    scale = os.environ.get("QT_SCALE_FACTOR")
    if scale is None:
        # Qt reads the scale once, when it starts.
        for factor in _SCALES:
            command = [
                sys.executable,
                "-m",
                "mexicantrain_qt.lab",
                "gallery",
                str(folder),
                "--only",
                args.only,
            ]
            done = subprocess.run(  # noqa: S603  this program again
                command, env={**os.environ, "QT_SCALE_FACTOR": factor}, check=False
            )
            if done.returncode:
                return done.returncode
        _write_index(folder)
        return 0
    folder.mkdir(parents=True, exist_ok=True)
    application()
    languages = Languages()
    for name, screen, show in screens(scale):
        if args.only in name:
            room = Showroom(languages, screen)
            show(room, folder / f"{name}.png")
            room.close()
            print(name, flush=True)
    return 0


def _write_index(folder: Path) -> None:
    names = sorted(path.name for path in folder.glob("*.png"))
    figures = "\n".join(
        f'<figure><a href="{html.escape(name)}"><img src="{html.escape(name)}" width="480" alt=""></a>'
        f"<figcaption>{html.escape(name)}</figcaption></figure>"
        for name in names
    )
    page = f'<!doctype html><meta charset="utf-8"><title>Mexican Train</title>\n{figures}\n'
    (folder / "index.html").write_text(page, encoding="utf-8")
