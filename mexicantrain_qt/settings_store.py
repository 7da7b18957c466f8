"""How are the settings kept from one start to the next, whatever has happened to their file?"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

from mexicantrain_qt.rules.option_text import read_options, write_options
from mexicantrain_qt.saves.errors import BadContent, ReadFailed, WriteFailed
from mexicantrain_qt.saves.files import move_aside, read_text, remove_leftovers, write_atomically
from mexicantrain_qt.settings import (
    SeatChoice,
    Settings,
    SettingsMovedAside,
    SettingsNotRead,
    SettingsNotSaved,
    SettingsTrouble,
    TableChoice,
)

_LOG = logging.getLogger(__name__)


class SettingsStore:
    """The settings in the file *path*, written whole or not at all."""

    def __init__(self, path: Path) -> None:
        self.path = path
        remove_leftovers(path.parent)

    def load(self) -> tuple[Settings, SettingsTrouble | None]:
        """The settings, and what the user has to be told about their file.

        No file: the usual settings. A damaged one is moved aside. A single value that this version does not
        know (a later one may have written it) is replaced by the usual one, so that the others are kept.
        """
        try:
            # Not pydantic, which reads the saved games: every start reads the settings, and importing it
            # takes longer than everything else that happens before the window.
            found = json.loads(read_text(self.path))
        except FileNotFoundError:
            return Settings(), None
        except ReadFailed as error:
            return Settings(), SettingsNotRead(self.path, error.why)
        except (BadContent, ValueError, RecursionError):
            return Settings(), SettingsMovedAside(self.path, move_aside(self.path))
        if not isinstance(found, dict):
            return Settings(), SettingsMovedAside(self.path, move_aside(self.path))
        return settings_from(found), None

    def save(self, settings: Settings) -> SettingsNotSaved | None:
        """Write *settings*; what stands in their way comes back as a value, and the old file is untouched."""
        text = json.dumps(settings_as_json(settings), ensure_ascii=False, indent=2)
        try:
            write_atomically(self.path, text + "\n")
        except WriteFailed as error:
            return SettingsNotSaved(self.path, error.why)
        return None


def settings_as_json(settings: Settings) -> dict[str, Any]:
    """*settings* as values that JSON knows; rules as the text of the notation."""
    table = settings.last_table
    seats = [{"name": seat.name, "kind": seat.kind, "colour": seat.colour} for seat in table.seats]
    plain = {field.name: getattr(settings, field.name) for field in fields(settings)}
    return {**plain, "last_table": {"rules": write_options(table.options), "seats": seats}}


def settings_from(found: Mapping[str, Any]) -> Settings:
    """The settings that *found* describes; what makes no sense is as usual."""
    settings = Settings()
    for field in fields(Settings):
        if field.name not in found:
            continue
        value = found[field.name]
        try:
            changed: dict[str, Any] = {field.name: _table(value) if field.name == "last_table" else value}
            settings = replace(settings, **changed)
        except ValueError as error:
            _LOG.warning("settings: %s", error)
    return settings


def _table(found: Any) -> TableChoice:
    match found:
        case {"rules": str(rules), "seats": [*seats]}:
            return TableChoice(read_options(rules), tuple(_seat(seat) for seat in seats))
    raise ValueError(f"no table: {found!r}")


def _seat(found: Any) -> SeatChoice:
    match found:
        case {"name": name, "kind": kind, "colour": colour}:
            return SeatChoice(name, kind, colour)
    raise ValueError(f"no seat: {found!r}")
