"""What can be done from the bar, the menu and the keyboard, and by which keys?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from mexicantrain_qt.settings import Pace
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows.icons import icon
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_Standard = QKeySequence.StandardKey
Choice = TypeVar("Choice", bound=str)


@dataclass(frozen=True, slots=True)
class Command:
    """A command as the menu writes it, with its keys; *icon* is empty where it has none."""

    text: str
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    icon: str = ""
    checkable: bool = False


COMMANDS = {
    "new_game": Command(QT_TRANSLATE_NOOP("Commands", "&New game…"), (_Standard.New,)),
    "saved_games": Command(QT_TRANSLATE_NOOP("Commands", "S&aved games…"), (_Standard.Open,)),
    "save_as": Command(QT_TRANSLATE_NOOP("Commands", "Sav&e as…"), (_Standard.Save,)),
    "history": Command(QT_TRANSLATE_NOOP("Commands", "&Finished games…")),
    "statistics": Command(QT_TRANSLATE_NOOP("Commands", "Statist&ics…")),
    "deal_code": Command(QT_TRANSLATE_NOOP("Commands", "Play a &deal code…")),
    "replay": Command(QT_TRANSLATE_NOOP("Commands", "&Replay the rounds…"), ("F4",)),
    "fair_deal": Command(QT_TRANSLATE_NOOP("Commands", "&Check the deal…")),
    "score": Command(QT_TRANSLATE_NOOP("Commands", "&Score sheet"), ("F2",), "score", checkable=True),
    "quit": Command(QT_TRANSLATE_NOOP("Commands", "&Quit"), ("Ctrl+Q",)),
    "draw": Command(QT_TRANSLATE_NOOP("Commands", "&Draw a tile"), ("D",)),
    "pass": Command(QT_TRANSLATE_NOOP("Commands", "&Pass"), ("P",)),
    "done": Command(QT_TRANSLATE_NOOP("Commands", "D&one"), ("E",)),
    "call": Command(QT_TRANSLATE_NOOP("Commands", "&Last tile!"), ("C",)),
    "hint": Command(QT_TRANSLATE_NOOP("Commands", "&Hint"), ("H",), "hint"),
    "plan": Command(QT_TRANSLATE_NOOP("Commands", "Plan &my train"), ("T",), checkable=True),
    "undo": Command(QT_TRANSLATE_NOOP("Commands", "&Undo"), (_Standard.Undo,), "undo"),
    "redo": Command(QT_TRANSLATE_NOOP("Commands", "&Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    "log": Command(QT_TRANSLATE_NOOP("Commands", "What &happened"), ("F3",), "log", checkable=True),
    "zoom_in": Command(QT_TRANSLATE_NOOP("Commands", "&Nearer"), (_Standard.ZoomIn, "Ctrl+=")),
    "zoom_out": Command(QT_TRANSLATE_NOOP("Commands", "F&urther away"), (_Standard.ZoomOut,)),
    "whole_table": Command(QT_TRANSLATE_NOOP("Commands", "&Whole table"), ("Ctrl+0",)),
    "full_screen": Command(QT_TRANSLATE_NOOP("Commands", "&Full screen"), ("F11",), checkable=True),
    "sound": Command(QT_TRANSLATE_NOOP("Commands", "&Sound"), ("Ctrl+M",), "sound", checkable=True),
    "pace": Command(QT_TRANSLATE_NOOP("Commands", "&Pace"), (), "pace"),
    "menu": Command(QT_TRANSLATE_NOOP("Commands", "&Menu"), ("F10",), "menu"),
    "settings": Command(QT_TRANSLATE_NOOP("Commands", "Se&ttings…"), ("Ctrl+,",)),
    "rules": Command(QT_TRANSLATE_NOOP("Commands", "&Rules of this table"), ("F1",)),
    "tips": Command(QT_TRANSLATE_NOOP("Commands", "&How to play well")),
    "guide": Command(QT_TRANSLATE_NOOP("Commands", "&Learn in five steps")),
    "copy_position": Command(QT_TRANSLATE_NOOP("Commands", "&Copy position")),
    "paste_position": Command(QT_TRANSLATE_NOOP("Commands", "Paste p&osition…")),
    "about": Command(QT_TRANSLATE_NOOP("Commands", "&About Mexican Train")),
}

PACES: dict[Pace, str] = {
    "slow": QT_TRANSLATE_NOOP("Commands", "Slow"),
    "normal": QT_TRANSLATE_NOOP("Commands", "Normal"),
    "fast": QT_TRANSLATE_NOOP("Commands", "Fast"),
    "at_once": QT_TRANSLATE_NOOP("Commands", "At once"),
}


class Commands(QObject):
    """The actions of the main window, each with its words, keys and icon; who hears them is not said here."""

    def __init__(self, theme: Theme, languages: Mapping[str, str], parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = {name: self._action(command) for name, command in COMMANDS.items()}
        self.paces, self._pace_actions = self._choices(PACES)
        self.languages, self._language_actions = self._choices(languages)
        for name in ("hint", "sound"):
            self.offer(name, False)
        self._actions["sound"].toggled.connect(self.show_sound)
        self.set_theme(theme)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def all(self) -> tuple[QAction, ...]:
        return (*self._actions.values(), *self._pace_actions.values(), *self._language_actions.values())

    def choose_pace(self, pace: Pace) -> None:
        self._pace_actions[pace].setChecked(True)

    def choose_language(self, code: str) -> None:
        self._language_actions[code].setChecked(True)

    def offer(self, name: str, on: bool) -> None:
        """Whether there is that command at all, in the menu, in the bar and by its key."""
        self._actions[name].setVisible(on)
        self._actions[name].setEnabled(on)

    def show_sound(self, on: bool) -> None:
        """Whether sounds are heard."""
        self._actions["sound"].setChecked(on)
        self._actions["sound"].setIcon(icon("sound" if on else "mute", self._theme))

    def set_theme(self, theme: Theme) -> None:
        """Show icons that go with *theme*."""
        self._theme = theme
        for name, command in COMMANDS.items():
            if command.icon:
                self._actions[name].setIcon(icon(command.icon, theme))
        self.show_sound(self._actions["sound"].isChecked())

    def retranslate(self) -> None:
        for name, command in COMMANDS.items():
            action = self._actions[name]
            action.setText(translate("Commands", command.text))
            words = action.text().replace("&", "").rstrip("…")
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words} ({keys})" if keys else words)
        for pace, text in PACES.items():
            self._pace_actions[pace].setText(translate("Commands", text))

    def _action(self, command: Command) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(command.checkable)
        return action

    def _choices(self, choices: Mapping[Choice, str]) -> tuple[QActionGroup, dict[Choice, QAction]]:
        group = QActionGroup(self)
        actions = {}
        for choice, text in choices.items():
            action = QAction(text, group)
            action.setCheckable(True)
            action.setData(choice)
            actions[choice] = action
        return group, actions
