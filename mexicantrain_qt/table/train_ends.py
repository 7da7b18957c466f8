"""How does the end of a train catch the eye?"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF

from mexicantrain_qt.rules.events import Event, MarkerRaised
from mexicantrain_qt.rules.trains import SEATS, Train
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table import marker
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.layout import TablePlaces
from mexicantrain_qt.table.lights import ring_picture
from mexicantrain_qt.table.picture_items import PictureItems
from mexicantrain_qt.table.pose import lying, shortest_turn
from mexicantrain_qt.table.setting import Setting, middle_of, point_of

SHARP = 60.0


def put_ends(
    items: PictureItems, view: PlayerView, places: TablePlaces, setting: Setting, event: Event | None
) -> None:
    """A locomotive where a train is open to all, else a chip with the number; a ring around open doubles.

    *event* has just happened: a locomotive that it brings leaves the hub.
    """
    for train in view.trains:
        if train.is_mexican or train.marked:
            raised = isinstance(event, MarkerRaised) and SEATS[event.seat] == train.name
            _locomotive(items, train, places, setting, raised)
        elif train.tiles and train.name not in setting.ahead:
            _chip(items, train, places, setting)
        if train.name in view.open_doubles:
            _open_double(items, train, places, setting)


def _locomotive(
    items: PictureItems, train: Train, places: TablePlaces, setting: Setting, raised: bool
) -> None:
    px, there = places.tile_px, places.trains[train.name]
    ahead = train.name in setting.ahead
    place = there.marker_ahead if ahead else there.marker
    colour = setting.colour(train.name)
    theme, ratio = setting.faces.theme, setting.faces.ratio
    items.put(
        ("marker", train.name),
        (place.angle, px, colour),
        lambda: marker.locomotive_picture(colour, place.angle, px, theme, ratio),
        Layer.MARKERS,
        point_of(place, px),
        tip=setting.texts.train(train.name),
        start=point_of(there.slot, px) if raised else None,
    )
    if ahead:
        return  # the ghost of a tile is where the word was
    word, sizes = setting.texts.open, setting.sizes
    items.put(
        ("sign", train.name),
        (word, sizes),
        lambda: marker.sign_picture(word, sizes, theme, ratio),
        Layer.SIGNS,
        middle_of(there.sign, px),
    )


def _chip(items: PictureItems, train: Train, places: TablePlaces, setting: Setting) -> None:
    """The number a train ends in, just beyond its end."""
    px = places.tile_px
    colour = setting.colour(train.name)
    items.put(
        ("end", train.name),
        (train.end, px, colour),
        lambda: marker.end_picture(train.end, colour, px, setting.faces),
        Layer.MARKERS,
        _beyond(train, places) * px,
        tip=setting.texts.train(train.name),
    )


def _beyond(train: Train, places: TablePlaces) -> QPointF:
    """Half a tile's width beyond the end of *train*, in units; where it must turn, where the next tile begins."""
    there = places.trains[train.name]
    last, double = there.tiles[-1], train.ends_in_double
    heading = last.angle - 90 if double else last.angle
    if abs(shortest_turn(heading, there.next.angle)) > SHARP:
        return QPointF(there.next.x, there.next.y) - _towards(there.next.angle) / 2
    return QPointF(last.x, last.y) + _towards(heading) * (1.0 if double else 1.5)


def _towards(angle: float) -> QPointF:
    return QPointF(cos(radians(angle)), sin(radians(angle)))


def _open_double(items: PictureItems, train: Train, places: TablePlaces, setting: Setting) -> None:
    theme, tile = setting.faces.theme, train.tiles[-1]
    pose = lying(places.trains[train.name].tiles[-1], places.tile_px, tile, tile.low)
    items.put(
        ("double", train.name),
        (pose.size, pose.angle),
        lambda: ring_picture(pose, theme.open, theme.open_text, setting.faces.ratio),
        Layer.RINGS,
        QPointF(pose.x, pose.y),
    )
