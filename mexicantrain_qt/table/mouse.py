"""What does the mouse do at the table?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.button_signs import ButtonName
from mexicantrain_qt.table.scene import TableScene
from mexicantrain_qt.table.table_hand import TableHand
from mexicantrain_qt.table.targets import train_at
from mexicantrain_qt.table.tile_stock import HOVERED, RAISED
from mexicantrain_qt.table.zooming import Zooming

THRESHOLD = 4.0
"""How far the mouse moves with a tile before it is a drag and no click, in px."""
BELOW = QPointF(0, 2 * RAISED + HOVERED)
"""The gap that a tile leaves under it when it rises still belongs to it: it must not flee from the mouse."""


class Mouse:
    """Presses, moves and releases, in px of the scene: of the left button, or of one that can only push the table."""

    def __init__(self, scene: TableScene, hand: TableHand, zooming: Zooming) -> None:
        self._scene = scene
        self._hand = hand
        self._zooming = zooming
        self._last: QPointF | None = None
        self._start = QPointF()
        self._grip = QPointF()
        self._tile: Tile | None = None
        self._button: ButtonName | None = None
        self._dragging = False

    @property
    def is_dragging(self) -> bool:
        return self._dragging

    def push(self, point: QPointF) -> None:
        """Take hold of the table itself."""
        if not self._scene.cover.is_up:
            self._start = self._last = QPointF(point)
            self._dragging = False

    def press(self, point: QPointF) -> None:
        self._start = QPointF(point)
        self._dragging = False
        self._last = None
        self._button = self._scene.buttons.at(point)
        self._tile = None if self._button or self._scene.cover.is_up else self.tile_at(point)
        if self._tile is not None:
            item = self._scene.item(self._tile)
            assert item is not None
            self._grip = QPointF(item.pose.x, item.pose.y) - point
        elif self._button is None and not self._scene.screen.rack.contains(point):
            self.push(point)

    def move(self, point: QPointF) -> None:
        self._scene.buttons.hover(self._scene.buttons.at(point))
        if self._last is not None:
            self._push_on(point)
        elif self._tile is None:
            self._hand.hover(None if self._scene.cover.is_up else self.tile_at(point))
        elif self._moves(point):
            self._hand.hold(self._tile, point + self._grip)

    def release(self, point: QPointF) -> None:
        tile, dragging = self._tile, self._dragging
        self._tile, self._last, self._dragging = None, None, False
        if dragging:
            if tile is not None:
                self._hand.drop(tile, point + self._grip)
        elif self._button is not None:
            if self._scene.buttons.at(point) == self._button:
                self._hand.press(self._button)
        elif not self._scene.cover.is_up:
            self._click(tile, point)

    def cancel(self) -> None:
        """The mouse was taken away in the middle of something."""
        if self._dragging and self._tile is not None:
            self._hand.put_back()
        self._tile, self._button, self._last, self._dragging = None, None, None, False

    def leave(self) -> None:
        """The mouse is somewhere else."""
        self._scene.buttons.hover(None)
        self._hand.hover(None)

    def tile_at(self, point: QPointF) -> Tile | None:
        """The tile of the hand at *point*."""
        for tile in reversed(self._scene.order):
            item = self._scene.item(tile)
            if item is not None and (item.holds(point) or item.holds(point - BELOW)):
                return tile
        return None

    def shape_at(self, point: QPointF) -> Qt.CursorShape:
        """What the pointer looks like there."""
        if self._dragging:
            return Qt.CursorShape.ClosedHandCursor
        if self._scene.buttons.at(point) is not None or self._on_boneyard(point):
            return Qt.CursorShape.PointingHandCursor
        if not self._scene.cover.is_up and self.tile_at(point) is not None:
            return Qt.CursorShape.OpenHandCursor
        return Qt.CursorShape.ArrowCursor

    def _moves(self, point: QPointF) -> bool:
        """Whether the mouse, at *point* now, has gone further than a hand shakes."""
        self._dragging = self._dragging or (point - self._start).manhattanLength() >= THRESHOLD
        return self._dragging

    def _push_on(self, point: QPointF) -> None:
        if self._last is not None and self._moves(point):
            self._zooming.push(point - self._last)
            self._last = QPointF(point)

    def _click(self, tile: Tile | None, point: QPointF) -> None:
        scene = self._scene
        if tile is not None:
            self._hand.take(tile)
        elif scene.chosen is not None and scene.places is not None:
            on_table = not scene.screen.rack.contains(point)
            train = train_at(point, scene.chosen.is_double, scene.places, scene.lens) if on_table else None
            if train is None:
                self._hand.put_back()
            else:
                self._hand.play(scene.chosen, train)
        elif self._on_boneyard(point):
            self._hand.press("draw")

    def _on_boneyard(self, point: QPointF) -> bool:
        scene = self._scene
        if scene.places is None or scene.cover.is_up:
            return False
        return not scene.screen.rack.contains(point) and scene.lens.box(scene.places.boneyard).contains(point)
