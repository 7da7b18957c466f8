"""What is the table to the rest of the program?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import Pace
from mexicantrain_qt.table.accessible import make_accessible, tell_focus
from mexicantrain_qt.table.animator import Animator
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.keys import Keys
from mexicantrain_qt.table.looks import PlayerLook, RackOrder, TableTexts, TileStyle
from mexicantrain_qt.table.mouse import Mouse
from mexicantrain_qt.table.scene import TableScene
from mexicantrain_qt.table.spoken import SpokenTable
from mexicantrain_qt.table.table_hand import TableHand
from mexicantrain_qt.table.theme import Theme
from mexicantrain_qt.table.wishes import Wishes

RESIZE_MS = 60
"""How long a window must keep its size before the table is laid anew for it."""
_REFITTING = (
    QEvent.Type.FontChange,
    QEvent.Type.ApplicationFontChange,
    QEvent.Type.DevicePixelRatioChange,
)


class TableView(QGraphicsView):
    """The table on the screen.

    It is told what is true (``show_view``), what happened (``show_events``) and whose turn it is
    (``your_turn``), and it tells what the hand did. It decides nothing: ``tile_dropped`` may be an illegal
    play, and then somebody says ``send_home``.
    """

    tile_dropped = Signal(object, str)
    draw_asked = Signal()
    pass_asked = Signal()
    done_asked = Signal()
    call_asked = Signal()
    ready_asked = Signal()
    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = TableScene(self)
        self._animator = Animator(self._table, self)
        self._wishes = Wishes(self)
        self._hand = TableHand(self._table, self._animator, self._wishes)
        self._mouse = Mouse(self._table, self._hand)
        self._keys = Keys(self._table, self._hand)
        self._spoken = SpokenTable(self._table, self)
        make_accessible(self, self._spoken)
        self._connect()
        self.setScene(self._table)
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

    def _connect(self) -> None:
        self._wishes.dropped.connect(self.tile_dropped)
        self._wishes.draw.connect(self.draw_asked)
        self._wishes.pass_turn.connect(self.pass_asked)
        self._wishes.done.connect(self.done_asked)
        self._wishes.call.connect(self.call_asked)
        self._wishes.ready.connect(self.ready_asked)
        self._animator.settled.connect(self.settled)

    def show_view(self, view: PlayerView) -> None:
        """The table as it is, at once: after loading, undoing, or when another person looks."""
        self._mouse.cancel()
        self._hand.put_back()
        self._table.cover.take_down()
        self._animator.show_view(view)
        self._mark()

    def show_events(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show what happened, one thing after the other, until the table is *view*; then ``settled``."""
        if self._table.held not in view.hand:
            self._mouse.cancel()
        self._animator.show_events(events, view)
        self._mark()

    def your_turn(self, view: PlayerView) -> None:
        """From now on tiles that can be played stand out, and trains light up, as ``view.legal`` says."""
        self._animator.your_turn(view)
        self._mark()

    def send_home(self, tile: Tile) -> None:
        """The play was refused: *tile* flies back to its place in the rack."""
        if self._table.chosen in (tile, None):
            self._hand.put_back()

    def complete(self) -> None:
        """Everything that still moves is where it belongs."""
        if self._resized.isActive():
            self._refit()
        self._animator.complete()

    def set_players(self, looks: Sequence[PlayerLook]) -> None:
        self._table.looks = tuple(looks)
        self._refresh()

    def set_texts(self, texts: TableTexts) -> None:
        self._table.texts = texts
        self.setAccessibleName(texts.table)
        self._refit()

    def set_theme(self, theme: Theme) -> None:
        faces = self._table.faces
        self._use(Faces(theme, faces.style, faces.ratio))

    def set_tile_style(self, style: TileStyle) -> None:
        faces = self._table.faces
        self._use(Faces(faces.theme, style, faces.ratio))

    def set_pace(self, pace: Pace) -> None:
        self._animator.set_pace(pace)

    def set_one_click(self, on: bool) -> None:
        """Whether a click on a tile plays it at once if only one train fits."""
        self._hand.one_click = on

    def set_thinking(self, seat: int | None) -> None:
        """Say on the plate of *seat* that it is thinking."""
        self._table.show_thinking(seat)

    def sort_rack(self, order: RackOrder) -> None:
        self._hand.press("by_number" if order == "number" else "by_pips")

    def arrange_rack(self, tiles: Sequence[Tile]) -> None:
        """Put the hand in the order of *tiles*, what is not among them at the right."""
        self._table.put_in_order(tuple(tiles))
        self._refresh()

    def where_is(self, tile: Tile) -> QPointF:
        """The middle of *tile*, which lies on the table or in the rack, in px of the viewport. Raises ``KeyError``."""
        item = self._table.item(tile)
        if item is None:
            raise KeyError(tile)
        return QPointF(item.pose.x, item.pose.y)

    def where_goes(self, tile: Tile, train: TrainName) -> QPointF:
        """The middle of the place where *tile* would lie on *train*, in px of the viewport."""
        pose = self._table.place_for(tile, train)
        return QPointF(pose.x, pose.y)

    def cover(self, seat: int) -> None:
        """Hide everything until the person at *seat* is there; ``show_view`` or ``uncover`` takes it away."""
        self._table.put_cover(seat)
        self._refresh()

    def uncover(self) -> None:
        self._table.cover.take_down()
        self._refresh()

    def _use(self, faces: Faces) -> None:
        self._animator.complete()
        self._table.use_faces(faces)
        self._table.repaint_ground()
        self.setBackgroundBrush(QColor(faces.theme.surface))
        self._refresh()

    def _refresh(self) -> None:
        self._animator.change(self._table.rearrange())
        self._mark()

    def _refit(self) -> None:
        self._resized.stop()
        size = QSizeF(self.viewport().size())
        self._animator.change(self._table.refit(size, self.devicePixelRatioF()))
        self._mark()

    def _mark(self) -> None:
        """Show anew where the keyboard is and where the chosen tile can go."""
        tile = self._keys.tile if self.hasFocus() else None
        tile = tile or self._table.chosen
        item = self._table.item(tile) if tile is not None else None
        self._table.lights.ring(item, self._table.faces)
        self._table.light(self._hand.aimed)

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

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse.move(event.position())
        self._point(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._mouse.release(event.position())
            self._point(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.complete()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape and self._mouse.is_dragging:
            self._mouse.cancel()
        elif not self._keys.press(event.key(), control):
            super().keyPressEvent(event)
        self._mark()
        thing = self._spoken.focus(self._keys.tile, self._hand.aimed)
        if thing is not None:
            tell_focus(thing)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._mouse.leave()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._mouse.cancel()

    def _point(self, point: QPointF) -> None:
        self.viewport().setCursor(self._mouse.shape_at(point))
