"""How does one tile show itself in the scene? A picture that is exact where it lies, and a shadow under it."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.pose import Pose, shortest_turn

GROWTH = 0.06
_STEP = 15.0
_CONTACT = (0.13, 0.52, 0.05)
_HELD = (0.42, 0.46, 0.30)


class TileItem(QGraphicsPixmapItem):
    """A tile, or with *tile* ``None`` one whose face nobody here may know."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, tile: Tile | None) -> None:
        super().__init__()
        self.tile = tile
        self._faces = faces
        self._pose = Pose(0, 0, 0, 1)
        self._dimmed = False
        self._layer = Layer.TILES
        self._shadow = QGraphicsPixmapItem()
        self._shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        for item in (self._shadow, self):
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            scene.addItem(item)
        self.set_layer(Layer.TILES)

    @property
    def pose(self) -> Pose:
        return self._pose

    def set_pose(self, pose: Pose, moving: bool = False) -> None:
        """Show the tile there; *moving* is quicker and less exact."""
        self._pose = pose
        grown = pose.size * (1 + GROWTH * pose.lift)
        ratio = self._faces.ratio
        exact = not moving and pose.lift == 0.0
        drawn = pose.angle % 360 if exact else round(pose.angle / _STEP) * _STEP % 360
        x, y = pose.x * ratio, pose.y * ratio
        phase = (0.0, 0.0)
        if exact:
            phase = (_quarter(x - floor(x)), _quarter(y - floor(y)))
            x, y = floor(x), floor(y)
        size = pose.size if exact else _whole(pose.size)
        _show(self, self._picture(size, drawn, phase), ratio)
        self.setPos(x / ratio, y / ratio)
        self.setRotation(0.0 if exact else shortest_turn(drawn, pose.angle))
        self.setScale(1.0 if exact else grown / size)
        self._show_shadow(pose, grown, exact)

    def _picture(self, size: float, angle: float, phase: tuple[float, float]) -> QPixmap:
        if self.tile is None or not self._pose.face:
            return self._faces.back(size, angle, phase)
        return self._faces.face(self.tile.low, self.tile.high, size, angle, phase, self._dimmed)

    def _show_shadow(self, pose: Pose, grown: float, exact: bool) -> None:
        blur, strength, drop = (
            low + (high - low) * pose.lift for low, high in zip(_CONTACT, _HELD, strict=True)
        )
        drawn = pose.angle % 180 if exact else round(pose.angle / _STEP) * _STEP % 180
        size = pose.size if exact else _whole(pose.size)
        ratio = self._faces.ratio
        _show(self._shadow, self._faces.shadow(size, drawn, round(blur, 2), round(strength, 2)), ratio)
        self._shadow.setPos(round(pose.x * ratio) / ratio, round((pose.y + drop * grown) * ratio) / ratio)
        self._shadow.setRotation(0.0 if exact else shortest_turn(drawn, pose.angle, half=True))
        self._shadow.setScale(1.0 if exact else grown / size)

    def set_faces(self, faces: Faces) -> None:
        """Show the same tile in another theme, style or on another screen."""
        self._faces = faces
        self.set_pose(self._pose)

    def set_dimmed(self, dimmed: bool) -> None:
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.set_pose(self._pose)

    @property
    def is_dimmed(self) -> bool:
        return self._dimmed

    def set_layer(self, layer: Layer) -> None:
        """Lie on the table, stand in the rack, or be above everything."""
        self.setZValue(layer)
        self._shadow.setZValue(layer - 0.5)

    def show_all(self, visible: bool) -> None:
        self.setVisible(visible)
        self._shadow.setVisible(visible)

    def remove(self) -> None:
        for item in (self._shadow, self):
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)

    def outline(self) -> QPolygonF:
        """The corners of the tile in the scene."""
        pose = self._pose
        size = pose.size * (1 + GROWTH * pose.lift)
        turn = QTransform().translate(pose.x, pose.y).rotate(pose.angle).scale(size, size)
        return turn.map(QPolygonF(QRectF(-1, -0.5, 2, 1)))

    def holds(self, point: QPointF) -> bool:
        """Whether *point* of the scene is on the tile."""
        return self.outline().containsPoint(point, Qt.FillRule.OddEvenFill)


def _show(item: QGraphicsPixmapItem, pixmap: QPixmap, ratio: float) -> None:
    if pixmap.cacheKey() != item.pixmap().cacheKey():
        item.setPixmap(pixmap)
        item.setOffset(-pixmap.width() / 2 / ratio, -pixmap.height() / 2 / ratio)


def _quarter(share: float) -> float:
    return round(share * 4) / 4


def _whole(size: float) -> float:
    """A size for pictures in motion: few of them, so that they are drawn once."""
    return max(1.0, round(size))
