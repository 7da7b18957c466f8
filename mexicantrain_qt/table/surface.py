"""What lies under everything: the felt, the wood, the light on the table?"""

from __future__ import annotations

from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPixmap, QRadialGradient

from mexicantrain_qt.table.theme import Theme


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
    light.setColorAt(0.0, QColor(theme.surface_light))
    light.setColorAt(0.45, QColor(theme.surface))
    light.setColorAt(1.0, QColor(theme.surface_dark))
    painter.fillRect(whole, light)


def _felt(painter: QPainter, whole: QRectF, theme: Theme) -> None:
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setOpacity(0.20 * theme.grain)
    painter.drawTiledPixmap(whole, _noise_pixmap(256, 256, 1))
    painter.setOpacity(0.07 * theme.grain)
    painter.drawTiledPixmap(whole, _noise_pixmap(96, 96, 7))
    painter.setOpacity(1.0)


def _planks(painter: QPainter, whole: QRectF, theme: Theme) -> None:
    height = max(64.0, whole.height() / 9)
    row = 0
    top = 0.0
    while top < whole.height():
        plank = QRectF(0, top, whole.width(), height)
        paint_grain(painter, plank, 0.26 * theme.grain, row)
        painter.fillRect(QRectF(0, top, whole.width(), 1.2), QColor(0, 0, 0, 70))
        painter.fillRect(QRectF(0, top + 1.2, whole.width(), 1.0), QColor(255, 255, 255, 26))
        if row % 2:
            painter.fillRect(plank, QColor(0, 0, 0, 12))
        top += height
        row += 1


def paint_wood(painter: QPainter, box: QRectF, theme: Theme, corner: float = 0.0) -> None:
    """A piece of wood, its grain along the box, lit from above."""
    painter.save()
    shade = QLinearGradient(box.topLeft(), box.bottomLeft())
    shade.setColorAt(0.0, QColor(theme.wood_light))
    shade.setColorAt(0.35, QColor(theme.wood))
    shade.setColorAt(1.0, QColor(theme.wood_dark))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(shade))
    painter.drawRoundedRect(box, corner, corner)
    if theme.grain:
        paint_grain(painter, box, 0.4 * theme.grain, 3)
    painter.restore()


def paint_grain(painter: QPainter, box: QRectF, strength: float, piece: int) -> None:
    """The lines of the wood along *box*; every *piece* has its own."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(strength)
    painter.drawImage(box, _noise(24, max(24, int(box.height() / 2)), 101 + piece))
    painter.setOpacity(strength * 0.6)
    painter.drawImage(box, _noise(90, max(24, int(box.height())), 57 + piece))
    painter.restore()


@cache
def _noise(width: int, height: int, seed: int) -> QImage:
    """Grey noise, the same every time."""
    data = Random(seed).randbytes(width * height)  # noqa: S311  # nothing is secret about grain
    return QImage(data, width, height, width, QImage.Format.Format_Grayscale8).copy()


@cache
def _noise_pixmap(width: int, height: int, grain: int) -> QPixmap:
    """Noise for tiling, its grains *grain* pixels wide."""
    fine = _noise(max(8, width // grain), max(8, height // grain), grain)
    scaled = fine.scaled(
        width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return QPixmap.fromImage(scaled)
