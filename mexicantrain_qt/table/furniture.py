"""What stands on the table besides the tiles: the hub, the plates, the boneyard, the markers?"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from mexicantrain_qt.rules.actions import Draw
from mexicantrain_qt.rules.events import Event, MarkerRaised
from mexicantrain_qt.rules.trains import SEATS, Train, TrainName
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table import boneyard, hub, marker, plate, shown_hand
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.layout import Box, TablePlaces
from mexicantrain_qt.table.lights import ring_picture
from mexicantrain_qt.table.looks import PlayerLook, TableTexts
from mexicantrain_qt.table.motion import Motion, gliding
from mexicantrain_qt.table.plate import PlateState
from mexicantrain_qt.table.pose import lying
from mexicantrain_qt.table.sizes import Sizes


@dataclass(frozen=True, slots=True)
class Setting:
    """What the furniture needs to know besides the view: the look of the table and of everybody at it."""

    faces: Faces
    sizes: Sizes
    looks: tuple[PlayerLook, ...]
    texts: TableTexts
    thinking: int | None = None
    ahead: frozenset[TrainName] = frozenset()


class Furniture:
    """Items with one picture each, painted anew only when what it shows has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Hashable, QGraphicsPixmapItem] = {}
        self._shown: dict[Hashable, Hashable] = {}
        self._faces: Faces | None = None
        self._placed: set[Hashable] = set()

    def arrange(
        self, view: PlayerView, places: TablePlaces, setting: Setting, event: Event | None = None
    ) -> list[Motion]:
        """Show what *view* says, and give back the movements to where everything belongs.

        *event* has just happened: a locomotive that it brings leaves the hub.
        """
        if setting.faces is not self._faces:
            self._faces = setting.faces
            self._shown.clear()
        wanted: dict[Hashable, QPointF] = {}
        self._hub(wanted, places, setting)
        self._boneyard(wanted, view, places, setting)
        for seat in range(view.players):
            self._plate(wanted, seat, view, places, setting)
        for train in view.trains:
            if train.is_mexican or train.marked:
                self._marker(wanted, train, places, setting)
            elif train.tiles and train.name not in setting.ahead:
                self._end(wanted, train, places, setting)
        for name in view.open_doubles:
            self._open_double(wanted, view.train(name), places, setting)
        if view.hands is not None:
            self._shown_hands(wanted, view, places, setting)
        starts: dict[Hashable, QPointF] = {}
        if isinstance(event, MarkerRaised):
            slot, px = places.trains[SEATS[event.seat]].slot, places.tile_px
            starts["marker", SEATS[event.seat]] = QPointF(slot.x * px, slot.y * px)
        return self._moved(wanted, starts)

    def clear(self) -> None:
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._shown.clear()
        self._placed.clear()

    def _hub(self, wanted: dict[Hashable, QPointF], places: TablePlaces, setting: Setting) -> None:
        px = places.tile_px
        slots = tuple(
            (there.slot.angle, _colour(name, setting.looks)) for name, there in sorted(places.trains.items())
        )
        radius = places.hub_radius * px
        key = (radius, px, slots)
        theme, ratio = setting.faces.theme, setting.faces.ratio
        if self._is_new("hub", key):
            self._show("hub", hub.hub_picture(radius, px, slots, theme, ratio), Layer.HUB)
        wanted["hub"] = QPointF(places.hub.x * px, places.hub.y * px)

    def _boneyard(
        self, wanted: dict[Hashable, QPointF], view: PlayerView, places: TablePlaces, setting: Setting
    ) -> None:
        width, height = setting.sizes.boneyard
        lit = any(isinstance(action, Draw) for action in view.legal)
        word = setting.texts.draw
        full = _tiles_left_after_deal(view)
        if self._is_new("boneyard", (view.boneyard, full, lit, word, setting.texts.boneyard, width, height)):
            picture = boneyard.boneyard_picture(view.boneyard, full, word, lit, width, height, setting.faces)
            self._show("boneyard", picture, Layer.BONEYARD, setting.texts.boneyard)
        wanted["boneyard"] = _middle(places.boneyard, places.tile_px)

    def _plate(
        self,
        wanted: dict[Hashable, QPointF],
        seat: int,
        view: PlayerView,
        places: TablePlaces,
        setting: Setting,
    ) -> None:
        look = setting.looks[seat]
        to_move = view.turn == seat and view.result is None
        mine = to_move and seat == view.seat and bool(view.legal)
        thinking = setting.thinking == seat
        note = setting.texts.thinking if thinking else setting.texts.your_turn if mine else ""
        state = PlateState(look.name, look.colour, view.counts[seat], view.totals[seat], to_move, mine, note)
        width, height = setting.sizes.plate
        key = ("plate", seat)
        theme, ratio = setting.faces.theme, setting.faces.ratio
        if self._is_new(key, (state, width, height)):
            self._show(key, plate.plate_picture(state, width, height, theme, ratio), Layer.PLATES)
        wanted[key] = _middle(places.plates[seat], places.tile_px)

    def _marker(
        self, wanted: dict[Hashable, QPointF], train: Train, places: TablePlaces, setting: Setting
    ) -> None:
        px = places.tile_px
        there = places.trains[train.name]
        place = there.marker_ahead if train.name in setting.ahead else there.marker
        colour = _colour(train.name, setting.looks)
        theme, ratio = setting.faces.theme, setting.faces.ratio
        engine, word = ("marker", train.name), ("sign", train.name)
        tip = setting.texts.train(train.name)
        if self._is_new(engine, (place.angle, px, colour, tip)):
            picture = marker.locomotive_picture(colour, place.angle, px, theme, ratio)
            self._show(engine, picture, Layer.MARKERS, tip)
        wanted[engine] = QPointF(place.x * px, place.y * px)
        if train.name in setting.ahead:
            return  # the ghost of a tile is where the word was
        width, height = setting.sizes.sign
        if self._is_new(word, (setting.texts.open, width, height)):
            picture = marker.sign_picture(setting.texts.open, width, height, theme, ratio)
            self._show(word, picture, Layer.MARKERS)
        wanted[word] = _middle(there.sign, px)

    def _open_double(
        self, wanted: dict[Hashable, QPointF], train: Train, places: TablePlaces, setting: Setting
    ) -> None:
        """A ring in the colour of what is open around a double that nobody has covered."""
        px, theme = places.tile_px, setting.faces.theme
        tile, place = train.tiles[-1], places.trains[train.name].tiles[-1]
        pose = lying(place, px, tile, tile.low)
        key = ("double", train.name)
        if self._is_new(key, pose):
            picture = ring_picture(pose, theme.open, theme.open_text, setting.faces.ratio)
            self._show(key, picture, Layer.RINGS)
        wanted[key] = QPointF(pose.x, pose.y)

    def _end(
        self, wanted: dict[Hashable, QPointF], train: Train, places: TablePlaces, setting: Setting
    ) -> None:
        """The number a train ends in, where the next tile would begin."""
        px = places.tile_px
        place = places.trains[train.name].next
        colour = _colour(train.name, setting.looks)
        key = ("end", train.name)
        if self._is_new(key, (train.end, px, colour)):
            picture = marker.end_picture(train.end, colour, px, setting.faces)
            self._show(key, picture, Layer.MARKERS, setting.texts.train(train.name))
        turn = radians(place.angle)
        wanted[key] = QPointF(place.x - cos(turn) * 0.5, place.y - sin(turn) * 0.5) * px

    def _shown_hands(
        self, wanted: dict[Hashable, QPointF], view: PlayerView, places: TablePlaces, setting: Setting
    ) -> None:
        """Beside every plate, towards the middle of the table; of the hand in the rack only the points."""
        assert view.hands is not None
        penalties = view.result.penalties if view.result else (0,) * view.players
        short = max(15.0, 0.62 * places.tile_px)
        table = QRectF(0, 0, places.width * places.tile_px, places.height * places.tile_px)
        for seat, hand in enumerate(view.hands):
            tiles = () if seat == view.seat and view.hand else tuple(sorted(hand))
            key = ("hand", seat)
            size = shown_hand.shown_hand_size(len(tiles), penalties[seat], short)
            if self._is_new(key, (tiles, penalties[seat], short)):
                picture = shown_hand.shown_hand_picture(tiles, penalties[seat], short, setting.faces)
                self._show(key, picture, Layer.SHOWN_HANDS)
            wanted[key] = _beside(_middle(places.plates[seat], places.tile_px), setting, size, table)

    def _is_new(self, key: Hashable, shown: Hashable) -> bool:
        changed = self._shown.get(key) != shown
        self._shown[key] = shown
        return changed

    def _show(self, key: Hashable, picture: QPixmap, layer: Layer, tip: str = "") -> None:
        item = self._items.get(key)
        if item is None:
            item = QGraphicsPixmapItem()
            item.setZValue(layer)
            self._scene.addItem(item)
            self._items[key] = item
        ratio = picture.devicePixelRatio()
        item.setPixmap(picture)
        item.setToolTip(tip)
        item.setOffset(-picture.width() / 2 / ratio, -picture.height() / 2 / ratio)

    def _moved(self, wanted: dict[Hashable, QPointF], starts: dict[Hashable, QPointF]) -> list[Motion]:
        motions: list[Motion] = []
        for key in [key for key in self._items if key not in wanted]:
            self._scene.removeItem(self._items.pop(key))
            self._shown.pop(key, None)
            self._placed.discard(key)
        for key, point in wanted.items():
            item = self._items[key]
            if key not in self._placed:
                self._placed.add(key)
                item.setPos(starts.get(key, point))
            if item.pos() != point:
                motions.append(gliding(item, point))
        return motions


def _beside(plate_middle: QPointF, setting: Setting, size: tuple[float, float], table: QRectF) -> QPointF:
    """The middle of a panel of that *size* above or below a plate, inside the *table*."""
    down = 1 if plate_middle.y() < table.center().y() else -1
    away = (setting.sizes.plate[1] + size[1]) / 2 + 6
    x = min(max(plate_middle.x(), size[0] / 2 + 6), table.width() - size[0] / 2 - 6)
    return QPointF(x, plate_middle.y() + down * away)


def _tiles_left_after_deal(view: PlayerView) -> int:
    highest = view.options.highest
    tiles = (highest + 1) * (highest + 2) // 2
    return tiles - view.players * view.options.hand_size(view.players)


def _colour(name: TrainName, looks: tuple[PlayerLook, ...]) -> int | None:
    seat = SEATS.find(name)
    return looks[seat].colour if 0 <= seat < len(looks) else None


def _middle(box: Box, px: float) -> QPointF:
    x, y = box.centre
    return QPointF(x * px, y * px)
