"""What is said when something goes wrong that is no game: the settings' file, or the program itself?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir

from mexicantrain_qt.settings import (
    SettingsMovedAside,
    SettingsNotRead,
    SettingsNotSaved,
    SettingsTrouble,
)

translate = QCoreApplication.translate


def not_saved(path: Path, why: str) -> str:
    """The settings could not be written; *why* are the system's words."""
    sentence = translate(
        "Troubles", "The settings could not be kept ({why}). They hold until you close the program.\n{path}"
    )
    return sentence.format(why=why, path=_shown(path))


def not_read(path: Path, why: str) -> str:
    """The settings could not be opened; *why* are the system's words."""
    sentence = translate(
        "Troubles", "The settings could not be opened ({why}), so the usual ones are used.\n{path}"
    )
    return sentence.format(why=why, path=_shown(path))


def moved_aside(backup: Path) -> str:
    """The file of the settings was damaged and lies at *backup* now."""
    sentence = translate(
        "Troubles", "The settings were damaged, so the usual ones are used. The old file is here:\n{path}"
    )
    return sentence.format(path=_shown(backup))


def mistake() -> str:
    """The program itself made a mistake that it could go on after."""
    return translate(
        "Troubles",
        "The program made a mistake. Your game is saved up to the last action; if the table looks wrong, start again.",
    )


def _shown(path: Path) -> str:
    return QDir.toNativeSeparators(str(path))


def trouble(found: SettingsTrouble) -> str:
    """What is wrong with the file of the settings."""
    match found:
        case SettingsNotSaved(path, why):
            return not_saved(path, why)
        case SettingsNotRead(path, why):
            return not_read(path, why)
        case SettingsMovedAside(path, backup):
            return moved_aside(backup or path)
