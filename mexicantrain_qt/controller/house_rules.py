"""Which house rules have people given a name?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from mexicantrain_qt.controller.kept_list import KeptList
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.saves.sheets import SheetStore


class HouseRules(KeptList):
    """The named sheets. What goes wrong with a file is a ``trouble``, and nothing has changed then.

    Names are kept without space around them; upper and lower case make no other name.
    """

    def __init__(self, store: SheetStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store

    def sheets(self) -> dict[str, RuleOptions]:
        """The sheets by name, by alphabet."""
        return {sheet.name: sheet.options for sheet in self._store.documents()}

    def save(self, name: str, options: RuleOptions) -> str | None:
        """Keep *options* as *name*, in the place of what had that name; the name as it is kept."""
        return self._name_after(lambda: self._store.save(name, options))

    def rename(self, old: str, new: str) -> str | None:
        """Call *old* *new* from now on; the name as it is kept."""
        return self._name_after(lambda: self._store.rename(old, new))

    def delete(self, name: str) -> None:
        self._try(lambda: self._store.delete(name))

    def export_to(self, name: str, path: Path) -> None:
        """Write the sheet to *path*, a place that the user chose."""
        self._try(lambda: self._store.write_to(name, path), changes=False)

    def import_from(self, path: Path) -> str | None:
        """Keep the sheet that is in the file *path*; the name that it has here, with a number where it was taken."""
        return self._name_after(lambda: self._store.take_in(path))
