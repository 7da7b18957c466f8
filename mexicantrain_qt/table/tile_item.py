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
EDGE = 0.08
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
        self._drawn = (1.0, 0.0)
        self._dimmed = False
        self._exact = False
        self._layer = Layer.TILES
        self._shadow = QGraphicsPixmapItem()
        self._shadow.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # A shadow is soft anyway; turning it smoothly would cost a quarter of a frame in which everything moves.
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        for item in (self._shadow, self):
            scene.addItem(item)
        self.set_layer(Layer.TILES)

    @property
    def pose(self) -> Pose:
        return self._pose

    @property
    def is_exact(self) -> bool:
        """Whether it lies still, drawn as finely as the screen can show it."""
        return self._exact

    def set_pose(self, pose: Pose, moving: bool = False) -> None:
        """Show the tile there; *moving* turns and scales a picture that is nearly right, which is quicker."""
        flipped = (pose.turned > 0.5) != (self._pose.turned > 0.5)
        self._pose = pose
        exact = self._exact = not moving and pose.lift == 0.0
        ratio = self._faces.ratio
        x, y = pose.x * ratio, pose.y * ratio
        if exact:
            phase = (_quarter(x - floor(x)), _quarter(y - floor(y)))
            self._draw(pose.size, pose.angle % 360, phase)
            self.setPos(floor(x) / ratio, floor(y) / ratio)
        else:
            if flipped or not self._is_nearly(pose):
                self._draw(max(1.0, round(pose.size)), round(pose.angle / _STEP) * _STEP % 360, (0.0, 0.0))
            self.setPos(pose.x, pose.y)
        self._fit(exact)
        self._show_shadow(exact)

    def _is_nearly(self, pose: Pose) -> bool:
        """Whether the picture that is shown will do for *pose* while it moves."""
        size, angle = self._drawn
        return abs(shortest_turn(angle, pose.angle)) <= _STEP and 0.75 <= size / pose.size <= 1.35

    def _draw(self, size: float, angle: float, phase: tuple[float, float]) -> None:
        self._drawn = size, angle
        if self.tile is None or self._pose.turned > 0.5:
            picture = self._faces.back(size, angle, phase)
        else:
            low, high = self.tile.low, self.tile.high
            picture = self._faces.face(low, high, size, angle, phase, self._dimmed)
        _show(self, picture, self._faces.ratio)

    def _fit(self, exact: bool) -> None:
        pose, (size, angle) = self._pose, self._drawn
        self.setRotation(0.0 if exact else shortest_turn(angle, pose.angle))
        self.setScale(1.0 if exact else pose.size * (1 + GROWTH * pose.lift) / size)
        seen = max(EDGE, abs(1 - 2 * pose.turned))
        flip = QTransform() if seen == 1.0 else QTransform().rotate(angle).scale(1, seen).rotate(-angle)
        for item in (self, self._shadow):
            item.setTransform(flip)

    def _show_shadow(self, exact: bool) -> None:
        pose, (size, angle) = self._pose, self._drawn
        blur, strength, drop = _shadow_of(pose.lift) if pose.lift else _CONTACT
        ratio = self._faces.ratio
        _show(self._shadow, self._faces.shadow(size, angle % 180, blur, strength), ratio)
        x, y = pose.x, pose.y + drop * pose.size
        self._shadow.setPos(
            round(x * ratio) / ratio if exact else x, round(y * ratio) / ratio if exact else y
        )
        self._shadow.setRotation(self.rotation())
        self._shadow.setScale(self.scale())

    def set_faces(self, faces: Faces) -> None:
        """Show the same tile in another theme, style or on another screen."""
        self._faces = faces
        self.set_pose(self._pose)

    def set_dimmed(self, dimmed: bool) -> None:
        if dimmed != self._dimmed:
            self._dimmed = dimmed
            self.set_pose(self._pose)

    @property
    def layer(self) -> Layer:
        return self._layer

    def set_layer(self, layer: Layer) -> None:
        """Lie on the table, stand in the rack, or be above everything."""
        self._layer = layer
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


def _shadow_of(lift: float) -> tuple[float, float, float]:
    """The shadow at that height, in steps, so that not every height needs a picture of its own."""
    blur, strength, drop = (
        round(low + (high - low) * lift, 1) for low, high in zip(_CONTACT, _HELD, strict=True)
    )
    return blur, strength, drop


def _show(item: QGraphicsPixmapItem, pixmap: QPixmap, ratio: float) -> None:
    if pixmap.cacheKey() != item.pixmap().cacheKey():
        item.setPixmap(pixmap)
        item.setOffset(-pixmap.width() / 2 / ratio, -pixmap.height() / 2 / ratio)


def _quarter(share: float) -> float:
    return round(share * 4) / 4
