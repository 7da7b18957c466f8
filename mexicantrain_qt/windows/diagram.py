"""How is a position shown in a rule book? A piece of the hub, some trains side by side, and a hand below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.state import State
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, TrainName
from mexicantrain_qt.table.canvas import painted, plate, text_width, write
from mexicantrain_qt.table.emblems import paint_emblem
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import TableTexts
from mexicantrain_qt.table.marker import LENGTH, SIGN_MARGIN, locomotive_picture, sign_picture
from mexicantrain_qt.table.sizes import sizes_for
from mexicantrain_qt.table.surface import paint_wood, surface_pixmap

_ROW = 2.4
_HUB = 2.3
_HAND = 2.7
_GAP = 0.4
_LABEL = 0.86


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """A *state*, and what of it is shown.

    ``trains`` from top to bottom; ``plays`` are tiles shown as light at the end where they may be laid; ``hand``: the
    seat whose tiles lie below.
    """

    state: State
    trains: tuple[TrainName, ...]
    plays: tuple[Play, ...] = ()
    hand: int | None = None


def diagram(scene: Scene, texts: TableTexts, faces: Faces, unit: float, width: int) -> QPixmap:
    """The picture of *scene*, *width* logical pixels wide; *unit* is the short side of a tile in logical pixels."""
    height = round(height_of(scene) * unit)
    size = QSize(width, height)

    def paint(painter: QPainter) -> None:
        whole = QRectF(0, 0, width, height)
        edge = QPainterPath()
        edge.addRoundedRect(whole, 10, 10)
        painter.setClipPath(edge)
        middle = QPointF(width / 2, height / 2)
        painter.drawPixmap(0, 0, surface_pixmap(size, faces.ratio, middle, faces.theme))
        _Painting(painter, scene, texts, faces, unit, width).paint()

    return painted(width, height, faces.ratio, paint)


def height_of(scene: Scene) -> float:
    """The height of the picture in short sides of a tile."""
    return len(scene.trains) * _ROW + (_HAND if scene.hand is not None else 0)


class _Painting:
    """One diagram being painted; lengths in logical pixels."""

    def __init__(
        self, painter: QPainter, scene: Scene, texts: TableTexts, faces: Faces, unit: float, width: float
    ) -> None:
        self._painter = painter
        self._scene = scene
        self._texts = texts
        self._faces = faces
        self._unit = unit
        self._width = width

    def paint(self) -> None:
        self._hub()
        for row, name in enumerate(self._scene.trains):
            self._train(name, (row + 0.5) * _ROW * self._unit)
        if self._scene.hand is not None:
            self._hand(self._scene.state.hands[self._scene.hand])

    def _hub(self) -> None:
        unit, theme = self._unit, self._faces.theme
        height = len(self._scene.trains) * _ROW * unit
        paint_wood(self._painter, QRectF(0, 0, _HUB * unit, height), theme)
        self._painter.fillRect(QRectF(_HUB * unit - 2, 0, 2, height), QColor(theme.brass))
        engine = self._scene.state.engine
        self._tile(engine, engine, QPointF(0.85 * unit, height / 2), 90)
        for row, name in enumerate(self._scene.trains):
            slot = QPointF((_HUB - 0.4) * unit, (row + 0.5) * _ROW * unit)
            paint_emblem(self._painter, slot, 0.26 * unit, _colour(name), theme)

    def _train(self, name: TrainName, y: float) -> None:
        unit = self._unit
        train = self._scene.state.train(name)
        x = (_HUB + 0.12) * unit
        for near, far in train.as_laid():
            length = unit if near == far else 2 * unit
            self._tile(near, far, QPointF(x + length / 2, y), 90 if near == far else 0)
            x += length + 0.06 * unit
        for play in self._scene.plays:
            if play.train == name:
                x = self._ghost(play.tile, train.end, x, y)
        if train.marked or train.is_mexican:
            picture = locomotive_picture(_colour(name), 0, unit, self._faces.theme, self._faces.ratio)
            self._middle(picture, QPointF(x + (LENGTH / 2 + 0.1) * unit, y))
            x += (LENGTH + 0.2) * unit
        if train.marked:
            x = self._sign(x, y)
        self._label(self._texts.train(name), x, y)

    def _tile(self, near: int, far: int, at: QPointF, angle: float, *, dimmed: bool = False) -> None:
        if self._faces.theme.depth:
            shadow = self._faces.shadow(self._unit, angle, 0.16, 0.5)
            self._middle(shadow, at + QPointF(0, 0.07 * self._unit))
        self._middle(self._faces.face(near, far, self._unit, angle, (0.0, 0.0), dimmed), at)

    def _ghost(self, tile: Tile, end: int, x: float, y: float) -> float:
        unit = self._unit
        length = unit if tile.is_double else 2 * unit
        angle = 90 if tile.is_double else 0
        near, far = (end, tile.low + tile.high - end)
        at = QPointF(x + length / 2, y)
        self._painter.setOpacity(0.62)
        self._tile(near, far, at, angle)
        self._painter.setOpacity(1.0)
        box = QRectF(0, 0, length, 2 * unit if tile.is_double else unit)
        box.moveCenter(at)
        self._painter.setPen(QPen(QColor(self._faces.theme.accent), 2.5))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawRoundedRect(box, 0.15 * unit, 0.15 * unit)
        return x + length + 0.06 * unit

    def _sign(self, x: float, y: float) -> float:
        sizes = sizes_for(QSizeF(self._width, self._width), self._texts)
        picture = sign_picture(self._texts.open, sizes, self._faces.theme, self._faces.ratio)
        width, height = sizes.sign
        self._painter.drawPixmap(QPointF(x - SIGN_MARGIN, y - height / 2 - SIGN_MARGIN), picture)
        return x + width + _GAP * self._unit

    def _label(self, text: str, x: float, y: float) -> None:
        room = self._width - x - 2 * _GAP * self._unit
        width = min(text_width(text, _LABEL) + 20, room)
        box = QRectF(self._width - _GAP * self._unit - width, y - 13, width, 26)
        theme = self._faces.theme
        plate(self._painter, box, theme)
        inside = box.adjusted(8, 0, -8, 0)
        colour = QColor(theme.plate_text)
        write(self._painter, inside, text, colour, _LABEL, align=Qt.AlignmentFlag.AlignHCenter)

    def _hand(self, tiles: Sequence[Tile] | frozenset[Tile]) -> None:
        unit = self._unit
        top = len(self._scene.trains) * _ROW * unit
        paint_wood(self._painter, QRectF(0, top, self._width, _HAND * unit), self._faces.theme)
        self._painter.fillRect(QRectF(0, top, self._width, 1.5), QColor(self._faces.theme.brass))
        playable = {play.tile for play in self._scene.plays}
        x = _HUB * unit
        for tile in sorted(tiles):
            raised = 0.2 * unit if tile in playable else 0
            at = QPointF(x + unit / 2, top + _HAND * unit / 2 - raised)
            self._tile(tile.low, tile.high, at, 90, dimmed=bool(playable) and tile not in playable)
            x += 1.25 * unit

    def _middle(self, picture: QPixmap, at: QPointF) -> None:
        size = picture.deviceIndependentSize()
        self._painter.drawPixmap(at - QPointF(size.width() / 2, size.height() / 2), picture)


def _colour(name: TrainName) -> int | None:
    return None if name == MEXICAN else SEATS.index(name)
