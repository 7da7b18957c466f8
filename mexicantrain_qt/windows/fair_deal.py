"""How can anybody see that the tiles were dealt fairly? The fingerprint before a round, the key and the order after it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mexicantrain_qt.rules.fair import Revealed, fingerprint_of, reveal
from mexicantrain_qt.rules.game import Game
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows import texts_fair
from mexicantrain_qt.windows.dialog_page import button_row, page_of
from mexicantrain_qt.windows.order_view import Heap, OrderView
from mexicantrain_qt.windows.style import BODY, STEP, sized

translate = QCoreApplication.translate


class FairDeal(QDialog):
    """The rounds of *game* as they are now; a round that is over can be checked."""

    again_asked = Signal(int)
    """Deal the tiles of that round again."""
    code_asked = Signal()
    """Show the code of this game."""

    def __init__(self, game: Game, theme: Theme, style: TileStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModal(True)
        self._game = game
        self._rounds = QListWidget()
        self._rounds.setObjectName("games")
        self._rounds.addItems([""] * game.setup.options.rounds)
        self._rounds.setFixedWidth(STEP * 20)
        self._what, self._verdict, self._how = (_wrapped() for _ in range(3))
        self._what.setObjectName("muted")
        self._fingerprint_title, self._key_title, self._order_title = (
            sized(QLabel(), BODY, bold=True) for _ in range(3)
        )
        self._fingerprint, self._key = _digits(), _digits()
        self._copy_fingerprint, self._copy_key = QPushButton(), QPushButton()
        self._order = OrderView(theme, style)
        self._code, self._again, self._close = (QPushButton() for _ in range(3))
        self._close.setDefault(True)
        self._details = QWidget()
        self._lay_out()
        self._connect()
        self.retranslate()
        self._rounds.setCurrentRow(max(0, min(len(game.scores), game.round) - 1))
        free = self.screen().availableSize().height() - STEP * 6
        self.resize(STEP * 118, max(STEP * 76, min(STEP * 84, free)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(translate("Fair", "Fair deal"))
        self._rounds.setAccessibleName(translate("Fair", "Rounds"))
        for row in range(self._rounds.count()):
            self._rounds.item(row).setText(translate("Scores", "Round {round}").format(round=row + 1))
        self._what.setText(texts_fair.what_it_is())
        self._fingerprint_title.setText(translate("Fair", "Fingerprint"))
        self._key_title.setText(translate("Fair", "Key"))
        self._order_title.setText(translate("Fair", "The order of the tiles"))
        for button in (self._copy_fingerprint, self._copy_key):
            button.setText(translate("Fair", "Copy"))
        self._code.setText(translate("Fair", "Code for a friend…"))
        self._again.setText(translate("Fair", "Play this deal again"))
        self._close.setText(translate("Fair", "Close"))
        self._show_round()

    def _lay_out(self) -> None:
        details = QVBoxLayout(self._details)
        details.setContentsMargins(0, 0, STEP * 2, 0)
        details.setSpacing(STEP)
        details.addWidget(self._what)
        details.addSpacing(STEP)
        details.addLayout(_row(self._fingerprint_title, self._copy_fingerprint))
        details.addWidget(self._fingerprint)
        details.addSpacing(STEP)
        details.addLayout(_row(self._key_title, self._copy_key))
        details.addWidget(self._key)
        details.addWidget(self._verdict)
        details.addSpacing(STEP)
        details.addWidget(self._order_title)
        details.addWidget(self._order)
        details.addSpacing(STEP)
        details.addWidget(self._how)
        details.addStretch(1)
        area = QScrollArea()
        area.setWidget(self._details)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        columns = QHBoxLayout()
        columns.setSpacing(STEP * 4)
        columns.addWidget(self._rounds)
        columns.addWidget(area, 1)
        buttons = button_row((self._code,), (self._again, self._close))
        page = page_of(self)
        page.addLayout(columns, 1)
        page.addLayout(buttons)

    def _connect(self) -> None:
        self._rounds.currentRowChanged.connect(self._show_round)
        self._copy_fingerprint.clicked.connect(lambda: self._copy(self._fingerprint_now()))
        self._copy_key.clicked.connect(self._copy_shown_key)
        self._code.clicked.connect(self.code_asked)
        self._again.clicked.connect(self._on_again)
        self._close.clicked.connect(self.accept)

    @property
    def _round(self) -> int:
        return max(1, self._rounds.currentRow() + 1)

    def _fingerprint_now(self) -> str:
        return fingerprint_of(self._game.setup, self._round)

    def _show_round(self) -> None:
        self._fingerprint.setText(_in_two_lines(self._fingerprint_now()))
        found = reveal(self._game, self._round)
        over = found is not None
        for widget in (self._key_title, self._key, self._copy_key, self._order_title, self._order, self._how):
            widget.setVisible(over)
        self._again.setEnabled(any(start.round == self._round for start in self._game.round_starts) and over)
        if found is None:
            self._verdict.setText(texts_fair.not_yet())
            return
        self._key.setText(_in_two_lines(found.key))
        self._verdict.setText(texts_fair.verdict(matches=found.matches))
        self._order.show_heaps(self._heaps(found))
        how = [texts_fair.how_to_check(found.key)]
        if self._game.is_over:
            how.append(texts_fair.seed(self._game.setup.seed))
        self._how.setText("\n\n".join(how))

    def _heaps(self, found: Revealed) -> list[Heap]:
        names = [player.name for player in self._game.setup.players]
        hands = [Heap(name, tiles) for name, tiles in zip(names, found.hands, strict=True)]
        return [*hands, Heap(translate("Table", "Boneyard"), found.boneyard)]

    def _copy_shown_key(self) -> None:
        found = reveal(self._game, self._round)
        if found is not None:
            self._copy(found.key)

    def _copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    def _on_again(self) -> None:
        round_ = self._round
        self.accept()
        self.again_asked.emit(round_)


def _in_two_lines(digits: str) -> str:
    half = len(digits) // 2
    return f"{texts_fair.grouped(digits[:half], 8)}\n{texts_fair.grouped(digits[half:], 8)}"


def _wrapped() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


def _digits() -> QLabel:
    label = _wrapped()
    label.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    return label


def _row(title: QLabel, button: QPushButton) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(title)
    row.addStretch(1)
    row.addWidget(button)
    return row
