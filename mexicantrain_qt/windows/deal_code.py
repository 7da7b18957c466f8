"""How does the code of a deal go from one person to another?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialog, QLabel, QPlainTextEdit, QPushButton, QWidget

from mexicantrain_qt.rules.deal_code import BadCode, Deal, read_code, write_code
from mexicantrain_qt.windows import texts_fair
from mexicantrain_qt.windows.dialog_page import button_row, page_of
from mexicantrain_qt.windows.style import STEP
from mexicantrain_qt.windows.texts_statistics import players, rounds
from mexicantrain_qt.windows.texts_table import sheet_title

translate = QCoreApplication.translate


class _CodeDialog(QDialog):
    """A sentence, a field for the code, a sentence about it, and buttons."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._about, self._note = QLabel(), QLabel()
        for label in (self._about, self._note):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._note.setObjectName("muted")
        self._code = QPlainTextEdit()
        self._code.setObjectName("code")
        self._code.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._code.setTabChangesFocus(True)
        self._code.setMinimumHeight(STEP * 11)
        self._close, self._act = QPushButton(), QPushButton()
        self._close.clicked.connect(self.reject)
        buttons = button_row((), (self._close, self._act))
        page = page_of(self, STEP * 2)
        page.addWidget(self._about)
        page.addWidget(self._code, 1)
        page.addWidget(self._note)
        page.addLayout(buttons)
        self.resize(STEP * 64, STEP * 32)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._close.setText(translate("Fair", "Close"))


class GiveCode(_CodeDialog):
    """The code of a deal, to be copied."""

    def __init__(self, deal: Deal, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_copied = False
        self._code.setPlainText(write_code(deal))
        self._code.setReadOnly(True)
        self._act.setDefault(True)
        self._act.clicked.connect(self._copy)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(translate("Fair", "Code for a friend"))
        self._about.setText(texts_fair.about_the_code())
        self._code.setAccessibleName(translate("Fair", "Code for a friend"))
        self._act.setText(translate("Fair", "Copy"))
        self._note.setText(texts_fair.copied() if self._is_copied else "")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._code.toPlainText())
        self._is_copied = True
        self._note.setText(texts_fair.copied())


class EnterCode(_CodeDialog):
    """A field for a code that somebody was given; *Play* deals what it says."""

    chosen = Signal(object)
    """Deal a new game of this ``Deal``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deal: Deal | None = None
        self._code.textChanged.connect(self._on_changed)
        self._act.setObjectName("play")
        self._act.clicked.connect(self._on_play)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setWindowTitle(translate("Fair", "Play a deal code"))
        self._about.setText(texts_fair.enter_code())
        self._code.setAccessibleName(translate("Fair", "Code"))
        self._act.setText(translate("Fair", "Play"))
        self._on_changed()

    def _on_changed(self) -> None:
        text = self._code.toPlainText()
        try:
            deal = read_code(text)
        except BadCode:
            self._deal = None
            self._note.setText(texts_fair.bad_code() if text.strip() else "")
        else:
            self._deal = deal
            about = (
                sheet_title(deal.options, {}),
                players(deal.players),
                rounds(deal.options.rounds),
            )
            self._note.setText(" · ".join(about))
        self._act.setEnabled(self._deal is not None)

    def _on_play(self) -> None:
        if self._deal is not None:
            deal = self._deal
            self.accept()
            self.chosen.emit(deal)
