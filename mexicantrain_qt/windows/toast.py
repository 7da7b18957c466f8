"""How is something said without getting in the way? On a plate over the table that goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPropertyAnimation,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from mexicantrain_qt.windows.style import STEP

translate = QCoreApplication.translate

_FADE_MS = 180
_SHORTEST_MS = 2800
_READING_MS = 60
"""How long one letter is left on the screen."""


class Toast(QFrame):
    """One sentence at a time; a newer one takes the place of an older one.

    It never takes the focus, and a click only where it leads to a rule. While a dialog lies over the window it stays.
    """

    rule_asked = Signal(str)
    """The paragraph with that anchor is wanted, which says why."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._stage = parent
        self._room = parent.width()
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._rule = ""
        self._above: float | None = None
        self._why = QPushButton()
        self._why.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._why.clicked.connect(self._on_why)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(STEP * 3, STEP + 4, STEP * 3, STEP + 4)
        self._row.setSpacing(STEP * 2)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self._why)
        self._effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._effect)
        self._fade = QPropertyAnimation(self._effect, b"opacity", self)
        self._fade.setDuration(_FADE_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.finished.connect(self._faded)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        self.retranslate()
        self.hide()

    @property
    def sentence(self) -> str:
        """What is being said; empty when nothing is."""
        return self._label.text() if self.isVisible() else ""

    @property
    def rule(self) -> str:
        """The anchor of the rule that what is being said leads to; empty where it leads to none."""
        return self._rule if self.isVisible() else ""

    def say(self, sentence: str, *, long: bool = False, rule: str = "", above: float | None = None) -> None:
        """Show *sentence* for as long as it takes to read (*long*: three times that), and tell a screen reader.

        *rule*: the anchor of the paragraph that explains it. *above*: it shall end above that line of the parent, in px,
        and not lie at the top.
        """
        self._label.setText(sentence)
        self._rule = rule
        self._above = above
        self._why.setVisible(bool(rule))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not rule)
        self.place(self._room)
        self.show()
        self.raise_()
        self._fade_to(1.0)
        self.window().installEventFilter(self)
        reading = max(_SHORTEST_MS, len(sentence) * _READING_MS)
        self._timer.start(reading * 3 if long else reading * 2 if rule else reading)
        announce(self, sentence)

    def take_back(self, sentence: str) -> None:
        """Say *sentence* no longer, if that is what is being said."""
        if self.sentence == sentence:
            self._timer.stop()
            self._fade_to(0.0)

    def place(self, room: int | None = None) -> None:
        """Stay in the middle of what the parent shows of the table: its left *room* pixels."""
        self._room = self._stage.width() if room is None else room
        if not self._label.text():
            return
        why = self._why.sizeHint().width() + STEP * 2 if self._rule else 0
        one_line = self._label.fontMetrics().horizontalAdvance(self._label.text()) + STEP * 7 + why
        width = max(STEP * 30, min(self._room - STEP * 6, STEP * 80, one_line))
        self.setFixedSize(width, self._row.totalHeightForWidth(width))
        top = STEP * 2 if self._above is None else round(self._above) - self.height() - STEP * 2
        self.move(max(STEP, (self._room - width) // 2), top)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.window() and event.type() == QEvent.Type.WindowUnblocked and self.isVisible():
            self._timer.start()  # what lay behind the dialog can be read only from now on
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._why.setText(translate("Toast", "Show the rule"))

    def _fade_to(self, opacity: float) -> None:
        self._fade.stop()
        self._fade.setStartValue(self._effect.opacity() if self.isVisible() else 0.0)
        self._fade.setEndValue(opacity)
        self._fade.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _go(self) -> None:
        is_behind = QApplication.activeModalWidget() is not None
        if is_behind or (self._rule and self.underMouse()):
            self._timer.start()
        else:
            self._fade_to(0.0)

    def _on_why(self) -> None:
        self.hide()
        self.rule_asked.emit(self._rule)

    def _faded(self) -> None:
        if self._effect.opacity() == 0.0:
            self.window().removeEventFilter(self)
            self.hide()


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader say *sentence* when it has said what it is saying."""
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)
