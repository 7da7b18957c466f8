"""Which language does the program speak, and how does it change to another while it runs?"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from mexicantrain_qt import paths

LANGUAGES: Mapping[str, str] = MappingProxyType(
    {"en": "English", "fr": "Français", "de": "Deutsch", "pt_BR": "Português (Brasil)"}
)
"""The languages by code, each named as its speakers name it."""

_LOG = logging.getLogger(__name__)


def best_language(wanted: Iterable[str]) -> str:
    """The first of the *wanted* languages (such as ``de-AT``) that the program speaks, else English.

    Every Portuguese gets the Brazilian one, the only one there is.
    """
    by_language = {code.partition("_")[0]: code for code in LANGUAGES}
    for tag in wanted:
        language = tag.replace("_", "-").partition("-")[0].lower()
        if language in by_language:
            return by_language[language]
    return "en"


class Languages(QObject):
    """The language of the whole program: its own sentences, Qt's, numbers and dates.

    Every widget gets a ``LanguageChange`` event after a switch.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._current = ""
        self._translators: list[QTranslator] = []

    @property
    def current(self) -> str:
        """The code of the language that is spoken; empty before the first ``switch``."""
        return self._current

    def available(self) -> Mapping[str, str]:
        """The languages that can be switched to: code and own name."""
        return LANGUAGES

    def switch(self, choice: str) -> None:
        """Speak the language of that code, or the system's for ``system``.

        Raises ``ValueError`` for a language that the program does not have.
        """
        code = best_language(QLocale.system().uiLanguages()) if choice == "system" else choice
        if code not in LANGUAGES:
            raise ValueError(f"no language {code!r}")
        if code == self._current:
            return
        self._current = code
        QLocale.setDefault(QLocale(code))
        for old in self._translators:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        # Qt asks the translator that was installed last first, so that ours wins.
        self._translators = [
            *self._installed(_qt_translation(code)),
            *self._installed(_own_translation(code)),
        ]

    def _installed(self, file: Path | None) -> list[QTranslator]:
        translator = QTranslator(self)
        if file is not None and translator.load(str(file)) and QCoreApplication.installTranslator(translator):
            return [translator]
        translator.deleteLater()
        return []


def _qt_translation(code: str) -> Path | None:
    """What Qt itself says, on the buttons of its dialogs for one; it says it in English without any file."""
    return (
        None
        if code == "en"
        else Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm")
    )


def _own_translation(code: str) -> Path | None:
    try:
        return paths.translation(code)
    except FileNotFoundError as error:
        # A program that speaks English is better than none.
        _LOG.warning("no translation: %s", error)
        return None
