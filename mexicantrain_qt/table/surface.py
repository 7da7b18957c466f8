"""What lies under everything: the felt, the wood, the light on the table?"""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from mexicantrain_qt.table.theme import Theme

_SPECK = 0.3
"""How much darker the darkest speck is. There are no lighter ones: white would take the colour out of the cloth."""


def surface_pixmap(size: QSize, ratio: float, middle: QPointF, theme: Theme) -> QPixmap:
    """The bare table: *size* in logical pixels, the lamp hanging above *middle*."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.surface))
    painter = QPainter(pixmap)
    whole = QRectF(0, 0, size.width(), size.height())
    _lamp(painter, whole, middle, theme)
    if theme.weave == "felt":
        _felt(painter, whole, theme)
    elif theme.weave == "planks":
        _planks(painter, whole, theme)
    painter.end()
    return pixmap


def _lamp(painter: QPainter, whole: QRectF, middle: QPointF, theme: Theme) -> None:
    reach = 0.72 * max(whole.width(), whole.height())
    light = QRadialGradient(middle, reach)
    brighter = 100 + round(50 * _SPECK * theme.grain)
    for at, colour in ((0.0, theme.surface_light), (0.45, theme.surface), (1.0, theme.surface_dark)):
        light.setColorAt(at, QColor(colour).lighter(brighter))
    painter.fillRect(whole, light)


def _felt(painter: QPainter, whole: QRectF, theme: Theme) -> None:
    painter.setOpacity(0.6 * theme.grain)
    painter.drawTiledPixmap(whole, _fluff())
    painter.setOpacity(1.0)


@cache
def _fluff() -> QPixmap:
    """Fine fibres and faint clouds, for tiling."""
    fibres = _specks(256, 256, 256, 256, 1)
    painter = QPainter(fibres)
    painter.setOpacity(0.22)
    painter.drawImage(0, 0, _specks(256, 256, 31, 31, 7))
    painter.end()
    return QPixmap.fromImage(fibres)


def _planks(painter: QPainter, whole: QRectF, theme: Theme) -> None:
    height = max(64.0, whole.height() / 9)
    row = 0
    top = 0.0
    while top < whole.height():
        plank = QRectF(0, top, whole.width(), height)
        painter.setOpacity(0.5 * theme.grain)
        painter.drawTiledPixmap(plank, _boards(), QPointF(571 * row, 67 * row))
        painter.setOpacity(1.0)
        painter.fillRect(QRectF(0, top, whole.width(), 1.2), QColor(0, 0, 0, 70))
        painter.fillRect(QRectF(0, top + 1.2, whole.width(), 1.0), QColor(255, 255, 255, 26))
        if row % 2:
            painter.fillRect(plank, QColor(0, 0, 0, 12))
        top += height
        row += 1


@cache
def _boards() -> QPixmap:
    """The lines of wood, for tiling: mirrored, so that one tile goes over into the next."""
    lines = _specks(768, 256, 14, 128, 101)
    painter = QPainter(lines)
    painter.setOpacity(0.6)
    painter.drawImage(0, 0, _specks(768, 256, 54, 256, 57))
    painter.end()
    both = QPixmap(2 * lines.width(), lines.height())
    both.fill(Qt.GlobalColor.transparent)
    painter = QPainter(both)
    painter.drawImage(0, 0, lines)
    painter.drawImage(lines.width(), 0, lines.flipped(Qt.Orientation.Horizontal))
    painter.end()
    return both


def paint_wood(painter: QPainter, box: QRectF, theme: Theme, corner: float = 0.0) -> None:
    """A piece of wood, its grain along the box, lit from above."""
    painter.save()
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0.0, QColor(theme.wood_light))
    shade.setColorAt(0.35, QColor(theme.wood))
    shade.setColorAt(1.0, QColor(theme.wood_dark))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    outline = QPainterPath()
    outline.addRoundedRect(box, corner, corner)
    painter.drawPath(outline)
    if theme.grain:
        if corner:
            painter.setClipPath(outline)
        paint_grain(painter, box, 1.6 * theme.grain, 3)
    painter.restore()


def paint_grain(painter: QPainter, box: QRectF, strength: float, piece: int) -> None:
    """The lines of the wood along *box*; every *piece* has its own."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(min(1.0, strength))
    lines = max(24, int(box.height() / 2))
    painter.drawImage(box, _specks(24, lines, 24, lines, 101 + piece))
    painter.restore()


@cache
def _specks(width: int, height: int, across: int, down: int, seed: int) -> QImage:
    """Dark specks, as many *across* and *down*, to be laid over a colour; the same every time."""
    noise = Random(seed).randbytes(across * down)  # noqa: S311  # nothing is secret about grain
    specks = QImage(across, down, QImage.Format.Format_ARGB32_Premultiplied)
    specks.fill(QColor.fromRgbF(0.0, 0.0, 0.0, _SPECK))
    painter = QPainter(specks)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, QImage(noise, across, down, across, QImage.Format.Format_Alpha8))
    painter.end()
    return specks.scaled(
        width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
