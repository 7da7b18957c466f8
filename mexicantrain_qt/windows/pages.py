"""What else can be opened beside the table? The rules, the tips, the settings, and positions as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.settings import Settings, TableChoice
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.commands import Commands
from mexicantrain_qt.windows.texts_table import sheet_title
from mexicantrain_qt.windows.toast import Toast

if TYPE_CHECKING:
    from mexicantrain_qt.windows.book import Book
    from mexicantrain_qt.windows.book_window import BookWindow

translate = QCoreApplication.translate


class Pages(QObject):
    """Opens what its commands name, for the main window *window*.

    What it opens is loaded when it is wanted: at the start nobody waits for it.
    """

    settings_changed = Signal(object)
    """From now on these ``Settings`` hold."""
    position_chosen = Signal(object)
    """Go on with this ``Game``, which somebody had as text."""

    def __init__(
        self,
        window: QWidget,
        commands: Commands,
        toast: Toast,
        game_now: Callable[[], Game | None],
        last_table: Callable[[], TableChoice],
        named: Callable[[], Mapping[str, RuleOptions]],
        theme: Theme,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._toast = toast
        self._game_now = game_now
        self._last_table = last_table
        self._named = named
        self._theme = theme
        self._books: dict[Callable[[], Book], BookWindow] = {}
        toast.rule_asked.connect(self.show_rules)
        commands["rules"].triggered.connect(lambda: self.show_rules(toast.rule))
        commands["tips"].triggered.connect(self._show_tips)
        commands["about"].triggered.connect(self._show_about)
        commands["copy_position"].triggered.connect(self._copy_position)
        commands["paste_position"].triggered.connect(self._paste_position)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for book in self._books.values():
            book.set_theme(theme)

    def table_changed(self) -> None:
        """Another game lies on the table: the rules are its rules now."""
        if self._rules in self._books:
            self._books[self._rules].refresh()

    def show_rules(self, anchor: str = "") -> None:
        """Open the rules of this table, at the paragraph with that *anchor*."""
        self._book(self._rules).open_at(anchor)

    def open_settings(self, settings: Settings, *, sound: bool) -> None:
        """The settings; *sound*: whether the program can make any."""
        from mexicantrain_qt.windows.settings_dialog import SettingsDialog  # noqa: PLC0415  see the class

        dialog = SettingsDialog(settings, self._window, sound=sound)
        dialog.changed.connect(self.settings_changed)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_position(self, text: str) -> None:
        """Lay the position *text* on the table, or say why that cannot be done."""
        from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415  see the class

        from mexicantrain_qt.controller.positions import game_at  # noqa: PLC0415  see the class
        from mexicantrain_qt.windows import texts_position  # noqa: PLC0415  see the class

        found = game_at(text, texts.PLAYER_NAMES)
        if not isinstance(found, Game):
            self._toast.say(texts_position.refused(found, text), long=True)
            return
        game = self._game_now()
        if game is None or game.is_over:
            self.position_chosen.emit(found)
            return
        box = QMessageBox(self._window)
        box.setWindowTitle(texts.game())
        box.setText(translate("Position", "Open the position from the clipboard?"))
        box.setInformativeText(translate("Position", "The game on the table is kept in Saved games."))
        accept = box.addButton(translate("Position", "Open position"), QMessageBox.ButtonRole.AcceptRole)
        accept.clicked.connect(lambda: self.position_chosen.emit(found))
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.finished.connect(box.deleteLater)
        box.open()

    def _show_tips(self) -> None:
        from mexicantrain_qt.windows.tips import tips  # noqa: PLC0415  see the class

        self._book(tips).open_at()

    def _show_about(self) -> None:
        from mexicantrain_qt.windows.about import About  # noqa: PLC0415  see the class

        About(self._theme, self._window).open()

    def _rules(self) -> Book:
        from mexicantrain_qt.windows.rule_book import rule_book  # noqa: PLC0415  see the class

        game, table = self._game_now(), self._last_table()
        options = table.options if game is None else game.setup.options
        players = len(table.seats) if game is None else len(game.setup.players)
        return rule_book(options, players, sheet_title(options, self._named()))

    def _book(self, make: Callable[[], Book]) -> BookWindow:
        from mexicantrain_qt.windows.book_window import BookWindow  # noqa: PLC0415  see the class

        if make not in self._books:
            self._books[make] = BookWindow(make, self._theme, self._window)
        return self._books[make]

    def _copy_position(self) -> None:
        from mexicantrain_qt.rules.notation import write_position  # noqa: PLC0415  see the class

        game = self._game_now()
        if game is not None:
            QGuiApplication.clipboard().setText(write_position(game.state))
            self._toast.say(
                translate("Position", "The position was copied, with all hands and the boneyard.")
            )

    def _paste_position(self) -> None:
        self.open_position(QGuiApplication.clipboard().text())
