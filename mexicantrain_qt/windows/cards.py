"""How does somebody choose one of a few things that need a sentence each? On cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.style import STEP, chrome

_DOT = 18
_TOP = STEP + 4
_LEFT = STEP * 2 + _DOT + STEP * 2
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Card(QAbstractButton):
    """A choice with a title and a sentence; one card of a group is checked."""

    def __init__(self, parent: QWidget | None = None, theme: Theme = FELT) -> None:
        super().__init__(parent)
        self._colours = chrome(theme)
        self._sentence = ""
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, title: str, sentence: str) -> None:
        self.setText(title)
        self._sentence = sentence
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(STEP * 40, self.heightForWidth(STEP * 40))

    def minimumSizeHint(self) -> QSize:
        return QSize(STEP * 30, self.heightForWidth(max(self.width(), STEP * 30)))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title = QFontMetrics(self._title_font()).height()
        return title + self._sentence_box(width).height() + STEP * 3 + 2

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - the whole card is drawn
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_card(painter)
        self._paint_dot(painter)
        title = QFontMetrics(self._title_font()).height()
        painter.setFont(self._title_font())
        painter.setPen(QColor(self._colours.text))
        painter.drawText(QRect(_LEFT, _TOP, self.width() - _LEFT - STEP, title), self.text())
        painter.setFont(self.font())
        painter.setPen(QColor(self._colours.muted))
        painter.drawText(
            self._sentence_box(self.width()).translated(0, title + _TOP + 2), _WRAP, self._sentence
        )

    def _paint_card(self, painter: QPainter) -> None:
        line = QPen(QColor(self._colours.accent if self.isChecked() else self._colours.line), 1)
        if self.hasFocus():
            line = QPen(QColor(self._colours.accent), 2)
        painter.setPen(line)
        painter.setBrush(QColor(self._colours.hover if self.underMouse() else self._colours.raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)

    def _paint_dot(self, painter: QPainter) -> None:
        centre = QPointF(STEP * 2 + _DOT / 2, self.height() / 2)
        painter.setPen(
            QPen(QColor(self._colours.accent if self.isChecked() else self._colours.strong_line), 2)
        )
        painter.setBrush(QColor(self._colours.field))
        painter.drawEllipse(centre, _DOT / 2 - 1, _DOT / 2 - 1)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._colours.accent))
            painter.drawEllipse(centre, _DOT / 2 - 5, _DOT / 2 - 5)

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _sentence_box(self, width: int) -> QRect:
        room = QRect(_LEFT, 0, width - _LEFT - STEP * 2, 1000)
        return QFontMetrics(self.font()).boundingRect(room, _WRAP, self._sentence)
