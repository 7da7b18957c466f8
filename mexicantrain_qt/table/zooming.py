"""How does somebody come nearer to the table, and look around on it?"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QWheelEvent

from mexicantrain_qt.table.lens import WHOLE, Zoom
from mexicantrain_qt.table.pose import Pose
from mexicantrain_qt.table.scene import TableScene

STEP = 1.25
"""How much nearer the table is after a key, or a notch of the wheel."""
NOTCH = 120.0
SETTLING_MS = 120
"""How long the table must lie still before it is drawn exactly."""
_BORDER = 2.0


class Zooming:
    """Wheel, pinch, hand and keys. *moved* is called when the table was moved, *settle* draws it exactly when it lies still."""

    def __init__(self, scene: TableScene, moved: Callable[[], None], settle: Callable[[], None]) -> None:
        self._scene = scene
        self._moved = moved
        self._later = QTimer(scene)
        self._later.setSingleShot(True)
        self._later.setInterval(SETTLING_MS)
        self._later.timeout.connect(settle)

    def nearer(self, by: float, around: QPointF | None = None) -> None:
        """*by* times as near; what is *around* a point (else the middle) stays where it is."""
        room = self._scene.screen.table
        middle = QPointF(room.width() / 2, room.height() / 2)
        self._look(self._scene.zoom.nearer(by, around or middle, room))

    def whole(self) -> None:
        """The whole table is seen."""
        self._look(WHOLE)

    def push(self, by: QPointF) -> None:
        """The table is pushed along."""
        self._look(self._scene.zoom.moved(by, self._scene.screen.table))

    def show(self, pose: Pose) -> None:
        """Push the table until a tile at *pose* is seen."""
        room, reach = self._scene.screen.table, _BORDER * pose.size
        left, top = min(0.0, pose.x - reach), min(0.0, pose.y - reach)
        right, bottom = max(0.0, pose.x + reach - room.width()), max(0.0, pose.y + reach - room.height())
        if (left, top, right, bottom) != (0.0, 0.0, 0.0, 0.0):
            self.push(QPointF(-left - right, -top - bottom))

    def wheel(self, event: QWheelEvent) -> None:
        """The wheel comes nearer; two fingers on a pad push a table that is near, and come nearer with Ctrl."""
        pushed = QPointF(event.pixelDelta())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if not pushed.isNull() and not control:
            self.push(pushed)
        elif self._scene.screen.rack.contains(event.position()):
            event.ignore()
        else:
            self.nearer(STEP ** (event.angleDelta().y() / NOTCH), event.position())

    def _look(self, zoom: Zoom) -> None:
        if self._scene.view is not None and zoom != self._scene.zoom:
            self._scene.look(zoom)
            self._moved()
            self._later.start()
