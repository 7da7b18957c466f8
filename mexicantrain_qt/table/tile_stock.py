"""Which tiles are to be seen, where does each belong, and where did it come from?"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PySide6.QtWidgets import QGraphicsScene

from mexicantrain_qt.rules.actions import Play
from mexicantrain_qt.rules.events import EngineLaid, Event, RoundEnded, RoundStarted, TileDrawn, TilePlayed
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table.faces import Faces
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.layout import Box, TablePlaces
from mexicantrain_qt.table.lens import Lens, Stretch
from mexicantrain_qt.table.motion import Motion, delayed, flying
from mexicantrain_qt.table.pose import Pose, lying, stretched
from mexicantrain_qt.table.rack import RackPlaces, sorted_hand
from mexicantrain_qt.table.reveal import ShownHand
from mexicantrain_qt.table.tally import BEGIN
from mexicantrain_qt.table.tile_item import TileItem

RAISED = 7.0
"""How far a tile that can be played stands out of the rack, in px; a chosen one twice as far."""
HOVERED = 3.0


@dataclass(frozen=True, slots=True)
class Spread:
    """Everything that decides where the tiles belong. ``train``: see ``Orders.train``. ``shown``: the hands that are turned up."""

    view: PlayerView
    places: TablePlaces
    lens: Lens
    rack: RackPlaces
    order: tuple[Tile, ...]
    train: Mapping[Tile, int]
    shown: tuple[ShownHand, ...]
    engine_lies: bool = True
    chosen: Tile | None = None
    held: Tile | None = None
    hovered: Tile | None = None
    hinted: Tile | None = None

    @property
    def playable(self) -> frozenset[Tile]:
        return frozenset(action.tile for action in self.view.legal if isinstance(action, Play))

    @property
    def turned_up(self) -> tuple[tuple[Tile, ...], ...]:
        """The hands that are turned up, by seat, the heaviest tile first."""
        return tuple(sorted_hand(hand, "pips") for hand in self.view.hands or ())

    def rest(self, tile: Tile) -> Pose | None:
        """Where *tile* belongs, if it is to be seen and nobody holds it."""
        found = self.wanted().get(tile)
        return found[0] if found else None

    def wanted(self) -> dict[Tile, tuple[Pose, Layer]]:
        """Where every tile that can be seen belongs; a held one is left where the hand is."""
        lens = self.lens
        found: dict[Tile, tuple[Pose, Layer]] = {}
        if self.engine_lies:
            engine = Tile(self.view.engine, self.view.engine)
            found[engine] = lying(self.places.hub, lens, engine, engine.low), Layer.TILES
        for train in self.view.trains:
            there = self.places.trains[train.name].tiles
            for tile, (near, _), place in zip(train.tiles, train.as_laid(), there, strict=True):
                found[tile] = lying(place, lens, tile, near), Layer.TILES
        for shown, hand in zip(self.shown, self.turned_up, strict=True):
            for index, tile in enumerate(hand):
                found[tile] = shown.pose(index), Layer.HAND
        playable = self.playable
        for index, tile in enumerate(self.order):
            if tile != self.held:
                pose = self.rack.pose(index, turned=self.train.get(tile, tile.low) != tile.low)
                up = RAISED * (2 if tile in (self.chosen, self.hinted) else 1 if tile in playable else 0)
                up += HOVERED if tile == self.hovered else 0
                found[tile] = Pose(pose.x, pose.y - up, pose.angle, pose.size), Layer.HAND
        return found


class TileStock:
    """The items of all tiles that can be seen, and of backs that are on the way."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Tile, TileItem] = {}
        self._backs: list[TileItem] = []

    def item(self, tile: Tile) -> TileItem | None:
        return self._items.get(tile)

    def arrange(self, spread: Spread, faces: Faces, event: Event | None = None) -> list[Motion]:
        """Make the items what *spread* says, and give back the movements to where they belong.

        *event* is what has just happened: it says where new tiles come from.
        """
        self._drop_backs()
        wanted = spread.wanted()
        for tile in [t for t in self._items if t not in wanted and t != spread.held]:
            self._items.pop(tile).remove()
        motions: list[Motion] = []
        dealt = [tile for tile in wanted if tile in spread.order]
        playable = spread.playable
        for tile, (pose, layer) in wanted.items():
            item = self._items.get(tile)
            if item is None:
                item = self._items[tile] = TileItem(self._scene, faces, tile)
                item.set_pose(_origin(tile, event, spread, pose))
            item.set_dimmed(bool(playable) and layer is Layer.HAND and tile not in playable)
            if item.is_exact and item.pose == pose:
                item.set_layer(layer)
                continue
            motion = flying(item, pose, layer)
            if isinstance(event, RoundStarted) and tile in dealt:
                motion = _in_turn(motion, dealt.index(tile), len(dealt))
            elif isinstance(event, RoundEnded):
                motion = delayed(motion, 0.0, BEGIN)
            motions.append(motion)
        return motions + self._flights(event, spread, faces)

    def stretch(self, change: Stretch, but: Collection[Tile]) -> None:
        """Show all tiles *but* these through another lens: quickly, not exactly."""
        for tile, item in self._items.items():
            if tile not in but:
                item.set_pose(stretched(item.pose, change), moving=True)

    def set_faces(self, faces: Faces) -> None:
        for item in self._items.values():
            item.set_faces(faces)

    def _drop_backs(self) -> None:
        for item in self._backs:
            item.remove()
        self._backs.clear()

    def _flights(self, event: Event | None, spread: Spread, faces: Faces) -> list[Motion]:
        """Backs on their way to hands that are not seen here."""
        if isinstance(event, TileDrawn) and (event.seat != spread.view.seat or event.tile is None):
            return [self._back(event.seat, spread, faces)]
        if isinstance(event, RoundStarted):
            most = max(event.hands)
            return [
                _in_turn(self._back(seat, spread, faces), number, most)
                for seat, count in enumerate(event.hands)
                if seat != spread.view.seat or not spread.order
                for number in range(count)
            ]
        return []

    def _back(self, seat: int, spread: Spread, faces: Faces) -> Motion:
        item = TileItem(self._scene, faces, None)
        self._backs.append(item)
        item.set_pose(_pile(spread))
        item.show_all(visible=False)
        motion = flying(item, _hand(seat, spread, 60.0), Layer.HELD)

        def at(share: float) -> None:
            on_the_way = 0 < share < 1
            if on_the_way:
                motion(share)
            item.show_all(visible=on_the_way)

        return at


