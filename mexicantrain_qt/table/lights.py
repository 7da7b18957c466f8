"""Where can this tile go? Ghosts at the ends of trains, a ring around what the keyboard is on, light around a hint."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.canvas import glow, painted
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.pose import Pose
from mexicantrain_qt.table.tile_drawing import CORNER

_REACH = 0.3
_AROUND = 14.0
"""How far the light around a hint reaches, in px."""
_OUTSIDE = 3.0


class Lights:
    """Items that show what is possible; they say nothing about whether it is legal."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._ghosts: list[QGraphicsPixmapItem] = []
        self._ring: QGraphicsPixmapItem | None = None
        self._hint: QGraphicsPixmapItem | None = None

    def show(self, places: Mapping[Play, Pose], aimed: TrainName | None, faces: Faces) -> None:
        """A ghost for each of *places*, that on the train *aimed* the brightest."""
        self.put_out()
        for play, pose in places.items():
            picture = ghost_picture(play.tile, pose, play.train == aimed, faces)
            self._ghosts.append(self._put(picture, QPointF(pose.x, pose.y), Layer.SOCKETS))

    def put_out(self) -> None:
        for item in self._ghosts:
            self._scene.removeItem(item)
        self._ghosts.clear()

    def ring(self, tile: Pose | None, faces: Faces) -> None:
        """A ring around the tile at that pose, or none."""
        if self._ring is not None:
            self._scene.removeItem(self._ring)
            self._ring = None
        if tile is not None:
            theme = faces.theme
            picture = ring_picture(tile, theme.accent, theme.accent_text, faces.ratio)
            self._ring = self._put(picture, QPointF(tile.x, tile.y), Layer.BUTTONS)

    def hint(self, box: QRectF | None, faces: Faces) -> None:
        """Light around the tile or the button in *box*, or none."""
        if self._hint is not None:
            self._scene.removeItem(self._hint)
            self._hint = None
        if box is not None:
            self._hint = self._put(hint_picture(box.size(), faces), box.center(), Layer.BUTTONS)

    def _put(self, picture: QPixmap, middle: QPointF, layer: Layer) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(picture)
        ratio = picture.devicePixelRatio()
        item.setOffset(-picture.width() / 2 / ratio, -picture.height() / 2 / ratio)
        item.setPos(middle)
        item.setZValue(layer)
        self._scene.addItem(item)
        return item


def ghost_picture(tile: Tile, pose: Pose, aimed: bool, faces: Faces) -> QPixmap:
    """*tile* as it would lie at *pose*: light around it, and brighter where it is aimed at."""
    side = pose.size * (2 + 2.4 * _REACH + 0.4)

    def paint(painter: QPainter) -> None:
        painter.translate(side / 2, side / 2)
        face = faces.face(tile.low, tile.high, pose.size, pose.angle)
        painter.save()
        painter.rotate(pose.angle)
        box = QRectF(-pose.size, -pose.size / 2, 2 * pose.size, pose.size)
        corner = CORNER * pose.size
        accent = QColor(faces.theme.accent)
        glow(painter, box, corner, accent, pose.size * _REACH * (1.0 if aimed else 0.55))
        painter.restore()
        painter.setOpacity(0.86 if aimed else 0.5)
        corner_at = QPointF(-face.width(), -face.height()) / 2 / faces.ratio
        painter.drawPixmap(corner_at, face)
        painter.setOpacity(1.0)
        painter.rotate(pose.angle)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(accent, max(1.5, pose.size * (0.075 if aimed else 0.05))))
        painter.drawRoundedRect(box, corner, corner)

    return painted(side, side, faces.ratio, paint)


def ring_picture(pose: Pose, colour: str, edge: str, ratio: float) -> QPixmap:
    """A ring around a tile: two lines, so that it is seen on ivory and on wood."""
    side = pose.size * 2.3 + 12

    def paint(painter: QPainter) -> None:
        painter.translate(side / 2, side / 2)
        painter.rotate(pose.angle)
        box = QRectF(-pose.size, -pose.size / 2, 2 * pose.size, pose.size).adjusted(-2, -2, 2, 2)
        corner = CORNER * pose.size + 2
        painter.setPen(QPen(QColor(edge), 5))
        painter.drawRoundedRect(box, corner, corner)
        painter.setPen(QPen(QColor(colour), 3))
        painter.drawRoundedRect(box, corner, corner)

    return painted(side, side, ratio, paint)


def hint_picture(size: QSizeF, faces: Faces) -> QPixmap:
    """A frame just outside a box of that *size*, and light around it; the box itself stays as it is."""
    width, height = size.width() + 2 * _AROUND, size.height() + 2 * _AROUND
    theme = faces.theme

    def paint(painter: QPainter) -> None:
        whole = QRectF(0, 0, width, height)
        box = whole.adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        corner = CORNER * min(size.width(), size.height())
        outside, inside = QPainterPath(), QPainterPath()
        outside.addRect(whole)
        inside.addRoundedRect(box, corner, corner)
        painter.save()
        painter.setClipPath(outside - inside)
        glow(painter, box, corner, QColor(theme.accent), _AROUND)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = box.adjusted(-_OUTSIDE, -_OUTSIDE, _OUTSIDE, _OUTSIDE)
        for colour, thick in ((theme.accent_text, 5.0), (theme.accent, 3.0)):
            painter.setPen(QPen(QColor(colour), thick))
            painter.drawRoundedRect(frame, corner + _OUTSIDE, corner + _OUTSIDE)

    return painted(width, height, faces.ratio, paint)
