"""Can everything about the look and the manner of the table be chosen, and is it seen at once?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.settings import Settings
from mexicantrain_qt.table.theme import FELT, THEMES, Theme
from mexicantrain_qt.windows import style
from mexicantrain_qt.windows.preview import Preview
from mexicantrain_qt.windows.settings_dialog import SettingsDialog
from tests.windows.conftest import Speak
from tests.windows.shown import Shown


def opened(qtbot: QtBot, settings: Settings) -> SettingsDialog:
    dialog = SettingsDialog(settings)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def button(dialog: SettingsDialog, text: str, title: str = "") -> QAbstractButton:
    return next(
        found
        for found in dialog.findChildren(QAbstractButton)
        if found.text().startswith(text) and found.accessibleDescription() == title
    )


@pytest.mark.parametrize(
    ("title", "text", "field", "value"),
    [
        ("Table", "High contrast", "theme", "contrast"),
        ("Table", "Wood", "theme", "wood"),
        ("Tiles", "Numerals", "tile_face", "numerals"),
        ("Tiles", "Both", "tile_face", "both"),
        ("Colours of the pips", "For colour-blind", "pip_palette", "safe"),
        ("Pace", "Slow", "pace", "slow"),
        ("Pace", "At once", "pace", "at_once"),
        ("", "Draw and pass", "automatic", False),
        ("", "One click", "one_click", False),
        ("", "Hints", "hints", False),
        ("", "Undo", "undo", False),
    ],
)
def test_a_choice_is_told_at_once(qtbot: QtBot, title: str, text: str, field: str, value: Any) -> None:
    dialog = opened(qtbot, Settings())
    with qtbot.waitSignal(dialog.changed) as changed:
        button(dialog, text, title).click()
    assert changed.args == [replace(Settings(), **{field: value})]


@pytest.mark.parametrize("code", ["system", *LANGUAGES])
def test_the_language_is_chosen_among_all(qtbot: QtBot, code: str) -> None:
    dialog = opened(qtbot, Settings())
    combo = dialog.findChildren(QComboBox)[0]
    combo.setCurrentIndex(combo.findData(code))
    with qtbot.waitSignal(dialog.changed) as changed:
        combo.activated.emit(combo.currentIndex())
    assert changed.args is not None
    assert changed.args[0].language == code


def test_the_dialog_shows_what_holds(qtbot: QtBot) -> None:
    settings = Settings(
        theme="dark", tile_face="both", pip_palette="safe", pace="fast", language="fr", undo=False
    )
    dialog = opened(qtbot, settings)
    down = {found.text() for found in dialog.findChildren(QPushButton) if found.isChecked()}
    assert down == {"Dark", "Both", "For colour-blind eyes", "Fast"}
    assert [box.text() for box in dialog.findChildren(QCheckBox) if not box.isChecked()] == ["Undo"]
    assert dialog.findChildren(QComboBox)[0].currentData() == "fr"


def test_changes_add_up(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    told: list[Settings] = []
    dialog.changed.connect(told.append)
    for title, text in (("Table", "Dark"), ("Tiles", "Both"), ("", "Undo")):
        button(dialog, text, title).click()
    assert told[-1] == Settings(theme="dark", tile_face="both", undo=False)


@pytest.mark.parametrize(
    "change", [{"theme": "wood"}, {"tile_face": "numerals"}, {"pip_palette": "safe"}], ids=str
)
def test_the_preview_shows_what_is_chosen(qtbot: QtBot, change: dict[str, Any]) -> None:
    dialog = opened(qtbot, Settings())
    (preview,) = dialog.findChildren(Preview)
    before = preview.grab().toImage()
    preview.show_settings(replace(Settings(), **change))
    assert preview.grab().toImage() != before
    preview.show_settings(Settings())
    assert preview.grab().toImage() == before


def test_arrow_keys_go_from_choice_to_choice(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    felt = button(dialog, "Felt", "Table")
    felt.setFocus()
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.keyClick(felt, Qt.Key.Key_Right)
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert changed.args is not None
    assert changed.args[0].theme == "wood"


def test_the_dialog_speaks_the_new_language_while_it_is_open(qtbot: QtBot, speak: Speak) -> None:
    dialog = opened(qtbot, Settings())
    speak("de")
    assert dialog.windowTitle() == "Einstellungen"
    assert button(dialog, "Schließen").isVisible()


@pytest.fixture
def felt_afterwards(qapp: QApplication) -> Any:
    yield
    style.dress(qapp, FELT)


def drawn(shown: Shown, qapp: QApplication) -> object:
    # style and language reach the widgets by events
    for kind in (QEvent.Type.Polish, QEvent.Type.LayoutRequest):
        QCoreApplication.sendPostedEvents(None, kind)
    qapp.processEvents()
    return shown.window.grab().toImage()


@pytest.mark.usefixtures("felt_afterwards")
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("panel", ["score", "log", ""])
def test_after_a_live_switch_everything_looks_as_if_it_had_always_been_so(
    qtbot: QtBot, shown: Shown, qapp: QApplication, name: str, panel: str
) -> None:
    theme: Theme = {str(key): value for key, value in THEMES.items()}[name]
    other = THEMES["wood"] if name == "contrast" else THEMES["contrast"]

    def show(first: Theme) -> object:
        shown.window.set_theme(first)
        shown.open()
        if panel:
            shown.window.commands[panel].trigger()
            opened_panel = shown.window._score_panel if panel == "score" else shown.window._log_panel
            qtbot.waitUntil(lambda: opened_panel.x() + opened_panel.width() == shown.window.stage.width())
        shown.window.set_theme(theme)
        shown.table.setFocus()  # the frame of what has the focus is another test's
        picture = drawn(shown, qapp)
        if panel:
            shown.window.commands[panel].trigger()
            qtbot.waitUntil(lambda: not opened_panel.isVisible())
        return picture

    assert show(other) == show(theme)


@pytest.mark.usefixtures("felt_afterwards")
def test_the_welcome_page_changes_with_the_theme(shown: Shown, qapp: QApplication) -> None:
    shown.window.show_welcome()
    before = drawn(shown, qapp)
    shown.window.set_theme(THEMES["dark"])
    assert drawn(shown, qapp) != before
    shown.window.set_theme(FELT)
    assert drawn(shown, qapp) == before
