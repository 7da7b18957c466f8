"""What does the score sheet look like?"""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.windows.icons import emblem_pixmap
from mexicantrain_qt.windows.score_model import Index, ScoreModel
from mexicantrain_qt.windows.style import STEP, TITLE, chrome

_ROW = 30
_HEAD = 80
_ENGINE = STEP * 11
_NARROWEST = STEP * 9
_BADGE = 20
_TILE = 18
"""The short side of the engine's tile, in logical pixels."""


class ScoreTable(QTableView):
    """Rounds by players, the players with their totals at the top. It wants to be as wide as its players."""

    def __init__(self, model: ScoreModel, theme: Theme = FELT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(_Cells(model, theme, self))
        self.setHorizontalHeader(_Players(model, theme, self))
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        model.modelReset.connect(self._fit)
        self._fit()

    def sizeHint(self) -> QSize:
        players = len(self._model.scores.names)
        width = _ENGINE + players * max(_NARROWEST, STEP * 44 // players)
        return QSize(
            width + self.verticalScrollBar().sizeHint().width() + STEP, _HEAD + self._model.rowCount() * _ROW
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(_ENGINE + len(self._model.scores.names) * _NARROWEST, _HEAD + 3 * _ROW)

    def _fit(self) -> None:
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().resizeSection(0, _ENGINE)
        self.updateGeometry()


class _Players(QHeaderView):
    """A badge, a name and a total over every column."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._scores = model
        self._theme = theme
        self._colours = chrome(theme)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), _HEAD)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 - Qt's name
        painter.save()
        painter.fillRect(rect, QColor(self._colours.ground))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if logicalIndex:
            self._paint_player(painter, rect, logicalIndex - 1)
        painter.setPen(QColor(self._colours.line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()

    def _paint_player(self, painter: QPainter, rect: QRect, seat: int) -> None:
        scores = self._scores.scores
        badge = emblem_pixmap(scores.colours[seat], self._theme, _BADGE, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(rect.center().x() - _BADGE / 2, rect.y()), badge)
        name = painter.fontMetrics().elidedText(
            scores.names[seat], Qt.TextElideMode.ElideRight, rect.width() - 4
        )
        painter.setPen(QColor(self._colours.muted))
        painter.drawText(
            QRect(rect.x(), rect.y() + _BADGE + 4, rect.width(), 18), Qt.AlignmentFlag.AlignCenter, name
        )
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * TITLE)
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        ahead = bool(scores.rounds) and seat in scores.standing.first
        painter.setPen(QColor(self._colours.accent if ahead else self._colours.text))
        total = QLocale().toString(scores.standing.totals[seat])
        painter.drawText(
            QRect(rect.x(), rect.bottom() - 34, rect.width(), 30), Qt.AlignmentFlag.AlignCenter, total
        )


class _Cells(QStyledItemDelegate):
    """The engine as a tile; penalties; who went out in a ring."""

    def __init__(self, model: ScoreModel, theme: Theme, parent: QTableView) -> None:
        super().__init__(parent)
        self._table = parent
        self._scores = model
        self._colours = chrome(theme)
        self._faces = Faces(theme, ratio=parent.devicePixelRatioF())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        if self._scores.scores.playing == index.row() + 1:
            painter.fillRect(rect, QColor(self._colours.raised))
        if index.column() == 0:
            self._paint_engine(painter, rect, index.row())
        else:
            self._paint_penalty(painter, rect, index)
        painter.restore()

    def _paint_engine(self, painter: QPainter, rect: QRect, row: int) -> None:
        scores = self._scores.scores
        painter.setPen(QColor(self._colours.muted))
        painter.drawText(
            rect.adjusted(0, 0, -_ENGINE + STEP * 4, 0),
            Qt.AlignmentFlag.AlignCenter,
            QLocale().toString(row + 1),
        )
        engine = scores.engine(row + 1)
        if engine is None:
            return
        if row >= len(scores.rounds) and scores.playing != row + 1:
            painter.setOpacity(0.35)
        tile: QPixmap = self._faces.face(engine, engine, float(_TILE))
        size = tile.deviceIndependentSize()
        painter.drawPixmap(
            QPointF(
                rect.x() + STEP * 4 + _TILE - size.width() / 2 + STEP / 2,
                rect.center().y() + 0.5 - size.height() / 2,
            ),
            tile,
        )

    def _paint_penalty(self, painter: QPainter, rect: QRect, index: Index) -> None:
        text = self._scores.data(index)
        if text is None:
            return
        if self._scores.went_out(index.row(), index.column()):
            ring = QRectF(0, 0, 34, 24)
            ring.moveCenter(QRectF(rect).center())
            painter.setPen(QPen(QColor(self._colours.accent), 1.5))
            painter.drawRoundedRect(ring, 12, 12)
        painter.setPen(QColor(self._colours.text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
