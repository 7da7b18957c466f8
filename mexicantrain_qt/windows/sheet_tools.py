"""From which sheet do house rules start, and what can be done with the sheets that have a name?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.controller.troubles import NameTaken
from mexicantrain_qt.rules.options import SHEETS, RuleOptions
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.asking import ask_file_to_open, ask_file_to_write, ask_name
from mexicantrain_qt.windows.sheets_box import ORDER
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate


class SheetTools(QWidget):
    """The sheet that the house rules are compared with, and the tools for sheets that people have named.

    What goes wrong with a file is told by ``HouseRules.trouble``.
    """

    base_chosen = Signal(object)
    """Another sheet was chosen to start from: its ``RuleOptions``."""
    back_asked = Signal()
    trouble = Signal(object)
    """A name cannot be used: a ``Trouble``."""

    def __init__(self, house_rules: HouseRules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house_rules = house_rules
        self._options: RuleOptions | None = None
        self._label = QLabel()
        self._combo = QComboBox()
        self._combo.setMinimumWidth(STEP * 26)
        self._combo.activated.connect(self._on_chosen)
        self._label.setBuddy(self._combo)
        self._back = QPushButton()
        self._back.clicked.connect(self.back_asked)
        self._save = QPushButton()
        self._save.clicked.connect(self._ask_save)
        self._more = QPushButton()
        menu = QMenu(self)
        self._rename, self._delete, self._export, self._import = (QAction(menu) for _ in range(4))
        for action, slot in (
            (self._rename, self._ask_rename),
            (self._delete, self._delete_sheet),
            (self._export, self._ask_export),
            (self._import, self._ask_import),
        ):
            menu.addAction(action)
            action.triggered.connect(slot)
        self._more.setMenu(menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(STEP)
        row.addWidget(self._label)
        row.addWidget(self._combo, 1)
        for button in (self._back, self._save, self._more):
            row.addWidget(button)
        self._fill()
        self.retranslate()

    def show_options(self, options: RuleOptions | None, base: RuleOptions) -> None:
        """*options* are what is chosen now (``None``: they cannot be played), *base* what they are compared with."""
        self._options = options
        # Two names may stand for the same rules: the chosen one stays.
        same = [index for index in range(self._combo.count()) if self._combo.itemData(index) == base]
        if same and self._combo.currentIndex() not in same:
            self._combo.setCurrentIndex(same[0])
        self._back.setEnabled(options != base)
        self._save.setEnabled(options is not None)
        named = self._name() is not None
        self._rename.setEnabled(named)
        self._delete.setEnabled(named)
        self._export.setEnabled(named and options == base)

    def retranslate(self) -> None:
        self._label.setText(translate("HouseRules", "Start from"))
        self._back.setText(translate("HouseRules", "Back to sheet"))
        self._save.setText(translate("HouseRules", "Save as…"))
        self._more.setText(translate("HouseRules", "More"))
        self._rename.setText(translate("HouseRules", "Rename…"))
        self._delete.setText(translate("HouseRules", "Delete"))
        self._export.setText(translate("HouseRules", "Export to a file…"))
        self._import.setText(translate("HouseRules", "Import from a file…"))
        for index, sheet in enumerate(ORDER):
            self._combo.setItemText(index, texts.sheet_name(sheet))

    def save_as(self, name: str) -> None:
        """Keep what is chosen as *name*, and start from it. The name of another sheet is refused."""
        others = {other.casefold() for other in self._house_rules.sheets() if other != self._name()}
        if name.strip().casefold() in others | {texts.sheet_name(sheet).casefold() for sheet in ORDER}:
            self.trouble.emit(NameTaken(name.strip()))
        elif self._options is not None and (kept := self._house_rules.save(name, self._options)) is not None:
            self._start_from(kept)

    def rename_to(self, name: str) -> None:
        old = self._name()
        if old is not None and (kept := self._house_rules.rename(old, name)) is not None:
            self._start_from(kept)

    def export_to(self, path: Path) -> None:
        name = self._name()
        if name is not None:
            self._house_rules.export_to(name, path)

    def import_from(self, path: Path) -> None:
        if (name := self._house_rules.import_from(path)) is not None:
            self._start_from(name)

    def _name(self) -> str | None:
        """The name that people gave the sheet; ``None`` for one of the three."""
        index = self._combo.currentIndex()
        return self._combo.itemText(index) if index >= len(ORDER) else None

    def _fill(self) -> None:
        self._combo.clear()
        for sheet in ORDER:
            self._combo.addItem(texts.sheet_name(sheet), SHEETS[sheet])
        for name, options in self._house_rules.sheets().items():
            self._combo.addItem(name, options)

    def _start_from(self, name: str) -> None:
        self._fill()
        self._combo.setCurrentIndex(self._combo.findText(name, Qt.MatchFlag.MatchExactly))
        self._on_chosen()

    def _on_chosen(self) -> None:
        self.base_chosen.emit(self._combo.currentData())

    def _delete_sheet(self) -> None:
        name = self._name()
        if name is not None:
            self._house_rules.delete(name)
            self._fill()
            self._on_chosen()

    def _ask_save(self) -> None:
        title = translate("HouseRules", "Save house rules")
        ask_name(self, title, self._name() or "", self.save_as)

    def _ask_rename(self) -> None:
        ask_name(self, translate("HouseRules", "Rename house rules"), self._name() or "", self.rename_to)

    def _ask_export(self) -> None:
        ask_file_to_write(self, self._name() or "", self.export_to, _file_kind(), ".json")

    def _ask_import(self) -> None:
        ask_file_to_open(self, self.import_from, _file_kind())


def _file_kind() -> str:
    return translate("HouseRules", "House rules (*.json)")
