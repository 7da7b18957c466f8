"""Who plays, by which sheet, for how many rounds? Everything for a new game on one page."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.settings import TableChoice
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.dialog_page import page_of
from mexicantrain_qt.windows.rounds_box import RoundsBox
from mexicantrain_qt.windows.seats_box import SeatsBox
from mexicantrain_qt.windows.sheets_box import SheetsBox
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate


class NewGame(QDialog):
    """The dialog for a new game. It starts from the last table, so that *Play* alone is enough.

    *ends_game*: a game lies on the table, and the dialog says where that goes.
    """

    chosen = Signal(object)
    """*Play* was pressed: the ``TableChoice``, every seat with a name."""
    house_rules_asked = Signal(object)
    """The house rules are to be opened on these ``RuleOptions``; ``set_options`` brings what came of it."""

    def __init__(
        self,
        table: TableChoice,
        named: Mapping[str, RuleOptions],
        theme: Theme = FELT,
        parent: QWidget | None = None,
        *,
        ends_game: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._note = QLabel(self)
        self._note.setObjectName("muted")
        self._note.setWordWrap(True)
        self._note.setVisible(ends_game)
        self._seats = SeatsBox(table.seats, theme)
        self._sheets = SheetsBox(table.options, named, theme)
        self._rounds = RoundsBox()
        self._rounds_title = sized(QLabel(), BODY, bold=True)
        self._cancel = QPushButton()
        self._play = QPushButton()
        self._play.setObjectName("play")
        self._play.setDefault(True)
        self._play.setMinimumSize(STEP * 20, STEP * 6)
        rounds = QHBoxLayout()
        rounds.setSpacing(STEP * 2)
        rounds.addWidget(self._rounds_title)
        rounds.addWidget(self._rounds, 1)
        right = QVBoxLayout()
        right.setSpacing(STEP * 2)
        right.addWidget(self._sheets, 1)
        right.addLayout(rounds)
        columns = QHBoxLayout()
        columns.setSpacing(STEP * 5)
        columns.addWidget(self._seats, 10)
        columns.addLayout(right, 11)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP * 2)
        buttons.addWidget(self._note, 1)
        buttons.addStretch(0 if ends_game else 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._play)
        page = page_of(self)
        page.addLayout(columns, 1)
        page.addLayout(buttons)
        self._sheets.chosen.connect(self._show_sheet)
        self._sheets.house_rules_asked.connect(lambda: self.house_rules_asked.emit(self._sheets.options))
        self._rounds.chosen.connect(self._sheets.set_rounds)
        self._cancel.clicked.connect(self.reject)
        self._play.clicked.connect(self._on_play)
        self._show_sheet()
        self.retranslate()
        self._play.setFocus()
        self.resize(STEP * 115, STEP * 72)

    @property
    def table(self) -> TableChoice:
        """The table as it is chosen now."""
        return TableChoice(self._sheets.options, self._seats.seats)

    def set_options(self, options: RuleOptions, named: Mapping[str, RuleOptions]) -> None:
        """Play by *options*, as the house rules left them; *named* are the sheets with a name now."""
        self._sheets.set_options(options, named)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("NewGame", "New game"))
        self._rounds_title.setText(translate("NewGame", "Length"))
        self._note.setText(translate("NewGame", "The game on the table is kept in Saved games."))
        self._cancel.setText(translate("NewGame", "Cancel"))
        self._play.setText(translate("NewGame", "Play"))
        self._seats.retranslate()
        self._sheets.retranslate()
        self._rounds.retranslate()

    def _show_sheet(self) -> None:
        options = self._sheets.options
        self._rounds.set_rounds(options.rounds, options.highest)
        self._seats.set_counts(options.player_counts)

    def _on_play(self) -> None:
        self.chosen.emit(self.table)
        self.accept()
