"""How does a stroke of an SVG become an icon in the colours of the window?"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from mexicantrain_qt.paths import resource
from mexicantrain_qt.table.emblems import paint_emblem
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.windows.style import chrome, mixed

ICON = 20
"""The side of an icon, in logical pixels."""
_SCALES = (1, 1.5, 2, 3)


def icon(name: str, theme: Theme) -> QIcon:
    """The icon ``resources/icons/<name>.svg`` in the text colour of *theme*, paler where it is disabled."""
    colours = chrome(theme)
    pale = mixed(colours.ground, colours.text, 0.35)
    found = QIcon()
    for mode, colour in ((QIcon.Mode.Normal, colours.text), (QIcon.Mode.Disabled, pale)):
        for image in _drawn(name, colour):
            found.addPixmap(QPixmap.fromImage(image), mode)
    return found


def emblem_icon(colour: int, theme: Theme) -> QIcon:
    """The badge of a player."""
    found = QIcon()
    for scale in _SCALES:
        found.addPixmap(emblem_pixmap(colour, theme, ICON, scale))
    return found


def emblem_pixmap(colour: int | None, theme: Theme, side: int, ratio: float) -> QPixmap:
    """The badge of a player (``None``: of the Mexican train), *side* logical pixels wide."""
    pixmap = QPixmap.fromImage(_emblem(colour, theme, side, ratio))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


@cache
def _emblem(colour: int | None, theme: Theme, side: int, ratio: float) -> QImage:
    image = _empty(round(side * ratio))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / side, image.width() / side)
    paint_emblem(painter, QPointF(side / 2, side / 2), side / 2 - 1, colour, theme)
    painter.end()
    return image


@cache
def _drawn(name: str, colour: str) -> tuple[QImage, ...]:
    """The icon at every scale."""
    svg = resource(f"icons/{name}.svg").read_text(encoding="utf-8").replace("currentColor", colour)
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    images = tuple(_empty(round(ICON * scale)) for scale in _SCALES)
    for image in images:
        painter = QPainter(image)
        renderer.render(painter, QRectF(image.rect()))
        painter.end()
    return images


def _empty(side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image
