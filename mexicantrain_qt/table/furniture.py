"""What stands on the table besides the tiles and the trains: the hub, the boneyard, the plates?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from mexicantrain_qt.rules.actions import Draw
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.boneyard import boneyard_picture
from mexicantrain_qt.table.hub import hub_picture
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.layout import Box, TablePlaces
from mexicantrain_qt.table.motion import Motion
from mexicantrain_qt.table.picture_items import PictureItems
from mexicantrain_qt.table.plate import PlateState, plate_picture
from mexicantrain_qt.table.setting import Setting
from mexicantrain_qt.table.shown_hand import PAD, shown_hand_picture, shown_hand_size
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
        self._hub(places, setting)
        self._boneyard(view, places, setting)
        for seat in range(view.players):
            self._plate(seat, view, places, setting)
        put_ends(self.items, view, places, setting, event)
        if view.hands is not None:
            for seat, hand in enumerate(view.hands):
                in_rack = seat == view.seat and bool(view.hand)
                tiles = () if in_rack else tuple(sorted(hand, key=lambda t: (-t.pips, -t.high)))
                penalty = view.result.penalties[seat] if view.result else 0
                self._shown_hand(seat, tiles, penalty, places, setting)
        return self.items.settle()

    def _hub(self, places: TablePlaces, setting: Setting) -> None:
        px, radius = setting.lens.px, places.hub_radius * setting.lens.px
        slots = tuple(
            (there.slot.angle, setting.colour(name)) for name, there in sorted(places.trains.items())
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
        state = PlateState(look.name, look.colour, view.counts[seat], view.totals[seat], to_move, mine, note)
        (width, height), text = setting.sizes.plate, setting.sizes.text
        self.items.put(
            ("plate", seat),
            (state, width, height, text),
            lambda: plate_picture(state, width, height, text, setting.faces.theme, setting.faces.ratio),
            Layer.PLATES,
            setting.lens.middle(places.plates[seat]),
            tip=look.name,
        )

    def _shown_hand(
        self, seat: int, tiles: tuple[Tile, ...], penalty: int, places: TablePlaces, setting: Setting
    ) -> None:
        """Beside a plate, towards the middle of the table; of the hand in the rack only the points."""
        lens, text = setting.lens, setting.sizes.text
        short = (setting.sizes.plate[1] - 2 * PAD) / 2.14
        size = shown_hand_size(len(tiles), penalty, short, text)
        table = lens.box(Box(0, 0, places.width, places.height))
        self.items.put(
            ("hand", seat),
            (tiles, penalty, short, text),
            lambda: shown_hand_picture(tiles, penalty, short, text, setting.faces),
            Layer.SHOWN_HANDS,
            _beside(lens.middle(places.plates[seat]), setting.sizes.plate, size, table),
        )


def _beside(
    plate: QPointF, plate_size: tuple[float, float], size: tuple[float, float], table: QRectF
) -> QPointF:
    """The middle of a panel of that *size* at the inner side of a plate, inside the *table*."""
    side = 1 if plate.x() < table.center().x() else -1
    x = plate.x() + side * ((plate_size[0] + size[0]) / 2 + 6)
    y = min(max(plate.y(), size[1] / 2 + 6), table.height() - size[1] / 2 - 6)
    return QPointF(x, y)


def _left_after_deal(view: PlayerView) -> int:
    highest = view.options.highest
    tiles = (highest + 1) * (highest + 2) // 2
    return tiles - view.players * view.options.hand_size(view.players)
