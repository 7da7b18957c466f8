"""What does the score sheet look like on paper, and in a picture?"""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from mexicantrain_qt.table.emblems import paint_emblem
from mexicantrain_qt.table.theme import FELT
from mexicantrain_qt.windows import texts, texts_results, texts_saved
from mexicantrain_qt.windows.chart import Ink, paint_chart
from mexicantrain_qt.windows.score_chart import totals_chart
from mexicantrain_qt.windows.score_model import Scores
from mexicantrain_qt.windows.texts_table import sheet_title

translate = QCoreApplication.translate

WIDTH = 700.0
"""How wide the sheet is drawn; whoever paints scales it to the paper."""
_SCALE = 3
_INK, _PALE, _LINE, _SHADE = "#1d1d1f", "#6b6b70", "#c9c9ce", "#f3f2ee"
_ROW = 24.0
_HEAD = 62.0
_FIRST = 90.0
_CHART = 230.0
_MARGIN = 36.0
_CENTRE = Qt.AlignmentFlag.AlignCenter


def height_of(scores: Scores) -> float:
    """How high the sheet is drawn, at its ``WIDTH``."""
    chart = _CHART if scores.rounds else 0.0
    return 2 * _MARGIN + 92 + _HEAD + (len(scores.rounds) + 1) * _ROW + 24 + chart


def picture(scores: Scores, at: datetime) -> QImage:
    """The score sheet as a picture, three times as large as it is drawn."""
    size = QSize(round(WIDTH * _SCALE), round(height_of(scores) * _SCALE))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(_SCALE, _SCALE)
    paint_paper(painter, scores, at)
    painter.end()
    return image


def paint_paper(painter: QPainter, scores: Scores, at: datetime) -> None:
    """Draw the score sheet from the origin on, ``WIDTH`` by ``height_of``."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _Paper(painter, scores).draw(at)


class _Paper:
    def __init__(self, painter: QPainter, scores: Scores) -> None:
        self._painter = painter
        self._scores = scores
        self._column = (WIDTH - 2 * _MARGIN - _FIRST) / len(scores.names)

    def draw(self, at: datetime) -> None:
        scores = self._scores
        y = self._title(_MARGIN, at)
        y = self._players(y)
        for index in range(len(scores.rounds)):
            self._round(index, y)
            y += _ROW
        y = self._totals(y)
        if scores.rounds:
            ink = Ink(_PALE, _LINE, FELT, self._font(11))
            box = QRectF(_MARGIN, y + 24, WIDTH - 2 * _MARGIN, _CHART - 12)
            paint_chart(self._painter, box, totals_chart(scores, FELT, on_paper=True), ink)

    def _title(self, y: float, at: datetime) -> float:
        scores = self._scores
        whole = WIDTH - 2 * _MARGIN
        self._text(QRectF(_MARGIN, y, whole, 32), texts.game(), 22, bold=True)
        rounds = texts.round_of(len(scores.rounds), scores.options.rounds)
        below = " · ".join((sheet_title(scores.options, {}), rounds, texts_saved.day(at)))
        self._text(QRectF(_MARGIN, y + 32, whole, 20), below, 12, colour=_PALE)
        result = (texts_results.winner if scores.is_over else texts_results.leader)(
            scores.standing, scores.names
        )
        self._text(QRectF(_MARGIN, y + 54, whole, 22), result if scores.rounds else "", 13, bold=True)
        return y + 92

    def _players(self, y: float) -> float:
        for seat, name in enumerate(self._scores.names):
            box = self._cell(seat, y, _HEAD)
            badge = box.center() - QPointF(0, 14)
            paint_emblem(self._painter, badge, 11, self._scores.colours[seat], FELT)
            self._text(box.adjusted(2, 28, -2, 0), self._elided(name, box.width() - 6), 12, align=_CENTRE)
        self._rule(y + _HEAD, 1.4)
        return y + _HEAD

    def _round(self, index: int, y: float) -> None:
        painter, score = self._painter, self._scores.rounds[index]
        if index % 2:
            painter.fillRect(QRectF(_MARGIN, y, WIDTH - 2 * _MARGIN, _ROW), QColor(_SHADE))
        engine = translate("Scores", "Round {round}").format(round=score.round)
        self._text(QRectF(_MARGIN + 6, y, _FIRST, _ROW), engine, 12, colour=_PALE)
        for seat, penalty in enumerate(score.penalties):
            box = self._cell(seat, y, _ROW)
            if seat in score.out:
                ring = QRectF(0, 0, 36, 18)
                ring.moveCenter(box.center())
                painter.setPen(QPen(QColor(_INK), 1.1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(ring, 9, 9)
            self._text(box, QLocale().toString(penalty), 12, align=_CENTRE)

    def _totals(self, y: float) -> float:
        self._rule(y, 1.4)
        total = translate("Scores", "Total")
        self._text(QRectF(_MARGIN + 6, y, _FIRST, _ROW + 6), total, 13, bold=True)
        for seat, points in enumerate(self._scores.standing.totals):
            self._text(
                self._cell(seat, y, _ROW + 6), QLocale().toString(points), 14, bold=True, align=_CENTRE
            )
        return y + _ROW + 6

    def _cell(self, seat: int, y: float, height: float) -> QRectF:
        return QRectF(_MARGIN + _FIRST + seat * self._column, y, self._column, height)

    def _rule(self, y: float, width: float) -> None:
        self._painter.setPen(QPen(QColor(_INK), width))
        self._painter.drawLine(QPointF(_MARGIN, y), QPointF(WIDTH - _MARGIN, y))

    def _elided(self, text: str, width: float) -> str:
        metrics = QFontMetricsF(self._font(12), self._painter.device())
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _font(self, pixels: int, *, bold: bool = False) -> QFont:
        # In pixels: the painter is scaled to the paper, and points would be scaled a second time.
        font = QFont()
        font.setPixelSize(pixels)
        font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        return font

    def _text(
        self,
        box: QRectF,
        text: str,
        pixels: int,
        *,
        bold: bool = False,
        colour: str = _INK,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        self._painter.setFont(self._font(pixels, bold=bold))
        self._painter.setPen(QColor(colour))
        self._painter.drawText(box, align, text)
