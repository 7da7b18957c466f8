"""What is the program made of, and how do its parts hear of each other?"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from mexicantrain_qt import paths
from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.language import Languages
from mexicantrain_qt.saves.names import AUTOSAVE
from mexicantrain_qt.saves.sheets import SheetStore
from mexicantrain_qt.settings import LanguageChoice, Pace, Settings, TableChoice
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows import style, texts_settings, texts_table
from mexicantrain_qt.windows.first_frame import FirstFrame
from mexicantrain_qt.windows.main_window import MainWindow

if TYPE_CHECKING:
    from mexicantrain_qt.advice import Advice
    from mexicantrain_qt.backstage import Backstage
    from mexicantrain_qt.controller.game_controller import GameController
    from mexicantrain_qt.controller.thinker import Thinker
    from mexicantrain_qt.desk import Desk
    from mexicantrain_qt.windows.guide import Guide
    from mexicantrain_qt.windows.sounds import Sounds

_BY_THE_WAY = ("last_table", "guide", "window")
"""The settings that are kept for the next start without anybody choosing them."""


class Program(QObject):
    """Every part of the program for one data folder, connected. ``show`` opens the window and goes on where it was.

    The window with its table is there at once; what is behind it when the window can be seen, or something is asked of it.
    """

    seen = Signal()
    """The window has been painted for the first time, or is not to be seen."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """*folder*: where saved games and settings live instead of the user's own folders."""
        super().__init__(parent)
        self._data = paths.data_dir(folder)
        self._store = SettingsStore(paths.settings_file(folder))
        self.settings, self._settings_trouble = self._store.load()
        theme = THEMES[self.settings.theme]
        application = QApplication.instance()
        if isinstance(application, QApplication):
            style.dress(application, theme)
        self.languages = Languages(self)
        self.languages.switch(self.settings.language)
        self.house_rules = HouseRules(SheetStore(self._data / "sheets"), self)
        self.table = TableView()
        self.window = MainWindow(
            self.table,
            self.house_rules,
            self.languages.available(),
            self.settings.last_table,
            lambda: self.controller.game,
            theme,
        )
        self._told_of_trouble = False
        self._pace = self.settings.pace
        self._connect_window()
        self._apply(self.settings)

    @cached_property
    def backstage(self) -> Backstage:
        """What is behind the window."""
        from mexicantrain_qt.backstage import Backstage  # noqa: PLC0415  the window is to be seen before it is loaded

        backstage = Backstage(self._data, self.table, self.window, lambda: self.settings, self)
        backstage.settings_changed.connect(self._change)
        backstage.apply(self.settings)
        return backstage

    @property
    def controller(self) -> GameController:
        return self.backstage.controller

    @property
    def thinker(self) -> Thinker:
        return self.backstage.thinker

    @property
    def desk(self) -> Desk:
        return self.backstage.desk

    @property
    def guide(self) -> Guide:
        return self.backstage.guide

    @property
    def advice(self) -> Advice:
        return self.backstage.advice

    @property
    def sounds(self) -> Sounds:
        return self.backstage.sounds

    def show(
        self, table: TableChoice | None = None, file: Path | None = None, *, pace: Pace | None = None
    ) -> None:
        """Open the window; with *table* a new game there, else the game in *file* or of last time, else the welcome page.

        *pace* holds until another one is chosen, and is not remembered.
        """
        if pace is not None:
            self._set_pace(pace)
        self.window.restore_geometry(self.settings.window)
        if table is None and file is None and not self._may_go_on():
            self.window.show_welcome(guide=self.settings.guide)
        # The window is to be seen before files are read and the process of the computer players starts.
        frame = FirstFrame(self.window)
        frame.painted.connect(self.seen)
        frame.painted.connect(lambda: self._start(table, file))
        self.window.closing.connect(frame.give_up)
        self.window.show()

    def start_game(self, table: TableChoice) -> None:
        """Deal a new game at *table*, whose seats have names, and remember it."""
        self.backstage.start_game(table)

    def _may_go_on(self) -> bool:
        """Whether there is a game of last time, as far as one can see."""
        try:
            return (self._data / AUTOSAVE).exists()
        except OSError:
            return False  # What is wrong with the folder is told when the game is looked for.

    def _start(self, table: TableChoice | None, file: Path | None) -> None:
        if self._settings_trouble is not None:
            self.window.say(texts_settings.trouble(self._settings_trouble))
        self.backstage.start(table, file)

    def _connect_window(self) -> None:
        window, commands = self.window, self.window.commands
        commands["zoom_in"].triggered.connect(self.table.zoom_in)
        commands["zoom_out"].triggered.connect(self.table.zoom_out)
        commands["whole_table"].triggered.connect(self.table.show_whole)
        window.game_chosen.connect(self.start_game)
        window.language_chosen.connect(self._on_language_chosen)
        window.pace_chosen.connect(self._on_pace_chosen)
        window.pages.settings_changed.connect(self._change)
        commands["sound"].triggered.connect(self._on_sound_chosen)
        commands["settings"].triggered.connect(
            lambda: window.pages.open_settings(self.settings, sound=self.sounds.can_be_heard)
        )
        window.closing.connect(self._on_closing)
        window.stage.covered.connect(self.table.set_covered)

    def _on_language_chosen(self, code: LanguageChoice) -> None:
        self._change(replace(self.settings, language=code))

    def _on_pace_chosen(self, pace: Pace) -> None:
        self._change(replace(self.settings, pace=pace))
        self._set_pace(pace)

    def _set_pace(self, pace: Pace) -> None:
        self._pace = pace
        self.table.set_pace(pace)
        self.window.commands.choose_pace(pace)

    def _on_sound_chosen(self, on: bool) -> None:
        self._change(replace(self.settings, muted=not on))

    def _on_closing(self) -> None:
        self._change(replace(self.settings, window=self.window.geometry_text()))

    def _change(self, settings: Settings) -> None:
        """From now on, and at the next start, *settings* hold; if they cannot be kept, the player is told once.

        Of what nobody asked to be kept nothing is told: a game that is not saved tells of itself.
        """
        if settings == self.settings:
            return
        chosen = replace(settings, **{name: getattr(self.settings, name) for name in _BY_THE_WAY})
        was_asked_for = chosen != self.settings
        if settings.pace != self.settings.pace:
            self._pace = settings.pace
        self.settings = settings
        trouble = self._store.save(settings)
        self._apply(settings)
        if trouble is None:
            self._told_of_trouble = False
        elif was_asked_for and not self._told_of_trouble:
            self._told_of_trouble = True
            self.window.say(texts_settings.trouble(trouble))

    def _apply(self, settings: Settings) -> None:
        self.languages.switch(settings.language)
        self.window.set_theme(THEMES[settings.theme])
        self.table.set_theme(THEMES[settings.theme])
        self.table.set_tile_style(TileStyle(settings.tile_face, settings.pip_palette))
        self._set_pace(self._pace)
        self.table.set_one_click(settings.one_click)
        self.table.set_texts(texts_table.table_texts(self._names))
        self.window.commands.show_sound(not settings.muted)
        self.window.commands.choose_language(self.languages.current)
        if self._is_complete:
            self.backstage.apply(settings)

    @property
    def _is_complete(self) -> bool:
        """Whether what is behind the window is there."""
        return "backstage" in vars(self)

    @property
    def _names(self) -> tuple[str, ...]:
        return self.backstage.names if self._is_complete else ()
