"""What does somebody see of the game? The table, a slim bar, and what comes and goes over the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.controller.troubles import SaveFailed, Trouble
from mexicantrain_qt.rules.game import Game, Setup
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.settings import TableChoice
from mexicantrain_qt.table.looks import PlayerLook
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.bar import Bar
from mexicantrain_qt.windows.commands import Commands
from mexicantrain_qt.windows.log_panel import LogPanel
from mexicantrain_qt.windows.menus import MainMenu
from mexicantrain_qt.windows.narrator import Narrator
from mexicantrain_qt.windows.pages import Pages
from mexicantrain_qt.windows.score_panel import ScorePanel
from mexicantrain_qt.windows.side_panel import SidePanel
from mexicantrain_qt.windows.stage import Stage
from mexicantrain_qt.windows.style import dress
from mexicantrain_qt.windows.welcome import Welcome

if TYPE_CHECKING:
    from mexicantrain_qt.windows.new_game import NewGame

translate = QCoreApplication.translate

_SMALLEST = (1024, 640)
_FIRST = (1280, 720)


class MainWindow(QMainWindow):
    """The window around the table. It asks for games, rounds and languages; whoever wires it carries that out.

    What is done by a button or a menu is in ``commands``; what is said about the game comes from ``narrator``; what
    can be read or set beside the table is opened by ``pages``.
    """

    game_chosen = Signal(object)
    """Deal a new game for this ``TableChoice``; every seat has a name."""
    next_round_asked = Signal()
    round_start_asked = Signal()
    """Go on at the start of the round of a saved game that no longer replays."""
    language_chosen = Signal(str)
    pace_chosen = Signal(str)
    closing = Signal()

    def __init__(
        self,
        table: QWidget,
        house_rules: HouseRules,
        languages: Mapping[str, str],
        last_table: TableChoice,
        game_now: Callable[[], Game | None],
        theme: Theme = FELT,
    ) -> None:
        super().__init__()
        self._house_rules = house_rules
        self._last_table = last_table
        self._game_now = game_now
        self._theme = theme
        self._save_failed = False
        self.commands = Commands(theme, languages, self)
        self._menu = MainMenu(self.commands, self)
        self._bar = Bar(self.commands, self._menu)
        self._stage = Stage(table)
        self._log = LogPanel(theme=theme)
        self._log_panel = SidePanel(self._log, self._stage, theme)
        self._score_panel = ScorePanel(game_now, self._stage, theme)
        self.narrator = Narrator(self._bar, self._log, self._stage.toast, self.commands)
        self.pages = Pages(
            self,
            self.commands,
            self._stage.toast,
            game_now,
            lambda: self._last_table,
            house_rules.sheets,
            theme,
        )
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._stage, 1)
        self.setCentralWidget(middle)
        self.addActions(self.commands.all())
        if sys.platform == "darwin":
            self._menu.add_to(self.menuBar())
        self._connect()
        self.show_undo(False, False)
        self.retranslate()
        self.setMinimumSize(*_SMALLEST)
        self.resize(*_FIRST)

    @property
    def stage(self) -> Stage:
        """Where things lie above the table."""
        return self._stage

    def show_welcome(self, *, guide: bool = False) -> None:
        """Offer to play, at the last table; *guide*: offer the guided first game too."""
        welcome = Welcome(self._last_table, self._theme, guide=guide)
        welcome.guide_asked.connect(self.commands["guide"].trigger)
        welcome.play_asked.connect(lambda: self.game_chosen.emit(welcome.table))
        welcome.new_game_asked.connect(self.ask_new_game)
        self._stage.show_page(welcome)

    def open_game(self, setup: Setup, looks: Sequence[PlayerLook]) -> None:
        """Another game lies on the table."""
        self._save_failed = False
        for name in ("score", "log", "copy_position"):
            self.commands[name].setEnabled(True)
        self._stage.show_table()
        self._score_panel.open_game([look.colour for look in looks])
        self.narrator.open(setup, looks, self._house_rules.sheets())
        self.pages.table_changed()

    def set_theme(self, theme: Theme) -> None:
        """Look like *theme* from now on, with everything that is open."""
        application = QApplication.instance()
        if theme == self._theme or not isinstance(application, QApplication):
            return
        self._theme = theme
        dress(application, theme)
        for part in (self.commands, self._log, self._log_panel, self._score_panel, self.pages):
            part.set_theme(theme)
        if isinstance(self._stage.page, Welcome):
            self._stage.page.set_theme(theme)

    def show_result(self, _game: Game) -> None:
        """A round, or the whole game, is over."""
        self._score_panel.open_panel()

    def show_undo(self, can_undo: bool, can_redo: bool) -> None:
        self.commands["undo"].setEnabled(can_undo)
        self.commands["redo"].setEnabled(can_redo)

    def say(self, sentence: str) -> None:
        """Say *sentence* on the table; it goes away by itself."""
        self._stage.toast.say(sentence)

    def show_trouble(self, trouble: Trouble) -> None:
        """Tell what is wrong with a file. That the game cannot be saved is told once a game."""
        if isinstance(trouble, SaveFailed):
            if not self._save_failed:
                from mexicantrain_qt.windows import texts_troubles  # noqa: PLC0415  the window is to be seen first

                self._stage.toast.say(texts_troubles.trouble(trouble), long=True)
            self._save_failed = True
            return
        from mexicantrain_qt.windows.trouble_box import TroubleBox  # noqa: PLC0415  as above

        box = TroubleBox(trouble, self)
        box.round_start_asked.connect(self.round_start_asked)
        box.open()

    def ask_new_game(self) -> None:
        from mexicantrain_qt.windows.new_game import NewGame  # noqa: PLC0415  as above

        game = self._game_now()
        ends_game = game is not None and not game.is_over
        dialog = NewGame(self._last_table, self._house_rules.sheets(), self._theme, self, ends_game=ends_game)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.house_rules_asked.connect(lambda options: self._ask_house_rules(options, dialog))
        dialog.chosen.connect(self._on_chosen)
        dialog.open()

    def geometry_text(self) -> str:
        """Where the window is, to be remembered; see ``restore_geometry``."""
        return self.saveGeometry().toBase64().toStdString()

    def restore_geometry(self, text: str) -> None:
        """Be where ``geometry_text`` said; anything else changes nothing."""
        self.restoreGeometry(QByteArray.fromBase64(text.encode()))
        self.commands["full_screen"].setChecked(self.isFullScreen())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._log_panel.close_panel()
            self._score_panel.close_panel()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.closing.emit()
        super().closeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(texts.game())
        self.commands.retranslate()
        self._menu.retranslate()
        self._log_panel.set_title(translate("Window", "What happened"))
        self._score_panel.set_title(translate("Window", "Score sheet"))
        self.narrator.retranslate()

    def _connect(self) -> None:
        commands = self.commands
        commands["new_game"].triggered.connect(self.ask_new_game)
        commands["quit"].triggered.connect(self.close)
        commands["full_screen"].toggled.connect(self._show_full_screen)
        commands["copy_position"].setEnabled(False)
        for name, panel in (("score", self._score_panel), ("log", self._log_panel)):
            self._stage.add_panel(panel)
            commands[name].setEnabled(False)
            commands[name].triggered.connect(panel.toggle)
            panel.shown.connect(commands[name].setChecked)
        commands.paces.triggered.connect(lambda action: self.pace_chosen.emit(action.data()))
        commands.languages.triggered.connect(lambda action: self.language_chosen.emit(action.data()))
        self._score_panel.next_round_asked.connect(self.next_round_asked)
        self._score_panel.new_game_asked.connect(self.ask_new_game)

    def _ask_house_rules(self, options: RuleOptions, dialog: NewGame) -> None:
        from mexicantrain_qt.windows.house_rules import HouseRulesEditor  # noqa: PLC0415  as above

        editor = HouseRulesEditor(options, self._house_rules, self._theme, dialog)
        editor.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        editor.chosen.connect(lambda chosen: dialog.set_options(chosen, self._house_rules.sheets()))
        editor.rejected.connect(lambda: dialog.set_options(options, self._house_rules.sheets()))
        editor.open()

    def _on_chosen(self, table: TableChoice) -> None:
        self._last_table = table
        self._score_panel.close_panel()
        self.game_chosen.emit(table)

    def _show_full_screen(self, full: bool) -> None:
        if full:
            self.showFullScreen()
        else:
            self.showNormal()
