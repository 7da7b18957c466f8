"""By which house rules shall be played? Every option in its group, compared with a sheet."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.controller.house_rules import HouseRules
from mexicantrain_qt.controller.troubles import Trouble
from mexicantrain_qt.rules.option_text import nearest_sheet
from mexicantrain_qt.rules.options import SHEETS, RuleOptions
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts_options, texts_troubles
from mexicantrain_qt.windows.dialog_page import page_of
from mexicantrain_qt.windows.draft import Draft
from mexicantrain_qt.windows.option_row import OptionRow
from mexicantrain_qt.windows.sheet_tools import SheetTools
from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate


class HouseRulesEditor(QDialog):
    """The editor of house rules. It closes with rules that can be played, or without a change."""

    chosen = Signal(object)
    """The ``RuleOptions`` to play by."""

    def __init__(
        self,
        options: RuleOptions,
        house_rules: HouseRules,
        theme: Theme = FELT,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._draft = Draft(options, _base(options, house_rules))
        self._rows: dict[str, OptionRow] = {}
        self._tools = SheetTools(house_rules)
        self._groups = QListWidget()
        self._groups.setFixedWidth(STEP * 31)
        self._pages = QStackedWidget()
        for fields in texts_options.GROUPS.values():
            self._groups.addItem("")
            self._pages.addWidget(self._page(fields, theme))
        self._groups.currentRowChanged.connect(self._pages.setCurrentIndex)
        self._groups.setCurrentRow(0)
        self._problem = QLabel()
        self._problem.setObjectName("error")
        self._problem.setWordWrap(True)
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self._cancel = QPushButton()
        self._cancel.clicked.connect(self.reject)
        self._use = QPushButton()
        self._use.setObjectName("play")
        self._use.setDefault(True)  # else it would be the first one, which takes all changes back
        self._use.clicked.connect(self._on_use)
        middle = QHBoxLayout()
        middle.setSpacing(STEP * 3)
        middle.addWidget(self._groups)
        middle.addWidget(self._pages, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(STEP * 2)
        buttons.addWidget(self._problem, 1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self._use)
        column = page_of(self, STEP * 2)
        column.addWidget(self._tools)
        column.addLayout(middle, 1)
        column.addLayout(buttons)
        self._tools.base_chosen.connect(self._start_from)
        self._tools.back_asked.connect(self._back_to_sheet)
        self._tools.trouble.connect(self._show_trouble)
        house_rules.trouble.connect(self._show_trouble)
        self.retranslate()
        self.resize(STEP * 122, STEP * 73)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("HouseRules", "House rules"))
        self._groups.setAccessibleName(translate("HouseRules", "Groups of rules"))
        self._cancel.setText(translate("HouseRules", "Cancel"))
        self._use.setText(translate("HouseRules", "Use these rules"))
        self._tools.retranslate()
        self._show_draft()

    def _page(self, fields: tuple[str, ...], theme: Theme) -> QScrollArea:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, STEP, 0)
        column.setSpacing(0)
        for field in fields:
            row = self._rows[field] = OptionRow(field, theme)
            row.changed.connect(self._change)
            row.back_asked.connect(self._back)
            column.addWidget(row)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        return scroll

    def _change(self, field: str, value: Any) -> None:
        self._draft.set(field, value)
        self._show_draft()

    def _back(self, field: str) -> None:
        self._draft.back(field)
        self._show_draft()

    def _back_to_sheet(self) -> None:
        self._draft.back_to_sheet()
        self._show_draft()

    def _start_from(self, base: RuleOptions) -> None:
        self._draft = Draft(base, base)
        self._show_draft()

    def _show_draft(self) -> None:
        draft = self._draft
        for field, row in self._rows.items():
            row.show_value(draft.values[field], draft.choices(field), getattr(draft.base, field))
        for index, (group, fields) in enumerate(texts_options.GROUPS.items()):
            changed = sum(field in draft.changed for field in fields)
            name = texts_options.group_name(group)
            if changed:
                name = translate("HouseRules", "{group} (%n changed)", "", changed).format(group=name)
            self._groups.item(index).setText(name)
        problem = draft.problem
        self._problem.setText(texts_options.problem(problem[0]) if problem else "")
        self._use.setEnabled(problem is None)
        self._tools.show_options(None if problem else draft.options, draft.base)

    def _show_trouble(self, trouble: Trouble) -> None:
        self._problem.setText(texts_troubles.trouble(trouble))

    def _on_use(self) -> None:
        self.chosen.emit(self._draft.options)
        self.accept()


def _base(options: RuleOptions, house_rules: HouseRules) -> RuleOptions:
    """The sheet that *options* are compared with: the one somebody named that is just so, else the nearest of three."""
    if options in house_rules.sheets().values():
        return options
    return SHEETS[nearest_sheet(options)]
