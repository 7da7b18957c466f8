"""What is the table to the rest of the program?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from mexicantrain_qt.rules.actions import Action, Play
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.settings import Pace
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import PlayerLook, TableTexts, TileStyle
from mexicantrain_qt.table.stage import Stage
from mexicantrain_qt.table.theme import Theme


class TableView(Stage):
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
    train_order_asked = Signal()
    """The hand is to stand as a train: somebody who can find the longest one calls ``arrange_train``."""
    hint_forgotten = Signal()
    """Somebody does not want to see the hint any more."""
    settled = Signal()
    seen = Signal(object)
    """An ``Event`` can just be seen: its tile has arrived, the deal has begun."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wishes.dropped.connect(self.tile_dropped)
        self._wishes.draw.connect(self.draw_asked)
        self._wishes.pass_turn.connect(self.pass_asked)
        self._wishes.done.connect(self.done_asked)
        self._wishes.call.connect(self.call_asked)
        self._wishes.ready.connect(self.ready_asked)
        self._wishes.train_order.connect(self.train_order_asked)
        self._wishes.hint_forgotten.connect(self.hint_forgotten)
        self._animator.settled.connect(self.settled)
        self._animator.seen.connect(self.seen)

    def show_view(self, view: PlayerView) -> None:
        """The table as it is, at once: after loading, undoing, or when another person looks."""
        self._mouse.cancel()
        self._table.hint = None
        self._hand.put_back()
        self._table.cover.take_down()
        self._animator.show_view(view)
        self._mark()

    def show_events(self, events: Sequence[Event], view: PlayerView) -> None:
        """Show what happened, one thing after the other, until the table is *view*; then ``settled``."""
        self._table.hint = None
        if self._table.held not in view.hand:
            self._mouse.cancel()
        self._animator.show_events(events, view)
        self._mark()

    def your_turn(self, view: PlayerView) -> None:
        """From now on tiles that can be played stand out, and trains light up, as ``view.legal`` says."""
        self._table.hint = None
        self._animator.your_turn(view)
        self._mark()

    def show_hint(self, hint: Action) -> None:
        """Light what *hint* is about: a tile and its place, or a button; ``hide_hint``, or any news, puts the light out."""
        if self._table.view is None:
            return
        self.complete()
        self._table.hint = hint
        self._keys.go_to_hint()
        if isinstance(hint, Play):
            self._zooming.show(self._table.place_for(hint.tile, hint.train))
        self._hand.put_back()

    def hide_hint(self) -> None:
        if self._table.hint is not None:
            self._hand.forget_hint()

    def send_home(self, tile: Tile) -> None:
        """The play was refused: *tile* flies back to its place in the rack."""
        if self._table.chosen in (tile, None):
            self._hand.put_back()

    def set_players(self, looks: Sequence[PlayerLook]) -> None:
        """Others sit down, for another game."""
        self._table.looks = tuple(looks)
        self._table.is_other_game = True
        self._refresh()

    def set_texts(self, texts: TableTexts) -> None:
        self._table.texts = texts
        self.setAccessibleName(texts.table)
        self._refit()

    def set_theme(self, theme: Theme) -> None:
        faces = self._table.faces
        if theme != faces.theme:
            self._use(Faces(theme, faces.style, faces.ratio))

    def set_tile_style(self, style: TileStyle) -> None:
        faces = self._table.faces
        if style != faces.style:
            self._use(Faces(faces.theme, style, faces.ratio))

    def set_pace(self, pace: Pace) -> None:
        self._animator.set_pace(pace)

    def be_still(self) -> None:
        """From now on nothing glides or flies: see ``Animator``."""
        self._animator.still = True
        self.complete()

    def set_one_click(self, on: bool) -> None:
        """Whether a click on a tile plays it at once if only one train fits."""
        self._hand.one_click = on

    def set_covered(self, width: int) -> None:
        """*width* px of the table are hidden at its right: the hands that are turned up do without them."""
        if width != self._table.covered:
            self._table.covered = float(width)
            if self._table.view is not None and self._table.view.hands is not None:
                self._refresh()

    def set_thinking(self, seat: int | None) -> None:
        """Say on the plate of *seat* that it is thinking."""
        self._table.show_thinking(seat)

    def arrange_train(self, train: Sequence[Tile]) -> None:
        """Put the hand as *train* would lie at the end of the own train; what is left stands beside it.

        Under a cover nothing changes: the hand there is somebody else's.
        """
        if self._table.view is not None and not self._table.cover.is_up:
            self._table.orders.put_train(self._table.view, train)
            self._refresh()

    def end_train(self) -> None:
        """Put the hand as it was before ``arrange_train``."""
        if self._table.view is not None:
            self._table.orders.end_train(self._table.view)
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

    @property
    def rack_top(self) -> float:
        """Where the table ends and the rack begins, in px of the viewport."""
        return self._table.screen.rack.top()

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
        if self.isVisible():
            self._table.show_ground()
        self.setBackgroundBrush(QColor(faces.theme.surface))
        self._refresh()
