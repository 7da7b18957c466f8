"""Which games have been kept, what do they look like, and what can be done with them?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.controller.saved_games import GameLine, SavedGames
from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts_saved
from mexicantrain_qt.windows.asking import ask_file_to_open, ask_file_to_write, ask_name
from mexicantrain_qt.windows.dialog_page import button_row, page_of
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.game_list import Entry, GameList
from mexicantrain_qt.windows.saved_card import SavedCard
from mexicantrain_qt.windows.style import STEP
from mexicantrain_qt.windows.trouble_box import TroubleBox

translate = QCoreApplication.translate


class SavedGamesDialog(QDialog):
    """The saved games: the list, the one that is chosen with its table, and what can be done with it."""

    continue_asked = Signal(str)
    """Go on with the game of that name."""

    def __init__(
        self, games: SavedGames, theme: Theme, style: TileStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._games = games
        self._lines: dict[str, GameLine] = {}
        self._list = GameList(theme)
        self._card = SavedCard(games.preview, theme, style, self)
        self._nothing = QLabel()
        self._nothing.setObjectName("muted")
        self._nothing.setWordWrap(True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._unreadable = ElidedLabel()
        self._unreadable.setObjectName("muted")
        self._undo_bar = QFrame()
        self._undo_bar.setObjectName("plate")
        self._undo_bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._deleted = ElidedLabel()
        self._deleted_name = ""
        self._go_on, self._rename, self._copy, self._delete, self._export = (QPushButton() for _ in range(5))
        self._tools = (self._rename, self._copy, self._delete, self._export)
        self._undo, self._import, self._close = (QPushButton() for _ in range(3))
        self._go_on.setObjectName("play")
        self._undo.setObjectName("quiet")
        self._lay_out()
        self._connect()
        self._show()
        self.retranslate()
        self._list.setFocus()
        self.resize(STEP * 118, STEP * 74)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def done(self, result: int) -> None:
        self._card.close_pictures()
        super().done(result)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Saved", "Saved games"))
        self._list.setAccessibleName(translate("Saved", "Saved games"))
        self._go_on.setText(translate("Saved", "Continue"))
        self._rename.setText(translate("Saved", "Rename…"))
        self._copy.setText(translate("Saved", "Duplicate"))
        self._delete.setText(translate("Saved", "Delete"))
        self._export.setText(translate("Saved", "Export…"))
        self._import.setText(translate("Saved", "Import…"))
        self._undo.setText(translate("Saved", "Undo"))
        self._close.setText(translate("Saved", "Close"))
        self._nothing.setText(
            translate(
                "Saved",
                "No game has a name yet. The game on the table is saved by itself after every action; with “Save as” it "
                "gets a name and stays here.",
            )
        )
        self._show(self._list.key)

    def _lay_out(self) -> None:
        undo = QHBoxLayout(self._undo_bar)
        undo.setContentsMargins(STEP * 2, 0, STEP, 0)
        undo.addWidget(self._deleted, 1)
        undo.addWidget(self._undo)
        left = QVBoxLayout()
        left.setSpacing(STEP)
        left.addWidget(self._list, 1)
        left.addWidget(self._nothing, 1)
        left.addWidget(self._unreadable)
        left.addWidget(self._undo_bar)
        tools = QHBoxLayout()
        tools.setSpacing(STEP)
        for button in self._tools:
            tools.addWidget(button)
        tools.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(STEP * 2)
        right.addWidget(self._card, 1)
        right.addLayout(tools)
        columns = QHBoxLayout()
        columns.setSpacing(STEP * 4)
        columns.addLayout(left, 1)
        columns.addLayout(right)
        buttons = button_row((self._import,), (self._close, self._go_on))
        page = page_of(self)
        page.addLayout(columns, 1)
        page.addLayout(buttons)

    def _connect(self) -> None:
        self._list.chosen.connect(self._show_chosen)
        self._list.opened.connect(self._continue)
        self._list.deleted.connect(self._delete_chosen)
        self._go_on.clicked.connect(self._continue)
        self._rename.clicked.connect(self._ask_rename)
        self._copy.clicked.connect(self._duplicate)
        self._delete.clicked.connect(self._delete_chosen)
        self._export.clicked.connect(self._ask_export)
        self._import.clicked.connect(lambda: ask_file_to_open(self, self.import_from))
        self._undo.clicked.connect(self._undo_delete)
        self._close.clicked.connect(self.reject)
        self._games.trouble.connect(self._show_trouble)
        QShortcut(QKeySequence("F2"), self, self._ask_rename)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self._undo_delete)

    def _show(self, choose: object = None) -> None:
        lines = self._games.lines()
        self._lines = {line.name: line for line in lines}
        self._list.show_entries((_entry_of(line) for line in lines), choose)
        self._list.setVisible(bool(lines))
        self._nothing.setVisible(not lines)
        for widget in (self._card, *self._tools):
            widget.setVisible(bool(lines))
        unreadable = self._games.unreadable()
        self._unreadable.setVisible(bool(unreadable))
        self._unreadable.setText(texts_saved.unreadable(len(unreadable)))
        self._unreadable.set_tool_tip("\n".join(str(path) for path in unreadable))
        self._undo_bar.setVisible(bool(self._deleted_name) and self._games.can_undo_delete)
        self._deleted.setText(texts_saved.deleted(self._deleted_name))

    @property
    def _chosen(self) -> GameLine | None:
        return self._lines.get(str(self._list.key))

    def _show_chosen(self) -> None:
        line = self._chosen
        self._card.show_game(line)
        for button in (self._go_on, *self._tools):
            button.setEnabled(line is not None)

    def _continue(self) -> None:
        if self._chosen is not None:
            name = self._chosen.name
            self.accept()
            self.continue_asked.emit(name)

    def _ask_rename(self) -> None:
        if self._chosen is not None:
            ask_name(self, translate("Saved", "Rename the saved game"), self._chosen.name, self.rename_to)

    def rename_to(self, name: str) -> None:
        """Give the chosen game that *name*."""
        if self._chosen is not None and (kept := self._games.rename(self._chosen.name, name)) is not None:
            self._show(kept)

    def _duplicate(self) -> None:
        if self._chosen is not None and (kept := self._games.duplicate(self._chosen.name)) is not None:
            self._show(kept)

    def _delete_chosen(self) -> None:
        if self._chosen is not None:
            name = self._chosen.name
            if self._games.delete(name):
                self._deleted_name = name
                self._show()
                self._list.setFocus()

    def _undo_delete(self) -> None:
        kept = self._games.undo_delete()
        if kept is not None:
            self._deleted_name = ""
            self._show(kept)
            self._list.setFocus()

    def _ask_export(self) -> None:
        if self._chosen is not None:
            ask_file_to_write(self, self._chosen.name, self.export_to)

    def export_to(self, path: Path) -> None:
        """Write the chosen game to *path*."""
        if self._chosen is not None:
            self._games.export_to(self._chosen.name, path)

    def import_from(self, path: Path) -> None:
        """Keep the game in the file *path* too."""
        kept = self._games.import_from(path)
        if kept is not None:
            self._show(kept)

    def _show_trouble(self, trouble: Trouble) -> None:
        TroubleBox(trouble, self).open()


def _entry_of(line: GameLine) -> Entry:
    progress = texts_saved.progress(line.round, line.options.rounds, is_over=line.is_over)
    second = f"{progress} · {texts_saved.players(line.players)}"
    return Entry(line.name, line.name, texts_saved.day(line.kept_at), second)
