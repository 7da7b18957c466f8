"""Where does this program keep its files, and where are the ones it came with?"""

from __future__ import annotations

from pathlib import Path

import platformdirs

APP = "mexicantrain_qt"
"""The name in every path, for ever: saved games are found by it."""

_PACKAGE = Path(__file__).resolve().parent


def data_dir(override: Path | None = None) -> Path:
    """The folder of the saved games and the statistics; *override* is one the user asked for. It need not exist."""
    return override or platformdirs.user_data_path(APP, appauthor=False)


def settings_file(override: Path | None = None) -> Path:
    """The file of the settings, in *override* if the user asked for a folder. It need not exist."""
    return (override or platformdirs.user_config_path(APP, appauthor=False)) / "settings.json"


def log_dir(override: Path | None = None) -> Path:
    """The folder of the program's log, in *override* if the user asked for a folder. It need not exist."""
    return override / "log" if override else platformdirs.user_log_path(APP, appauthor=False)


def resource(name: str) -> Path:
    """The file or folder *name* of ``resources/``, such as ``icons/hint.svg``.

    Raises ``FileNotFoundError`` if the program came without it.
    """
    return _part_of_the_program("resources", name)


def translation(language: str) -> Path:
    """The compiled translation into *language*, such as ``pt_BR``.

    Raises ``FileNotFoundError`` if the program came without it; in a checkout ``packaging/dev.py`` makes it.
    """
    return _part_of_the_program("translations", f"mexicantrain_{language}.qm")


def _part_of_the_program(folder: str, name: str) -> Path:
    # Inside the package when installed or frozen, beside it in a checkout.
    for home in (_PACKAGE, _PACKAGE.parent):
        path = home / folder / name
        if path.exists():
            return path
    raise FileNotFoundError(f"{folder}/{name} is not part of this installation in {_PACKAGE}")
