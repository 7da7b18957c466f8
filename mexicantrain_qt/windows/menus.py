"""Where in the menu is which command?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from mexicantrain_qt.windows.commands import Commands

translate = QCoreApplication.translate


class MainMenu(QMenu):
    """The menu behind the button of the slim bar; macOS has the same menus at the top of its screen."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self._game = self.addMenu("")
        self._edit = self.addMenu("")
        self._play = self.addMenu("")
        self._view = self.addMenu("")
        self._pace = QMenu(self)
        self._language = self.addMenu("")
        self._help = self.addMenu("")
        self._fill(
            self._game, "new_game", "saved_games", "save_as", "", "history", "statistics", "deal_code", ""
        )
        self._fill(self._game, "score", "log", "replay", "fair_deal", "", "settings", "", "quit")
        self._fill(self._edit, "undo", "redo")
        self._fill(self._play, "draw", "pass", "done", "call", "", "hint", "plan")
        self._fill(self._view, "zoom_in", "zoom_out", "whole_table", "", "full_screen", "sound", "")
        self._view.addMenu(self._pace)
        self._pace.addActions(commands.paces.actions())
        self._language.addActions(commands.languages.actions())
        self._fill(self._help, "rules", "tips", "guide", "", "copy_position", "paste_position", "", "about")
        self.retranslate()

    @property
    def pace(self) -> QMenu:
        """The menu of paces, which the bar shows by itself too."""
        return self._pace

    def add_to(self, bar: QMenuBar) -> None:
        """Show the same menus in a menu bar."""
        for menu in (self._game, self._edit, self._play, self._view, self._language, self._help):
            bar.addMenu(menu)

    def retranslate(self) -> None:
        self._game.setTitle(translate("Menu", "&Game"))
        self._edit.setTitle(translate("Menu", "&Edit"))
        self._play.setTitle(translate("Menu", "&Your turn"))
        self._view.setTitle(translate("Menu", "&View"))
        self._pace.setTitle(translate("Menu", "&Pace"))
        self._language.setTitle(translate("Menu", "&Language"))
        self._help.setTitle(translate("Menu", "&Help"))

    def _fill(self, menu: QMenu, *names: str) -> None:
        for name in names:
            if name:
                menu.addAction(self._commands[name])
            else:
                menu.addSeparator()
