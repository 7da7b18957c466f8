"""By which sheet is the next game played? The three sheets, the ones with a name, and house rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from mexicantrain_qt.rules.options import SHEETS, RuleOptions, SheetName
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.cards import Card
from mexicantrain_qt.windows.style import STEP, TITLE, sized
from mexicantrain_qt.windows.texts_table import changed_rules, differences_in_words, sheet_title

translate = QCoreApplication.translate

ORDER: tuple[SheetName, ...] = ("quick", "classic", "cardinal")


class SheetsBox(QWidget):
    """The cards of the sheets; one card more stands for house rules that have no name."""

    chosen = Signal()
    house_rules_asked = Signal()

    def __init__(
        self,
        options: RuleOptions,
        named: Mapping[str, RuleOptions],
        theme: Theme = FELT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._options = options
        self._named = dict(named)
        self._title = sized(QLabel(), TITLE)
        self._title.setMinimumHeight(STEP * 4)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._house_rules = QPushButton()
        self._house_rules.clicked.connect(self.house_rules_asked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._title)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._house_rules)
        self.retranslate()

    @property
    def options(self) -> RuleOptions:
        return self._options

    def set_options(self, options: RuleOptions, named: Mapping[str, RuleOptions]) -> None:
        """Play by *options*; *named* are the sheets with a name now."""
        self._options = options
        self._named = dict(named)
        self._fill()
        self.chosen.emit()

    def set_rounds(self, rounds: int) -> None:
        self._options = replace(self._options, rounds=rounds)

    def retranslate(self) -> None:
        self._title.setText(translate("NewGame", "Rules"))
        self._house_rules.setText(translate("NewGame", "House rules…"))
        self._fill()

    def _fill(self) -> None:
        cards = QWidget()
        self._column = QVBoxLayout(cards)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(STEP)
        self._group = QButtonGroup(cards)
        self._add_cards()
        self._column.addStretch(1)
        self._scroll.setWidget(cards)

    def _add_cards(self) -> None:
        choices = [(texts.sheet_name(name), SHEETS[name], texts.sheet_sentence(name)) for name in ORDER]
        choices += [(name, options, changed_rules(options)) for name, options in self._named.items()]
        title = sheet_title(self._options, self._named)
        if title not in [name for name, _, _ in choices]:
            choices.append((title, self._options, changed_rules(self._options)))
        for name, options, sentence in choices:
            card = Card(theme=self._theme)
            card.set_texts(name, sentence)
            card.setToolTip(differences_in_words(options))
            card.setChecked(name == title)
            card.clicked.connect(partial(self._choose, options))
            self._group.addButton(card)
            self._column.addWidget(card)

    def _choose(self, options: RuleOptions) -> None:
        self._options = options
        self.chosen.emit()
