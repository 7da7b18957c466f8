"""What does somebody see first? The felt, a wooden sign, and a train of tiles that passes by."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from mexicantrain_qt.table.emblems import paint_locomotive
from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.surface import paint_wood, surface_pixmap
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.table.tile_drawing import draw_face

_TRAIN = (
    (9, 12),
    (3, 9),
    (3, 3),
    (6, 3),
    (6, 6),
    (1, 6),
    (8, 1),
    (5, 8),
    (5, 5),
    (10, 5),
    (2, 10),
    (7, 2),
    (7, 11),
)
"""From the locomotive backwards: (left, right) of every tile, which match as they must."""


def welcome_picture(size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """The table with a train on it, *size* in logical pixels."""
    picture = surface_pixmap(size, ratio, QPointF(size.width() / 2, size.height() * 0.42), theme)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = max(30.0, min(size.height() / 11, size.width() / 20))
    _paint_train(painter, size, unit, theme)
    painter.end()
    return picture


def sign_font(font: QFont, height: float) -> QFont:
    """The font of the sign, for capitals about *height* high."""
    large = QFont(font)
    large.setPixelSize(max(8, round(height)))
    large.setWeight(QFont.Weight.DemiBold)
    large.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, height * 0.04)
    return large


def paint_sign(painter: QPainter, box: QRectF, text: str, font: QFont, theme: Theme) -> None:
    """A wooden sign with brass letters."""
    _shadow(painter, box.center(), box.width() * 0.56, box.height() * 0.75)
    paint_wood(painter, box, theme, 14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.brass), 2))
    painter.drawRoundedRect(box.adjusted(8, 8, -8, -8), 9, 9)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > box.width() - 56:
        font.setPixelSize(max(8, int(font.pixelSize() * (box.width() - 56) / width)))
    letters = QPainterPath()
    letters.addText(0, 0, font, text)
    letters.translate(box.center() - letters.boundingRect().center())
    painter.fillPath(letters.translated(0, 2), QColor(0, 0, 0, 150))
    painter.fillPath(letters, QColor(theme.brass_light))
    for x in (box.left() + 20, box.right() - 20):
        painter.setPen(QPen(QColor(theme.brass_dark), 1))
        painter.setBrush(QColor(theme.brass))
        painter.drawEllipse(QPointF(x, box.center().y()), 4, 4)


def _paint_train(painter: QPainter, size: QSize, unit: float, theme: Theme) -> None:
    line = size.height() - unit * 1.7
    x = min(size.width() - unit * 1.6, size.width() / 2 + unit * 9.5)
    _shadow(painter, QPointF(x, line + unit * 0.55), unit * 1.7, unit * 0.5)
    painter.save()
    painter.translate(x, line - unit * 0.3)
    painter.scale(unit * 1.35, unit * 1.35)
    paint_locomotive(painter, None, theme)
    painter.restore()
    x -= unit * 1.5
    for left, right in _TRAIN:
        wide = 1.0 if left == right else 2.0
        x -= unit * wide
        if x < -2 * unit:
            break
        middle = QPointF(x + unit * wide / 2, line)
        angle = 90.0 if left == right else 0.0
        _shadow(
            painter, middle + QPointF(0, unit * 0.25), unit * wide * 0.62, unit * (1.15 if angle else 0.65)
        )
        painter.save()
        painter.translate(middle)
        painter.rotate(angle)
        painter.scale(unit, unit)
        draw_face(painter, left, right, angle, theme, TileStyle())
        painter.restore()


def _shadow(painter: QPainter, middle: QPointF, reach: float, height: float) -> None:
    painter.save()
    painter.translate(middle)
    painter.scale(reach, height)
    dark = QRadialGradient(QPointF(0, 0), 1)
    dark.setColorAt(0.0, QColor(0, 0, 0, 110))
    dark.setColorAt(0.6, QColor(0, 0, 0, 60))
    dark.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()
