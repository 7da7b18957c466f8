"""How do a window, a mouse and a keyboard reach the table?"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QTimer
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mexicantrain_qt.table.accessible import make_accessible, tell_focus
from mexicantrain_qt.table.animator import Animator
from mexicantrain_qt.table.keys import Keys
from mexicantrain_qt.table.motion import finish
from mexicantrain_qt.table.mouse import Mouse
from mexicantrain_qt.table.scene import TableScene
from mexicantrain_qt.table.spoken import SpokenTable
from mexicantrain_qt.table.table_hand import TableHand
from mexicantrain_qt.table.wishes import Wishes
from mexicantrain_qt.table.zooming import STEP, Zooming

RESIZE_MS = 60
"""How long a window must keep its size before the table is laid anew for it."""
_REFITTING = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.DevicePixelRatioChange,
)


class Stage(QGraphicsView):
    """A view that is as large as its scene, so that a pixel of the one is a pixel of the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = TableScene(self)
        self._animator = Animator(self._table, self)
        self._wishes = Wishes(self)
        self._hand = TableHand(self._table, self._animator, self._wishes)
        self._zooming = Zooming(self._table, self._mark, self._settle)
        self._mouse = Mouse(self._table, self._hand, self._zooming)
        self._keys = Keys(self._table, self._hand)
        self._wishes.whole.connect(self.show_whole)
        self._spoken = SpokenTable(self._table, self)
        make_accessible(self, self._spoken)
        self.setScene(self._table)
        # When a hundred tiles move, uniting a hundred little areas costs more than painting the one around them.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(640, 400)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(RESIZE_MS)
        self._resized.timeout.connect(self._refit)

    @property
    def is_moving(self) -> bool:
        """Whether anything moves, or waits for its turn to move."""
        return self._animator.is_running

    def complete(self) -> None:
        """Everything that still moves is where it belongs."""
        if self._resized.isActive():
            self._refit()
        self._animator.complete()

    def zoom_in(self) -> None:
        """Come a step nearer to the table."""
        self.complete()
        self._zooming.nearer(STEP)

    def zoom_out(self) -> None:
        """Go a step back from the table."""
        self.complete()
        self._zooming.nearer(1 / STEP)

    def show_whole(self) -> None:
        """See the whole table again."""
        self.complete()
        self._zooming.whole()

    def _settle(self) -> None:
        """The table lies still where it was zoomed or pushed to; what is moving arrives exactly anyway."""
        if not self._animator.is_running:
            finish(self._table.rearrange())
            self._mark()

    def _refresh(self) -> None:
        self._animator.change(self._table.rearrange())
        self._mark()

    def _refit(self) -> None:
        self._resized.stop()
        # Not the viewport's size: the first question for that widget alone takes a twentieth of the program's start.
        size = QSizeF(self.maximumViewportSize())
        self._animator.change(self._table.refit(size, self.devicePixelRatioF()))
        if self.isVisible():
            self._table.show_ground()
        self._mark()

    def _mark(self) -> None:
        """Show anew where the keyboard is and where the chosen tile can go."""
        tile = self._keys.tile if self.hasFocus() else None
        tile = tile or self._table.chosen
        ring = self._table.rest(tile) if tile is not None else None
        self._table.lights.ring(ring, self._table.faces)
        self._hand.light()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and self._table.view is not None:
            self._resized.start()
        else:
            self._refit()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in _REFITTING:
            self._refit()
        return handled

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.complete()
        self._keys.leave()
        self._mark()
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.press(event.position())
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._mouse.push(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(event.position())
        self._point(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release(event.position())
            self._point(event.position())
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._mouse.cancel()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.complete()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape and self._mouse.is_dragging:
            self._mouse.cancel()
        elif not self._keys.press(event.key(), control):
            super().keyPressEvent(event)
        if self._hand.aimed is not None and self._table.chosen is not None:
            self._zooming.show(self._table.place_for(self._table.chosen, self._hand.aimed))
        self._mark()
        thing = self._spoken.focus(self._keys.tile, self._hand.aimed)
        if thing is not None:
            tell_focus(thing)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not self._table.cover.is_up:
            self.complete()
            self._zooming.wheel(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if (
            isinstance(event, QNativeGestureEvent)
            and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture
            and not self._table.cover.is_up
        ):
            self.complete()
            self._zooming.nearer(1 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mouse.leave()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._table.show_ground()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._mouse.cancel()

    def _point(self, point: QPointF) -> None:
        self.viewport().setCursor(self._mouse.shape_at(point))
