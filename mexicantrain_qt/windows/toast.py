"""How is something said without getting in the way? On a plate over the table that goes away by itself."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPropertyAnimation, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QLabel, QSizePolicy, QWidget

from mexicantrain_qt.windows.style import STEP

_FADE_MS = 180
_SHORTEST_MS = 2800
_READING_MS = 60
"""How long one letter is left on the screen."""


class Toast(QFrame):
    """One sentence at a time; a newer one takes the place of an older one. It never takes the focus or a click."""

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
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(STEP * 3, STEP + 4, STEP * 3, STEP + 4)
        self._row.addWidget(self._label)
        self._effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._effect)
        self._fade = QPropertyAnimation(self._effect, b"opacity", self)
        self._fade.setDuration(_FADE_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.finished.connect(self._faded)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)
        self.hide()

    @property
    def sentence(self) -> str:
        """What is being said; empty when nothing is."""
        return self._label.text() if self.isVisible() else ""

    def say(self, sentence: str, *, long: bool = False) -> None:
        """Show *sentence* for as long as it takes to read (*long*: three times that), and tell a screen reader."""
        self._label.setText(sentence)
        self.place(self._room)
        self.show()
        self.raise_()
        self._fade_to(1.0)
        reading = max(_SHORTEST_MS, len(sentence) * _READING_MS)
        self._timer.start(reading * 3 if long else reading)
        announce(self, sentence)

    def place(self, room: int | None = None) -> None:
        """Stay in the upper middle of what the parent shows of the table: its left *room* pixels."""
        self._room = self._stage.width() if room is None else room
        if not self._label.text():
            return
        one_line = self._label.fontMetrics().horizontalAdvance(self._label.text()) + STEP * 7
        width = max(STEP * 30, min(self._room - STEP * 6, STEP * 80, one_line))
        self.setFixedSize(width, self._row.totalHeightForWidth(width))
        self.move(max(STEP, (self._room - width) // 2), STEP * 2)

    def _fade_to(self, opacity: float) -> None:
        self._fade.stop()
        self._fade.setStartValue(self._effect.opacity() if self.isVisible() else 0.0)
        self._fade.setEndValue(opacity)
        self._fade.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _go(self) -> None:
        self._fade_to(0.0)

    def _faded(self) -> None:
        if self._effect.opacity() == 0.0:
            self.hide()


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader say *sentence* when it has said what it is saying."""
    event = QAccessibleAnnouncementEvent(widget, sentence)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)
