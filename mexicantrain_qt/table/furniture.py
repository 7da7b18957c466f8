"""What stands on the table besides the tiles and the trains: the hub, the boneyard, the plates?"""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsScene

from mexicantrain_qt.rules.actions import Draw
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.boneyard import boneyard_picture
from mexicantrain_qt.table.hub import hub_picture
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.layout import TablePlaces
from mexicantrain_qt.table.motion import Motion
from mexicantrain_qt.table.picture_items import PictureItems
from mexicantrain_qt.table.plate import PlateState, plate_picture
from mexicantrain_qt.table.setting import Setting
from mexicantrain_qt.table.train_ends import put_ends


class Furniture:
    """Everything that is there once, or once a player."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.items = PictureItems(scene)

    def arrange(
        self, view: PlayerView, places: TablePlaces, setting: Setting, event: Event | None = None
    ) -> list[Motion]:
        """Show what *view* says, and give back the movements to where everything belongs.

        *event* is what has just happened.
        """
        self.items.begin(setting.faces)
        self._hub(view, places, setting)
        self._boneyard(view, places, setting)
        for seat in range(view.players):
            self._plate(seat, view, places, setting)
        put_ends(self.items, view, places, setting, event)
        return self.items.settle()

    def _hub(self, view: PlayerView, places: TablePlaces, setting: Setting) -> None:
        px, radius = setting.lens.px, places.hub_radius * setting.lens.px
        slots = tuple(
            (places.trains[train.name].slot.angle, setting.colour(train.name)) for train in view.trains_played
        )
        self.items.put(
            "hub",
            (radius, px, slots),
            lambda: hub_picture(radius, px, slots, setting.faces.theme, setting.faces.ratio),
            Layer.HUB,
            setting.lens.at(places.hub),
        )

    def _boneyard(self, view: PlayerView, places: TablePlaces, setting: Setting) -> None:
        sizes = setting.sizes
        lit = any(isinstance(action, Draw) for action in view.legal)
        full, word = _left_after_deal(view), setting.texts.draw
        self.items.put(
            "boneyard",
            (view.boneyard, full, word, lit, sizes),
            lambda: boneyard_picture(view.boneyard, full, word, lit, sizes, setting.faces),
            Layer.BONEYARD,
            setting.lens.middle(places.boneyard),
            tip=setting.texts.boneyard,
        )

    def _plate(self, seat: int, view: PlayerView, places: TablePlaces, setting: Setting) -> None:
        look, texts = setting.looks[seat], setting.texts
        to_move = view.turn == seat and view.result is None
        mine = to_move and seat == view.seat and bool(view.legal)
        note = texts.thinking if setting.thinking == seat else texts.your_turn if mine else ""
        total = view.totals[seat] + (view.result.penalties[seat] if view.result else 0)
        state = PlateState(look.name, look.colour, view.counts[seat], total, to_move, mine, note)
        (width, height), text = setting.sizes.plate, setting.sizes.text
        self.items.put(
            ("plate", seat),
            (state, width, height, text),
            lambda: plate_picture(state, width, height, text, setting.faces.theme, setting.faces.ratio),
            Layer.PLATES,
            setting.lens.middle(places.plates[seat]),
            tip=look.name,
        )


def _left_after_deal(view: PlayerView) -> int:
    highest = view.options.highest
    tiles = (highest + 1) * (highest + 2) // 2
    return tiles - view.players * view.options.hand_size(view.players)
