"""What is shown of a tile on this screen? Pixmaps, each drawn once a theme, size, angle and pixel ratio."""

from __future__ import annotations

from functools import cache, lru_cache
from math import ceil, cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.theme import FELT, Theme
from mexicantrain_qt.table.tile_drawing import CORNER, draw_back, draw_face, footprint

_KEPT = 256
_USUAL = TileStyle()
_BLUR_STEPS = 18
_BLUR_UNIT = 32
"""The short side of the tile whose shadow is blurred, in px; all others are scaled from it, which nobody sees."""


class Faces:
    """The pixmaps of one theme, tile style and device pixel ratio.

    Every pixmap has the middle of the tile in its own middle, moved by a *phase* of less than one device
    pixel, so that an item on whole device pixels shows the tile exactly where it lies. Angles are
    clockwise degrees and drawn in, because light comes from the top of the screen however a tile is turned.
    """

    def __init__(self, theme: Theme = FELT, style: TileStyle = _USUAL, ratio: float = 1.0) -> None:
        self.theme = theme
        self.style = style
        self.ratio = ratio
        self.face = lru_cache(_KEPT)(self._face)
        self.back = lru_cache(64)(self._back)
        self.shadow = lru_cache(128)(self._shadow)

    def _face(
        self,
        near: int,
        far: int,
        size: float,
        angle: float = 0.0,
        phase: tuple[float, float] = (0.0, 0.0),
        dimmed: bool = False,
    ) -> QPixmap:
        pixmap, painter = self._canvas(size, angle, phase)
        draw_face(painter, near, far, angle, self.theme, self.style)
        if dimmed:
            painter.resetTransform()
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            veil = QColor(self.theme.wood_dark)
            veil.setAlphaF(self.theme.dim)
            painter.fillRect(QRectF(pixmap.rect()), veil)
        return self._finished(pixmap, painter)

    def _back(self, size: float, angle: float = 0.0, phase: tuple[float, float] = (0.0, 0.0)) -> QPixmap:
        pixmap, painter = self._canvas(size, angle, phase)
        draw_back(painter, angle, self.theme)
        return self._finished(pixmap, painter)

    def _shadow(self, size: float, angle: float, blur: float, strength: float) -> QPixmap:
        """The soft shadow of a tile; *blur* in short sides. Empty where the theme is flat."""
        pixmap, painter = self._canvas(size, angle, (0.0, 0.0), blur)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        soft = _soft_shadow(blur, strength * self.theme.depth)
        long, short = soft.width() / _BLUR_UNIT / 2, soft.height() / _BLUR_UNIT / 2
        painter.drawImage(QRectF(-long, -short, 2 * long, 2 * short), soft)
        return self._finished(pixmap, painter)

    def _finished(self, pixmap: QPixmap, painter: QPainter) -> QPixmap:
        painter.end()
        pixmap.setDevicePixelRatio(self.ratio)
        return pixmap

    def _canvas(
        self, size: float, angle: float, phase: tuple[float, float], margin: float = 0.0
    ) -> tuple[QPixmap, QPainter]:
        device = size * self.ratio
        turn = radians(angle)
        long, short = 1 + margin, 0.5 + margin
        half_w = ceil((abs(cos(turn)) * long + abs(sin(turn)) * short) * device) + 2
        half_h = ceil((abs(sin(turn)) * long + abs(cos(turn)) * short) * device) + 2
        pixmap = QPixmap(2 * half_w, 2 * half_h)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(half_w + phase[0], half_h + phase[1]))
        painter.rotate(angle)
        painter.scale(device, device)
        pixmap.setDevicePixelRatio(1.0)
        return pixmap, painter


@cache
def _soft_shadow(blur: float, strength: float) -> QImage:
    """The shadow of a tile that lies along x, in the middle of the image."""
    width, height = ceil((2 + 2 * blur) * _BLUR_UNIT) + 2, ceil((1 + 2 * blur) * _BLUR_UNIT) + 2
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(width / 2, height / 2)
    painter.scale(_BLUR_UNIT, _BLUR_UNIT)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0.0, 0.0, 0.0, 1 - (1 - strength) ** (1 / _BLUR_STEPS)))
    for step in range(_BLUR_STEPS):
        grow = blur * (1 - 2 * (step + 0.5) / _BLUR_STEPS)
        corner = max(0.02, CORNER + grow)
        painter.drawRoundedRect(footprint(-grow), corner, corner)
    painter.end()
    return image
