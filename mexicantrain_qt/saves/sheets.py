"""Where do the house rules of a family lie?"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import ClassVar

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.saves.documents import bad_key, parse
from mexicantrain_qt.saves.names import tidy_name
from mexicantrain_qt.saves.shelf import NamedDocument, Shelf

NEWEST = 1
"""The format that this version writes; it reads this one and all before it."""


@dataclass(frozen=True, slots=True)
class Sheet(NamedDocument):
    """House rules under a name. An option that the file does not mention has the value of the sheet ``quick``."""

    options: RuleOptions

    __pydantic_config__: ClassVar[dict[str, str]] = {"extra": "forbid"}


class SheetStore(Shelf[Sheet]):
    """The named house rules in *folder*."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, _read, _write)

    def save(self, name: str, options: RuleOptions) -> Sheet:
        """Keep *options* as *name*, in the place of what had that name. Raises ``BadName`` and ``WriteFailed``."""
        return self.keep(Sheet(NEWEST, name, options))


def _read(path: Path, text: str) -> Sheet:
    sheet = parse(path, text, Sheet, NEWEST)
    if tidy_name(sheet.name) != sheet.name:
        raise bad_key(path, text, "wrong_content", "name")
    return sheet


def _write(sheet: Sheet) -> str:
    return json.dumps(asdict(sheet), ensure_ascii=False, indent=2) + "\n"
