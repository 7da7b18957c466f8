"""How is a tile drawn? With a painter whose unit is the short side, the middle of the tile at the origin."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from mexicantrain_qt.table.looks import TileStyle
from mexicantrain_qt.table.palette import PIPS
from mexicantrain_qt.table.pips import pip_places, rows
from mexicantrain_qt.table.theme import Theme

CORNER = 0.13
SEAM = 0.022
THICK = 0.055
_REACH: dict[int, tuple[float, float]] = {3: (0.29, 0.29), 4: (0.325, 0.29), 6: (0.36, 0.29)}
_RADIUS: dict[int, float] = {3: 0.108, 4: 0.094, 6: 0.066}


def footprint(inset: float = SEAM) -> QRectF:
    """The place a tile takes on the table, less the seam between it and its neighbours."""
    return QRectF(-1 + inset, -0.5 + inset, 2 - 2 * inset, 1 - 2 * inset)


def _up(angle: float) -> QPointF:
    """Where the light comes from: the top of the screen, seen from a tile turned by *angle* degrees."""
    turn = radians(angle)
    return QPointF(-sin(turn), -cos(turn))


def _rounded(rect: QRectF, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, corner, corner)
    return path


def _body(
    painter: QPainter, angle: float, light: QColor, face: QColor, edge: QColor, depth: float
) -> QPainterPath:
    """Draw the block and give back the outline of its upper side."""
    up = _up(angle)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(edge)
    painter.drawPath(_rounded(footprint(), CORNER))
    half = THICK / 2
    top = footprint(SEAM + half).translated(up * half)
    outline = _rounded(top, CORNER - half / 2)
    reach = abs(up.x()) + abs(up.y()) / 2
    shade = QLinearGradient(up * reach, -up * reach)
    shade.setColorAt(0.0, light)
    shade.setColorAt(1.0, face)
    painter.setBrush(QBrush(shade) if depth else face)
    painter.drawPath(outline)
    if depth:
        rim = QPainterPath(outline)
        rim -= outline.translated(-up * 0.022)
        painter.setBrush(QColor(255, 255, 255, 190))
        painter.drawPath(rim)
    return outline


def draw_face(painter: QPainter, near: int, far: int, angle: float, theme: Theme, style: TileStyle) -> None:
    """A tile face up, *near* on the left; *angle* is how far the painter is turned, for light and numerals."""
    _body(painter, angle, QColor(theme.tile_light), QColor(theme.tile), QColor(theme.tile_edge), theme.depth)
    _bar(painter, angle, theme)
    for number, middle in ((near, -0.5), (far, 0.5)):
        painter.save()
        painter.translate(middle, 0)
        colour = QColor(PIPS[style.palette][number])
        if style.face == "pips":
            _pips(painter, number, angle, colour, theme)
        elif style.face == "numerals":
            _numeral(painter, number, angle, colour, 0.62)
        else:
            _pips(painter, number, angle, colour, theme, around=True)
            _numeral(painter, number, angle, colour, 0.42)
        painter.restore()


def draw_back(painter: QPainter, angle: float, theme: Theme) -> None:
    """A tile face down."""
    _body(painter, angle, QColor(theme.back_light), QColor(theme.back), QColor(theme.back_edge), theme.depth)
    line = QPen(_with_alpha(theme.brass, 0.55), 0.03)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(footprint(0.13).translated(_up(angle) * THICK / 2), 0.06, 0.06)
    painter.setPen(QPen(_with_alpha(theme.brass, 0.7), 0.035))
    wheel = _up(angle) * THICK / 2
    painter.drawEllipse(wheel, 0.2, 0.2)
    for spoke in range(0, 180, 45):
        reach = QPointF(cos(radians(spoke)), sin(radians(spoke))) * 0.2
        painter.drawLine(wheel - reach, wheel + reach)


def _bar(painter: QPainter, angle: float, theme: Theme) -> None:
    up = _up(angle)
    if theme.depth:
        painter.setPen(QPen(QColor(255, 255, 255, 210), 0.03))
        painter.drawLine(QPointF(0, -0.36) - up * 0.02, QPointF(0, 0.36) - up * 0.02)
    painter.setPen(QPen(QColor(theme.tile_line), 0.034))
    painter.drawLine(QPointF(0, -0.36), QPointF(0, 0.36))
    brass = QRadialGradient(up * 0.035, 0.12)
    brass.setColorAt(0.0, QColor(theme.brass_light))
    brass.setColorAt(0.7, QColor(theme.brass))
    brass.setColorAt(1.0, QColor(theme.brass_dark))
    painter.setPen(QPen(QColor(theme.brass_dark), 0.018))
    painter.setBrush(brass)
    painter.drawEllipse(QPointF(0, 0), 0.078, 0.078)


def _pips(
    painter: QPainter, number: int, angle: float, colour: QColor, theme: Theme, around: bool = False
) -> None:
    """The pips of one half; *around* leaves the middle free for a numeral."""
    along, across = _REACH[rows(number)]
    radius = _RADIUS[rows(number)]
    if around:
        along, across, radius = along * 1.1, 0.35, radius * 0.82
    places = [
        QPointF(x * along, y * across)
        for x, y in pip_places(number)
        if not (around and y == 0 and (number > 9 or x == 0))
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.depth:
        up = _up(angle)
        painter.setBrush(QColor(255, 255, 255, 200))
        for place in places:
            painter.drawEllipse(place - up * radius * 0.2, radius, radius)
        painter.setBrush(_hollow(up, colour))
    else:
        painter.setBrush(colour)
    for place in places:
        painter.drawEllipse(place, radius, radius)


def _hollow(up: QPointF, colour: QColor) -> QBrush:
    """Dark where the light does not reach into a pip, for a pip of any size."""
    middle = QPointF(0.5, 0.5)
    shade = QLinearGradient(middle + up / 2, middle - up / 2)
    shade.setCoordinateMode(QLinearGradient.CoordinateMode.ObjectMode)
    shade.setColorAt(0.0, colour.darker(138))
    shade.setColorAt(0.55, colour)
    shade.setColorAt(1.0, colour.lighter(112))
    return QBrush(shade)


def _numeral(painter: QPainter, number: int, angle: float, colour: QColor, height: float) -> None:
    """A number along the sides of its tile, but never upside down on the screen."""
    painter.save()
    painter.rotate(-round(angle / 90) * 90)
    painter.scale(height, height)
    paint_number(painter, number, colour)
    painter.restore()


def paint_number(painter: QPainter, number: int, colour: QColor) -> None:
    """A number one unit high, or as high as its width allows, around the origin."""
    painter.fillPath(_numeral_shape(number, QGuiApplication.font().family()), colour)


@cache
def _numeral_shape(number: int, family: str) -> QPainterPath:
    """The outline of a number, one unit high or as high as its width allows."""
    font = QFont(family)
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, str(number))
    box = path.boundingRect()
    path.translate(-box.center())
    tall = 1 / box.height()
    wide = min(tall, 1.13 / box.width())
    return QTransform.fromScale(wide, tall).map(path)


def _with_alpha(name: str, alpha: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(alpha)
    return colour