def _in_turn(motion: Motion, number: int, count: int) -> Motion:
    """One of *count* tiles that are dealt one after the other."""
    start = 0.72 * number / max(1, count)
    return delayed(motion, start, start + 0.28)


def _origin(tile: Tile, event: Event | None, spread: Spread, to: Pose) -> Pose:
    """Where a tile comes from that has not been seen before."""
    match event:
        case TilePlayed(seat, _, _):
            return _hand(seat, spread, to.angle)
        case EngineLaid(_, seat) if seat is not None:
            return _hand(seat, spread, to.angle)
        case RoundEnded(hands=hands):
            seat = next((seat for seat, hand in enumerate(hands) if tile in hand), None)
            return to if seat is None else _hand(seat, spread, to.angle)
        case EngineLaid() | TileDrawn() | RoundStarted():
            return _pile(spread)
        case _:
            return to


def _pile(spread: Spread) -> Pose:
    return _in_box(spread.places.boneyard, spread, 90.0, 0.55)


def _hand(seat: int, spread: Spread, angle: float) -> Pose:
    return _in_box(spread.places.plates[seat], spread, angle, 0.7)


def _in_box(box: Box, spread: Spread, angle: float, scale: float) -> Pose:
    middle = spread.lens.middle(box)
    return Pose(middle.x(), middle.y(), angle, spread.lens.px * scale, turned=1.0)
