"""How does the game stand, and what comes next?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import texts_fair, texts_results
from mexicantrain_qt.windows.elided import ElidedLabel
from mexicantrain_qt.windows.icons import ICON, icon
from mexicantrain_qt.windows.podium import Podium
from mexicantrain_qt.windows.score_chart import ScoreChart
from mexicantrain_qt.windows.score_model import ScoreModel, Scores
from mexicantrain_qt.windows.score_table import ScoreTable
from mexicantrain_qt.windows.score_tools import ScoreTools
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate


class ScoreSheet(QWidget):
    """Who is in front or has won, rounds by players, and the way on: the next round, or a new game."""

    next_round_asked = Signal()
    new_game_asked = Signal()

    def __init__(self, scores: Scores, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = ScoreModel(scores)
        self._headline = sized(QLabel(), BODY, bold=True)
        self._reason = QLabel()
        self._reason.setObjectName("muted")
        self._podium = Podium(scores, theme)
        self._chart = ScoreChart(scores, theme)
        self._table = ScoreTable(self._model, theme)
        self._go_on = QPushButton()
        self._go_on.setObjectName("play")
        self._go_on.setMinimumHeight(STEP * 6)
        self._go_on.setAutoDefault(True)  # outside of a dialog Enter would not press it
        self._go_on.clicked.connect(self._on_go_on)
        for label in (self._headline, self._reason):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._table)
        self._pages.addWidget(self._chart)
        self._as_chart = QToolButton()
        self._as_chart.setIcon(icon("chart", theme))
        self._as_chart.setIconSize(QSize(ICON, ICON))
        self._as_chart.setCheckable(True)
        self._as_chart.toggled.connect(self._pages.setCurrentIndex)
        head = QHBoxLayout()
        head.addWidget(self._headline, 1)
        head.addWidget(self._as_chart)
        self._tools = ScoreTools(lambda: self._model.scores)
        self._fingerprint = ElidedLabel()
        self._fingerprint.setObjectName("muted")
        self._fingerprint.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        buttons = QHBoxLayout()
        buttons.addWidget(self._tools)
        buttons.addStretch(1)
        buttons.addWidget(self._go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addLayout(head)
        column.addWidget(self._reason)
        column.addWidget(self._podium)
        column.addSpacing(STEP)
        column.addWidget(self._pages, 1)
        column.addWidget(self._fingerprint)
        column.addLayout(buttons)
        self.show_scores(scores)

    def show_scores(self, scores: Scores) -> None:
        self._model.show(scores)
        self._podium.show_scores(scores)
        self._podium.setVisible(scores.is_over)
        self._chart.show_scores(scores)
        self._as_chart.setEnabled(bool(scores.rounds))
        self._tools.setVisible(bool(scores.rounds))
        self._fingerprint.setVisible(bool(scores.fingerprint))
        self._go_on.setVisible(scores.playing is None)
        self.setFocusProxy(self._go_on if scores.playing is None else self._table)
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        scores = self._model.scores
        self._table.setAccessibleName(translate("Scores", "Score sheet"))
        self._headline.setText(self._result(scores))
        self._reason.setText(self._why(scores))
        self._reason.setVisible(bool(self._reason.text()))
        if scores.is_over:
            self._go_on.setText(translate("Scores", "New game…"))
        else:
            self._go_on.setText(translate("Scores", "Next round"))
        self._as_chart.setToolTip(translate("Scores", "Totals as lines"))
        self._as_chart.setAccessibleName(self._as_chart.toolTip())
        self._podium.retranslate()
        self._tools.retranslate()
        self._fingerprint.setText(texts_fair.next_fingerprint(scores.fingerprint))
        self._fingerprint.set_tool_tip(scores.fingerprint)
        self._chart.retranslate()
        self._table.viewport().update()
        self._table.horizontalHeader().viewport().update()

    def _result(self, scores: Scores) -> str:
        if scores.is_over:
            return texts_results.winner(scores.standing, scores.names)
        if scores.playing is None:
            return texts_results.round_result(scores.rounds[-1], scores.names)
        if scores.rounds:
            return texts_results.leader(scores.standing, scores.names)
        return translate("Scores", "The first round is being played. Few points are good.")

    def _why(self, scores: Scores) -> str:
        if scores.is_over:
            penalties = [score.penalties for score in scores.rounds]
            return texts_results.tie_break(scores.standing, penalties, scores.names)
        return texts_results.leader(scores.standing, scores.names) if scores.playing is None else ""

    def _on_go_on(self) -> None:
        if self._model.scores.is_over:
            self.new_game_asked.emit()
        else:
            self.next_round_asked.emit()
