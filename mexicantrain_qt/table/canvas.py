"""How is a picture painted for this screen, and text put on a plate?"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPen, QPixmap

from mexicantrain_qt.table.theme import Theme


def painted(width: float, height: float, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A picture of that size in logical px, as sharp as the screen; *paint* works from its top left corner."""
    pixmap = QPixmap(max(1, ceil(width * ratio)), max(1, ceil(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    paint(painter)
    painter.end()
    return pixmap


def table_font(scale: float = 1.0, bold: bool = False) -> QFont:
    """The application's font; everything written on the table follows it."""
    font = QFont(QGuiApplication.font())
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * scale)
    else:
        font.setPixelSize(max(1, round(font.pixelSize() * scale)))
    font.setBold(bold)
    return font


def line_height(scale: float = 1.0) -> float:
    """The height of a line of that font, in px."""
    return QFontMetricsF(table_font(scale)).height()


def text_width(text: str, scale: float = 1.0, bold: bool = False) -> float:
    return QFontMetricsF(table_font(scale, bold)).horizontalAdvance(text)


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: QColor,
    scale: float = 1.0,
    bold: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text in *box*, shortened with an ellipsis where it does not fit."""
    font = table_font(scale, bold)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def plate(
    painter: QPainter, box: QRectF, theme: Theme, line: QColor | None = None, thick: float = 1.0
) -> None:
    """A plate for text, with a soft shadow under it."""
    corner = min(10.0, box.height() / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    for grow in (3.0, 2.0, 1.0):
        painter.setBrush(QColor.fromRgbF(0, 0, 0, 0.09 * theme.depth))
        painter.drawRoundedRect(box.adjusted(-grow, -grow + 2, grow, grow + 2), corner + grow, corner + grow)
    fill = QColor(theme.plate)
    fill.setAlphaF(theme.plate_alpha)
    half = thick / 2
    painter.setBrush(fill)
    painter.setPen(QPen(line or QColor(theme.plate_line), thick))
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), corner, corner)


def glow(painter: QPainter, box: QRectF, corner: float, colour: QColor, reach: float) -> None:
    """Light of *colour* around a box, fading out over *reach* px."""
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(3, round(reach))
    soft = QColor(colour)
    soft.setAlphaF(0.55 / steps)
    painter.setBrush(soft)
    for step in range(steps):
        grow = reach * (step + 1) / steps
        painter.drawRoundedRect(box.adjusted(-grow, -grow, grow, grow), corner + grow, corner + grow)
