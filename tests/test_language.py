"""Does the program speak the user's language, and all of it when the language changes?"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

import linguist
from mexicantrain_qt import paths
from mexicantrain_qt.language import LANGUAGES, Languages, best_language

LEFT = {
    "en": ("%n tile left", "%n tiles left"),
    "fr": ("%n domino de reste", "%n dominos de reste"),
    "de": ("noch %n Stein", "noch %n Steine"),
    "pt_BR": ("resta %n pedra", "restam %n pedras"),
}

TS = """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{code}"><context><name>Sample</name>
<message numerus="yes"><source>%n tile(s) left</source><translation><numerusform>{forms[0]}</numerusform>
<numerusform>{forms[1]}</numerusform></translation></message></context></TS>"""


class Listener(QWidget):
    """A widget that counts how often it has to say everything anew."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        self.heard += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


@pytest.fixture
def languages(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    """All languages, with one sentence in them; afterwards the program speaks as before."""
    before = QLocale()
    for code, forms in LEFT.items():
        (tmp_path / f"mexicantrain_{code}.ts").write_text(TS.format(code=code, forms=forms), encoding="utf-8")
    made = linguist.tool(Path(sys.prefix), "lrelease", "-silent", *map(str, tmp_path.glob("*.ts")))
    assert made == 0
    monkeypatch.setattr(paths, "translation", lambda code: tmp_path / f"mexicantrain_{code}.qm")
    languages = Languages()
    yield languages
    for translator in languages._translators:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)


def left(tiles: int) -> str:
    return QCoreApplication.translate("Sample", "%n tile(s) left", "", tiles)


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["fr-CA", "en-CA"], "fr"),
        (["de_AT"], "de"),
        (["pt-PT", "pt"], "pt_BR"),
        (["pt-BR"], "pt_BR"),
        (["ja-JP", "de-DE", "fr-FR"], "de"),
        (["EN"], "en"),
        (["fra"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
    ids=str,
)
def test_the_first_language_that_the_program_knows_is_spoken(wanted: list[str], spoken: str) -> None:
    assert best_language(wanted) == spoken


def test_at_first_the_language_is_the_systems(languages: Languages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda _: ["pt-PT", "en"])
    languages.switch("system")
    assert languages.current == "pt_BR"


@pytest.mark.parametrize("code", LANGUAGES)
def test_plurals_are_right_in_every_language(languages: Languages, code: str) -> None:
    languages.switch(code)
    one, many = LEFT[code]
    assert (left(1), left(5)) == (one.replace("%n", "1"), many.replace("%n", "5"))


def test_changing_back_leaves_nothing_of_the_other_language(languages: Languages) -> None:
    languages.switch("de")
    languages.switch("en")
    assert left(1) == "1 tile left"


@pytest.mark.parametrize(
    ("code", "cancel"), [("en", "Cancel"), ("fr", "Annuler"), ("de", "Abbrechen"), ("pt_BR", "Cancelar")]
)
def test_the_buttons_of_standard_dialogs_speak_it_too(
    languages: Languages, qtbot: QtBot, code: str, cancel: str
) -> None:
    languages.switch(code)
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(buttons)
    text = buttons.button(QDialogButtonBox.StandardButton.Cancel).text()
    assert text.replace("&", "") == cancel


def test_numbers_and_dates_are_written_as_its_speakers_write_them(languages: Languages) -> None:
    languages.switch("de")
    assert QLocale().toString(1234567) == "1.234.567"
    assert QLocale().monthName(QDate(2026, 3, 1).month()) == "März"


def test_a_widget_hears_of_a_change_once(languages: Languages, qtbot: QtBot) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    languages.switch("fr")
    qtbot.waitUntil(lambda: listener.heard > 0)
    heard = listener.heard
    languages.switch("de")
    qtbot.waitUntil(lambda: listener.heard > heard)
    assert listener.heard == heard + 1


def test_of_a_switch_to_the_same_language_nobody_hears(languages: Languages, qtbot: QtBot) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    languages.switch("fr")
    QCoreApplication.sendPostedEvents()
    listener.heard = 0
    languages.switch("fr")
    QCoreApplication.sendPostedEvents()
    assert listener.heard == 0


def test_an_unknown_language_is_refused_and_nothing_changes(languages: Languages) -> None:
    languages.switch("fr")
    with pytest.raises(ValueError, match="'es'"):
        languages.switch("es")
    assert (languages.current, left(1)) == ("fr", "1 domino de reste")


def test_without_its_translations_the_program_still_speaks(
    languages: Languages, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(code: str) -> Path:
        raise FileNotFoundError(f"mexicantrain_{code}.qm")

    monkeypatch.setattr(paths, "translation", missing)
    with caplog.at_level(logging.WARNING):
        languages.switch("fr")
    assert "mexicantrain_fr.qm" in caplog.text
    assert left(5) == "5 tile(s) left"
