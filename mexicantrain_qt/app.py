"""What is the program made of, and how do its parts hear of each other?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from mexicantrain_qt import paths
from mexicantrain_qt.advice import Advice
from mexicantrain_qt.controller.game_controller import GameController
from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.controller.seeds import new_seed
from mexicantrain_qt.controller.thinker import Thinker
from mexicantrain_qt.desk import Desk
from mexicantrain_qt.language import Languages
from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.game import Player, Setup
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.saves.sheets import SheetStore
from mexicantrain_qt.saves.store import SaveStore
from mexicantrain_qt.settings import LanguageChoice, Pace, Settings, TableChoice
from mexicantrain_qt.settings_store import SettingsStore
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.table.view import TableView
from mexicantrain_qt.windows import seating, style, texts_settings, texts_table
from mexicantrain_qt.windows.guide import Guide
from mexicantrain_qt.windows.main_window import MainWindow
from mexicantrain_qt.windows.motion import MotionWish
from mexicantrain_qt.windows.sounds import Sounds

_LATER_MS = 250


class Program(QObject):
    """Every part of the program for one data folder, connected. ``show`` opens the window and goes on where it was."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """*folder*: where saved games and settings live instead of the user's own folders."""
        super().__init__(parent)
        data = paths.data_dir(folder)
        self._store = SettingsStore(paths.settings_file(folder))
        self.settings, self._settings_trouble = self._store.load()
        theme = THEMES[self.settings.theme]
        application = QApplication.instance()
        if isinstance(application, QApplication):
            style.dress(application, theme)
        self.languages = Languages(self)
        self.languages.switch(self.settings.language)
        self.thinker = Thinker(self)
        saves = SaveStore(data)
        self.controller = GameController(saves, self.thinker, self)
        self.house_rules = HouseRules(SheetStore(data / "sheets"), self)
        self.table = TableView()
        self.sounds = Sounds(self)
        self.window = MainWindow(
            self.table,
            self.house_rules,
            self.languages.available(),
            self.settings.last_table,
            lambda: self.controller.game,
            theme,
        )
        self.desk = Desk(self.window, self.controller, saves, lambda: self.settings, self)
        self.guide = Guide(self.controller, self.window.stage, self)
        self._names: tuple[str, ...] = ()
        self._told_of_trouble = False
        self._pace = self.settings.pace
        self._connect_table()
        self._connect_controller()
        self._connect_window()
        # Last, because the table has to hear of everything before it is told that a hint is over.
        self.advice = Advice(self.controller, self.thinker, self.table, self.window, self)
        self._apply(self.settings)

    def show(
        self, table: TableChoice | None = None, file: Path | None = None, *, pace: Pace | None = None
    ) -> None:
        """Open the window; with *table* a new game there, else the game in *file* or of last time, else the welcome page.

        *pace* holds until another one is chosen, and is not remembered.
        """
        if pace is not None:
            self._set_pace(pace)
        self.window.restore_geometry(self.settings.window)
        self.window.show()
        # The window is to be seen before files are read and the process of the computer players starts.
        QTimer.singleShot(0, self, lambda: self._start(table, file))

    def start_game(self, table: TableChoice) -> None:
        """Deal a new game at *table*, whose seats have names, and remember it."""
        # Where that cannot be kept, the game cannot be saved either, and of that the player is told.
        self._change(replace(self.settings, last_table=table), silently=True)
        players = tuple(Player(seat.name, seat.kind) for seat in table.seats)
        self.controller.new_game(Setup(table.options, players, new_seed()))

    def _start(self, table: TableChoice | None, file: Path | None) -> None:
        if self._settings_trouble is not None:
            self.window.say(texts_settings.trouble(self._settings_trouble))
        # Whatever else is to be played: the game of last time makes room for it, and is not lost.
        resumed = self.controller.resume()
        if table is not None:
            self.start_game(table)
        elif not (file is not None and self.controller.open_file(file)) and not resumed:
            self.window.show_welcome(guide=self.settings.guide)
        self.thinker.start()
        QTimer.singleShot(_LATER_MS, self.window, self._get_the_rest)

    def _get_the_rest(self) -> None:
        """What the first picture need not wait for: the system's wish for less motion, and the sounds."""
        MotionWish(self.table.be_still, self).ask()
        self.sounds.load()
        self.window.commands.offer("sound", self.sounds.can_be_heard)

    def _connect_table(self) -> None:
        table, controller = self.table, self.controller
        table.tile_dropped.connect(controller.play)
        table.draw_asked.connect(controller.draw)
        table.pass_asked.connect(controller.pass_turn)
        table.done_asked.connect(controller.done)
        table.call_asked.connect(controller.call)
        table.ready_asked.connect(controller.ready)
        table.settled.connect(controller.table_settled)
        table.seen.connect(self.sounds.hear)

    def _connect_controller(self) -> None:
        controller, table, window, narrator = self.controller, self.table, self.window, self.window.narrator
        controller.game_opened.connect(table.uncover)
        controller.game_opened.connect(self._on_game_opened)
        controller.happened.connect(narrator.happened)
        controller.happened.connect(table.show_events)
        controller.shown.connect(narrator.shown)
        controller.shown.connect(table.show_view)
        controller.your_turn.connect(narrator.your_turn)
        controller.your_turn.connect(table.your_turn)
        controller.refused.connect(narrator.refused)
        controller.refused.connect(self._on_refused)
        controller.thinking.connect(narrator.thinking)
        controller.thinking.connect(table.set_thinking)
        controller.cover.connect(narrator.cover)
        controller.cover.connect(table.cover)
        controller.round_over.connect(window.show_result)
        controller.game_over.connect(window.show_result)
        controller.undo_changed.connect(window.show_undo)
        controller.trouble.connect(window.show_trouble)

    def _connect_window(self) -> None:
        window, controller, commands = self.window, self.controller, self.window.commands
        commands["draw"].triggered.connect(controller.draw)
        commands["pass"].triggered.connect(controller.pass_turn)
        commands["done"].triggered.connect(controller.done)
        commands["call"].triggered.connect(controller.call)
        commands["undo"].triggered.connect(controller.undo)
        commands["redo"].triggered.connect(controller.redo)
        commands["zoom_in"].triggered.connect(self.table.zoom_in)
        commands["zoom_out"].triggered.connect(self.table.zoom_out)
        commands["whole_table"].triggered.connect(self.table.show_whole)
        window.game_chosen.connect(self.start_game)
        window.next_round_asked.connect(controller.next_round)
        window.round_start_asked.connect(controller.resume_round_start)
        window.language_chosen.connect(self._on_language_chosen)
        window.pace_chosen.connect(self._on_pace_chosen)
        window.pages.settings_changed.connect(self._change)
        window.pages.position_chosen.connect(controller.open_game)
        commands["guide"].triggered.connect(self.guide.start)
        self.guide.ended.connect(self._on_guide_ended)
        commands["sound"].triggered.connect(self._on_sound_chosen)
        commands["settings"].triggered.connect(
            lambda: window.pages.open_settings(self.settings, sound=self.sounds.can_be_heard)
        )
        window.closing.connect(self._on_closing)
        window.stage.covered.connect(self.table.set_covered)

    def _on_game_opened(self, setup: Setup) -> None:
        self._names = tuple(player.name for player in setup.players)
        looks = seating.looks_of(setup, self.settings.last_table)
        self.table.set_players(looks)
        self.table.set_texts(texts_table.table_texts(self._names))
        self.window.open_game(setup, looks)

    def _on_refused(self, action: Action, _reason: Reason) -> None:
        if isinstance(action, Play):
            self.table.send_home(action.tile)

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

    def _on_guide_ended(self, finished: bool) -> None:
        self._change(replace(self.settings, guide=False))
        if self.controller.end_practice():
            return
        self.advice.hints.dismiss()
        if finished:
            self.start_game(seating.named(self.settings.last_table))
        else:
            self.window.show_welcome()

    def _on_closing(self) -> None:
        self._change(replace(self.settings, window=self.window.geometry_text()), silently=True)
        self.thinker.close()

    def _change(self, settings: Settings, *, silently: bool = False) -> None:
        """From now on, and at the next start, *settings* hold; if they cannot be kept, the player is told once."""
        if settings == self.settings:
            return
        if settings.pace != self.settings.pace:
            self._pace = settings.pace
        self.settings = settings
        trouble = self._store.save(settings)
        self._apply(settings)
        if trouble is None:
            self._told_of_trouble = False
        elif not (silently or self._told_of_trouble):
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
        self.controller.set_automatic(settings.automatic)
        self.controller.set_undo("until_seen" if settings.undo else "never")
        self.advice.allow(settings.hints)
        self.sounds.set_volume(settings.volume, muted=settings.muted)
        self.window.commands.show_sound(not settings.muted)
        self.window.commands.choose_language(self.languages.current)
