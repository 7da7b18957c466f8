"""How does somebody want the table to look and to behave? Every change can be seen at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.settings import PipPalette, Settings, ThemeName, TileFace
from mexicantrain_qt.table.theme import THEMES
from mexicantrain_qt.windows.choices import Choices
from mexicantrain_qt.windows.commands import PACES
from mexicantrain_qt.windows.dialog_page import button_row, page_of
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP
from mexicantrain_qt.windows.preview import SWATCH, Preview, swatch
from mexicantrain_qt.windows.style import BODY, STEP, sized
from mexicantrain_qt.windows.volume_box import VolumeBox

translate = QCoreApplication.translate

_THEMES: dict[ThemeName, str] = {
    "felt": QT_TRANSLATE_NOOP("Settings", "Felt"),
    "wood": QT_TRANSLATE_NOOP("Settings", "Wood"),
    "dark": QT_TRANSLATE_NOOP("Settings", "Dark"),
    "contrast": QT_TRANSLATE_NOOP("Settings", "High contrast"),
}
_FACES: dict[TileFace, str] = {
    "pips": QT_TRANSLATE_NOOP("Settings", "Pips"),
    "numerals": QT_TRANSLATE_NOOP("Settings", "Numerals"),
    "both": QT_TRANSLATE_NOOP("Settings", "Both"),
}
_PALETTES: dict[PipPalette, str] = {
    "box": QT_TRANSLATE_NOOP("Settings", "As in box sets"),
    "safe": QT_TRANSLATE_NOOP("Settings", "For colour-blind eyes"),
}
_SWITCHES = {
    "automatic": QT_TRANSLATE_NOOP("Settings", "Draw and pass by themselves when nothing else is possible"),
    "one_click": QT_TRANSLATE_NOOP("Settings", "One click plays a tile that fits one train only"),
    "hints": QT_TRANSLATE_NOOP("Settings", "Hints"),
    "undo": QT_TRANSLATE_NOOP("Settings", "Undo"),
}


class SettingsDialog(QDialog):
    """All settings on one page. There is no *OK*: what is chosen holds, and can be seen, at once."""

    changed = Signal(object)
    """From now on these ``Settings`` hold."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, sound: bool = True) -> None:
        """*sound*: whether the program can make any here."""
        super().__init__(parent)
        self.setModal(True)
        self._settings = settings
        self._preview = Preview(settings)
        self._theme = Choices(list(_THEMES), 2)
        for name, theme in THEMES.items():
            self._theme.set_icon(name, swatch(theme, self.devicePixelRatioF()), SWATCH)
        self._face = Choices(list(_FACES), 3)
        self._palette = Choices(list(_PALETTES), 2)
        self._pace = Choices(list(PACES), 4)
        self._switches = {name: QCheckBox() for name in _SWITCHES}
        self._playing, self._help, self._language_title = (sized(QLabel(), BODY, bold=True) for _ in range(3))
        self._strict = QLabel()
        self._strict.setObjectName("muted")
        self._strict.setWordWrap(True)
        self._language = QComboBox()
        for code in ("system", *LANGUAGES):
            self._language.addItem(LANGUAGES.get(code, ""), code)
        self._language_title.setBuddy(self._language)
        self._volume = VolumeBox(self)
        self._volume.can_be_heard(sound)
        self._close = QPushButton()
        self._close.setDefault(True)
        self._lay_out()
        self._connect()
        self._show_settings()
        self.retranslate()
        self.resize(STEP * 118, STEP * 70)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Settings", "Settings"))
        self._theme.set_texts(translate("Settings", "Table"), _translated("Settings", _THEMES))
        self._face.set_texts(translate("Settings", "Tiles"), _translated("Settings", _FACES))
        self._palette.set_texts(
            translate("Settings", "Colours of the pips"), _translated("Settings", _PALETTES)
        )
        self._pace.set_texts(translate("Settings", "Pace"), _translated("Commands", PACES))
        self._playing.setText(translate("Settings", "Playing"))
        self._help.setText(translate("Settings", "Help while you play"))
        self._strict.setText(translate("Settings", "Turn both off for a strict table."))
        self._language_title.setText(translate("Settings", "Language"))
        self._language.setItemText(0, translate("Settings", "As on this computer"))
        self._close.setText(translate("Settings", "Close"))
        for name, switch in self._switches.items():
            switch.setText(translate("Settings", _SWITCHES[name]))

    def _lay_out(self) -> None:
        looks, plays = QVBoxLayout(), QVBoxLayout()
        for column in (looks, plays):
            column.setSpacing(STEP)
        for part in (self._preview, self._theme, self._face, self._palette):
            looks.addWidget(part)
            looks.addSpacing(STEP)
        looks.addStretch(1)
        switches = self._switches
        for group in (
            (self._pace,),
            (self._playing, switches["automatic"], switches["one_click"]),
            (self._help, self._strict, switches["hints"], switches["undo"]),
            (self._volume,),
            (self._language_title, self._language),
        ):
            for widget in group:
                plays.addWidget(widget)
            plays.addSpacing(STEP * 2)
        plays.addStretch(1)
        columns = QHBoxLayout()
        columns.setSpacing(STEP * 5)
        columns.addLayout(looks, 1)
        columns.addLayout(plays, 1)
        buttons = button_row((), (self._close,))
        page = page_of(self, STEP * 2)
        page.addLayout(columns, 1)
        page.addLayout(buttons)

    def _connect(self) -> None:
        self._theme.chosen.connect(lambda value: self._change(theme=value))
        self._face.chosen.connect(lambda value: self._change(tile_face=value))
        self._palette.chosen.connect(lambda value: self._change(pip_palette=value))
        self._pace.chosen.connect(lambda value: self._change(pace=value))
        self._language.activated.connect(lambda _index: self._change(language=self._language.currentData()))
        for name, switch in self._switches.items():
            switch.clicked.connect(lambda on, name=name: self._change(**{name: on}))
        self._volume.chosen.connect(lambda volume, muted: self._change(volume=volume, muted=muted))
        self._close.clicked.connect(self.accept)

    def _show_settings(self) -> None:
        settings = self._settings
        self._theme.choose(settings.theme)
        self._face.choose(settings.tile_face)
        self._palette.choose(settings.pip_palette)
        self._pace.choose(settings.pace)
        self._language.setCurrentIndex(self._language.findData(settings.language))
        self._volume.choose(settings.volume, muted=settings.muted)
        for name, switch in self._switches.items():
            switch.setChecked(getattr(settings, name))

    def _change(self, **changes: Any) -> None:
        self._settings = replace(self._settings, **changes)
        self._preview.show_settings(self._settings)
        self.changed.emit(self._settings)


def _translated(context: str, names: dict[Any, str]) -> dict[str, str]:
    return {value: translate(context, name) for value, name in names.items()}
