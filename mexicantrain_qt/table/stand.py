"""What stands on the rack: a hand in its order with the buttons beside it, or all hands when they are turned up?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QGraphicsScene

from mexicantrain_qt.rules.events import Event, RoundEnded
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.buttons import Buttons, action_names
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.looks import PlayerLook, TableTexts
from mexicantrain_qt.table.motion import Motion
from mexicantrain_qt.table.orders import Orders
from mexicantrain_qt.table.rack import RackRoom, rack_places
from mexicantrain_qt.table.rails import Rails
from mexicantrain_qt.table.reveal import ShownHand, shown_hands
from mexicantrain_qt.table.screen import Screen
from mexicantrain_qt.table.tally import Head, Tally


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What is to be known besides the view. ``covered``: px at the right that cannot be seen; ``whole``: the whole table is seen."""

    screen: Screen
    faces: Faces
    texts: TableTexts
    looks: tuple[PlayerLook, ...]
    covered: float = 0.0
    whole: bool = True


class Stand:
    """The rack of the player whose view is shown."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.orders = Orders()
        self.places = rack_places(0, RackRoom(0, 0, 1, 1))
        self.shown: tuple[ShownHand, ...] = ()
        self.buttons = Buttons(scene)
        self._rails = Rails(scene)
        self._tally = Tally(scene)

    def order(self, view: PlayerView) -> tuple[Tile, ...]:
        """The hand from left to right; nothing once all hands are turned up."""
        return self.orders.of(view.seat) if view.hands is None else ()

    def arrange(self, view: PlayerView, around: Surroundings, event: Event | None) -> list[Motion]:
        """Find the places for *view*, and show everything but the tiles; what counts up meanwhile is given back.

        *event* is what has just happened.
        """
        self.orders.take(view)
        screen = around.screen
        order = self.order(view)
        train = len(self.orders.train(view)) if order else 0
        self.places = rack_places(len(order), screen.room, train)
        self._rails.show(self.places, train, around.looks[view.seat].colour, around.faces)
        self.shown = _shown(view, around)
        heads = _heads(view, self.shown, around)
        return self._tally.show(heads, around.faces, isinstance(event, RoundEnded))

    def show_buttons(self, view: PlayerView, around: Surroundings, covered: bool) -> None:
        """The buttons for what can be done in *view*, or the only one of a table that is *covered*."""
        screen, texts = around.screen, around.texts
        if covered:
            self.buttons.show((screen.ready_button(texts),), around.faces)
            return
        shown = screen.action_buttons(action_names(view.legal), texts)
        if view.hands is None:
            shown += screen.sort_buttons(texts)
        if not around.whole:
            shown += (screen.whole_button(texts),)
        self.buttons.show(shown, around.faces)


def _shown(view: PlayerView, around: Surroundings) -> tuple[ShownHand, ...]:
    if view.hands is None:
        return ()
    room = around.screen.open_room(around.covered)
    return shown_hands([len(hand) for hand in view.hands], room, around.screen.sizes.head)


def _heads(view: PlayerView, shown: tuple[ShownHand, ...], around: Surroundings) -> tuple[Head, ...]:
    result = view.result
    if result is None:
        return ()
    return tuple(
        Head(
            around.looks[seat],
            result.penalties[seat],
            seat in result.out,
            hand.head,
            around.screen.sizes.text,
        )
        for seat, hand in enumerate(shown)
    )
