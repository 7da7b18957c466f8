"""How does somebody start who has just opened the program? With one click."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from mexicantrain_qt.settings import TableChoice
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows import seating, texts
from mexicantrain_qt.windows.style import BODY, STEP, sized
from mexicantrain_qt.windows.texts_table import names_of, sheet_title
from mexicantrain_qt.windows.welcome_art import paint_sign, sign_font, welcome_picture

translate = QCoreApplication.translate

_SIGN_WIDTH = STEP * 66
_SIGN_HEIGHT = STEP * 13


class Welcome(QWidget):
    """The first page: *Play* deals at once, for the table that is described beside it."""

    play_asked = Signal()
    new_game_asked = Signal()
    guide_asked = Signal()

    def __init__(
        self, table: TableChoice, theme: Theme = FELT, parent: QWidget | None = None, *, guide: bool = False
    ) -> None:
        """*guide*: the guided first game is offered."""
        super().__init__(parent)
        self._table = table
        self._theme = theme
        self._picture = QPixmap()
        self._plate = QFrame(self)
        self._plate.setObjectName("plate")
        self._who = sized(QLabel(), BODY, bold=True)
        self._rules = QLabel()
        self._rules.setObjectName("muted")
        for label in (self._who, self._rules):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._play = QPushButton()
        self._play.setObjectName("play")
        self._play.setMinimumHeight(STEP * 7)
        self._play.setDefault(True)
        self._play.clicked.connect(self.play_asked)
        self._guide = QPushButton()
        self._guide.clicked.connect(self.guide_asked)
        self._other = QPushButton()
        self._other.clicked.connect(self.new_game_asked)
        for button in (self._guide, self._other):
            button.setAutoDefault(True)  # outside of a dialog Enter would not press it
        column = self._column = QVBoxLayout(self._plate)
        column.setContentsMargins(STEP * 4, STEP * 3, STEP * 4, STEP * 3)
        column.setSpacing(STEP)
        column.addWidget(self._who)
        column.addWidget(self._rules)
        column.addSpacing(STEP)
        column.addWidget(self._play)
        column.addWidget(self._guide)
        self._guide.setVisible(guide)
        column.addWidget(self._other)
        self.setFocusProxy(self._play)
        self.retranslate()

    @property
    def table(self) -> TableChoice:
        """The table that is offered, every seat with a name."""
        return seating.named(self._table)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._picture = QPixmap()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._play.setText(translate("Welcome", "Play"))
        self._guide.setText(translate("Welcome", "Learn in five steps"))
        self._other.setText(translate("Welcome", "Other players or rules…"))
        self._who.setText(texts.together(names_of(self._table.seats)))
        options = self._table.options
        rules = translate("Welcome", "{sheet}, %n round(s)", "", options.rounds)
        self._rules.setText(rules.format(sheet=sheet_title(options, {})))
        self._place()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the whole page is drawn
        ratio = self.devicePixelRatioF()
        if self._picture.deviceIndependentSize().toSize() != self.size():
            self._picture = welcome_picture(self.size(), ratio, self._theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        sign = self._sign()
        paint_sign(
            painter,
            sign,
            translate("Welcome", "Mexican Train"),
            sign_font(self.font(), sign.height() * 0.42),
            self._theme,
        )

    def _sign(self) -> QRectF:
        width = min(_SIGN_WIDTH, self.width() - STEP * 6)
        return QRectF((self.width() - width) / 2, self._top(), width, _SIGN_HEIGHT)

    def _top(self) -> int:
        """Where the sign begins, so that sign and plate stand in the upper part, above the train."""
        whole = _SIGN_HEIGHT + STEP * 4 + self._plate.height()
        return max(STEP * 2, round((self.height() * 0.84 - whole) / 2))

    def _place(self) -> None:
        width = min(STEP * 52, self.width() - STEP * 6)
        self._plate.resize(QSize(width, self._column.totalHeightForWidth(width)))
        self._plate.move((self.width() - width) // 2, self._top() + _SIGN_HEIGHT + STEP * 4)
