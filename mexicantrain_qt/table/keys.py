"""What does the keyboard do at the table?"""

from __future__ import annotations

from PySide6.QtCore import Qt

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.table.button_signs import ButtonName
from mexicantrain_qt.table.scene import TableScene
from mexicantrain_qt.table.table_hand import TableHand

_STEPS: dict[int, int] = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
}
_BUTTONS: dict[int, ButtonName] = {
    Qt.Key.Key_D: "draw",
    Qt.Key.Key_P: "pass",
    Qt.Key.Key_E: "done",
    Qt.Key.Key_C: "call",
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keys:
    """The tile the keyboard is on, and the way from there to a train and back."""

    def __init__(self, scene: TableScene, hand: TableHand) -> None:
        self._scene = scene
        self._hand = hand
        self._tile: Tile | None = None
        self._last = 0

    @property
    def tile(self) -> Tile | None:
        """The tile with the ring around it."""
        return self._tile if self._tile in self._scene.order else None

    def press(self, key: int, control: bool = False) -> bool:
        """Whether *key* means something here; if so it has been done."""
        if self._scene.cover.is_up:
            if key in _ENTER:
                self._hand.press("ready")
            return key in _ENTER
        if key in _BUTTONS and not control:
            self._hand.press(_BUTTONS[key])
        elif key in _STEPS:
            self._step(_STEPS[key], control)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go_to(0 if key == Qt.Key.Key_Home else -1)
        elif key in _ENTER:
            self._enter()
        elif key == Qt.Key.Key_Escape and self._scene.chosen is not None:
            self._hand.put_back()
        elif key == Qt.Key.Key_Escape and self._scene.hint is not None:
            self._hand.forget_hint()
        else:
            return False
        return True

    def leave(self) -> None:
        """The mouse has taken over, or the table has lost the keyboard."""
        self._tile = None

    def go_to_hint(self) -> None:
        """The way to what the hint says is short: Enter does it."""
        if self._tile is not None:
            self._tile = self._hinted

    @property
    def _hinted(self) -> Tile | None:
        return self._scene.hinted.tile if self._scene.hinted else None

    def _step(self, step: int, control: bool) -> None:
        order = self._scene.order
        if self._hand.aimed is not None:
            self._hand.aim_next(step)
        elif order and self._tile is None:
            self._go_to(0 if step > 0 else -1)
        elif order and self._tile not in order:
            self._go_to(min(self._last, len(order) - 1))
        elif order and self._tile is not None:
            to = (order.index(self._tile) + step) % len(order)
            if control:
                self._hand.move_in_rack(self._tile, to)
            else:
                self._go_to(to)

    def _go_to(self, index: int) -> None:
        if self._scene.order:
            if self._scene.chosen is not None:
                self._hand.put_back()
            self._tile = self._scene.order[index]
            self._last = self._scene.order.index(self._tile)

    def _enter(self) -> None:
        if self._scene.chosen is not None and self._hand.aimed is not None:
            self._hand.play(self._scene.chosen, self._hand.aimed)
        elif self._scene.hint is not None and self.tile in (None, self._hinted):
            self._hand.follow_hint()
        elif self.tile is not None:
            self._hand.take(self.tile, trains_first=True)
        else:
            self._step(1, control=False)
