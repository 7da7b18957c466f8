"""How does something slide over the side of the table, and go away again?"""

from __future__ import annotations

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QPoint,
    QPropertyAnimation,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.icons import ICON, icon
from mexicantrain_qt.windows.motion import less_motion
from mexicantrain_qt.windows.style import STEP, TITLE, sized

translate = QCoreApplication.translate

_SLIDE_MS = 220


class SidePanel(QFrame):
    """A panel on the right side of its parent, as high as the parent, with a title and a button to close it."""

    shown = Signal(bool)
    """It was opened, or closed."""

    def __init__(self, content: QWidget, parent: QWidget, theme: Theme = FELT) -> None:
        super().__init__(parent)
        self._stage = parent
        self.setObjectName("panel")
        self.content = content
        self._title = sized(QLabel(), TITLE)
        self._close = QToolButton()
        self._close.setIconSize(QSize(ICON, ICON))
        self._close.clicked.connect(self.close_panel)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(STEP * 3, STEP * 2, STEP * 2, STEP * 2)
        column.setSpacing(STEP * 2)
        column.addLayout(head)
        column.addWidget(content, 1)
        self._slide = QPropertyAnimation(self, b"pos", self)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.finished.connect(self._arrived)
        self._open = False
        self.set_theme(theme)
        self.retranslate()
        self.hide()

    @property
    def is_open(self) -> bool:
        return self._open

    def set_theme(self, theme: Theme) -> None:
        self._close.setIcon(icon("close", theme))

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def open_panel(self) -> None:
        if self._open:
            return
        self._open = True
        self.fit()
        self.move(self._stage.width(), 0)
        self.show()
        self.raise_()
        self._slide_to(self._stage.width() - self.width())
        self.content.setFocus(Qt.FocusReason.OtherFocusReason)
        self.shown.emit(True)

    def toggle(self) -> None:
        if self._open:
            self.close_panel()
        else:
            self.open_panel()

    def close_panel(self) -> None:
        if not self._open:
            return
        self._open = False
        self._slide_to(self._stage.width())
        self.shown.emit(False)

    def fit(self) -> None:
        """Take the place that the parent and the content leave it."""
        room = self._stage.size()
        width = min(room.width(), max(STEP * 40, self.sizeHint().width()))
        self.setFixedSize(width, room.height())
        if self._open and self._slide.state() == QPropertyAnimation.State.Stopped:
            self.move(room.width() - width, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        self._close.setToolTip(translate("Panel", "Close (Esc)"))
        self._close.setAccessibleName(translate("Panel", "Close"))

    def _slide_to(self, x: int) -> None:
        self._slide.stop()
        self._slide.setStartValue(self.pos())
        self._slide.setEndValue(QPoint(x, 0))
        self._slide.setDuration(0 if less_motion() else _SLIDE_MS)
        self._slide.start()

    def _arrived(self) -> None:
        self.setVisible(self._open)
        self.fit()
