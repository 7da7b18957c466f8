"""How are items kept that show one picture each?"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.lens import Stretch
from mexicantrain_qt.table.motion import Motion, gliding


class PictureItems:
    """Items by key. Between ``begin`` and ``settle`` everything that is to be there is put; the rest goes.

    A picture is painted anew only when what it shows has changed.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Hashable, QGraphicsPixmapItem] = {}
        self._shown: dict[Hashable, Hashable] = {}
        self._wanted: dict[Hashable, QPointF] = {}
        self._look: object = None

    @property
    def keys(self) -> frozenset[Hashable]:
        """What is there."""
        return frozenset(self._items)

    def begin(self, look: object) -> None:
        """*look*: what all pictures are painted with; another one makes them all out of date."""
        if look is not self._look:
            self._look = look
            self._shown.clear()
        self._wanted = {}

    def put(
        self,
        key: Hashable,
        shows: Hashable,
        paint: Callable[[], QPixmap],
        layer: Layer,
        at: QPointF,
        *,
        tip: str = "",
        start: QPointF | None = None,
    ) -> None:
        """An item that *shows* something, its middle *at*; if it is new it comes from *start*."""
        item = self._items.get(key)
        if item is None:
            item = self._items[key] = QGraphicsPixmapItem()
            item.setZValue(layer)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            item.setPos(start or at)
            self._scene.addItem(item)
        item.setScale(1.0)
        if self._shown.get(key) != (shows, tip):
            self._shown[key] = (shows, tip)
            picture = paint()
            ratio = picture.devicePixelRatio()
            item.setPixmap(picture)
            item.setToolTip(tip)
            item.setOffset(-picture.width() / 2 / ratio, -picture.height() / 2 / ratio)
        self._wanted[key] = at

    def stretch(self, change: Stretch) -> None:
        """Show everything through another lens: quickly, until it is put anew."""
        for item in self._items.values():
            item.setPos(change.point(item.pos()))
            item.setScale(item.scale() * change.scale)

    def settle(self) -> list[Motion]:
        """Take away what was not put, and give back the movements of the rest."""
        for key in self._items.keys() - self._wanted.keys():
            self._scene.removeItem(self._items.pop(key))
            self._shown.pop(key, None)
        return [
            gliding(self._items[key], to) for key, to in self._wanted.items() if self._items[key].pos() != to
        ]
