"""How does the end of a train catch the eye?"""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF

from mexicantrain_qt.rules.events import Event, MarkerRaised
from mexicantrain_qt.rules.trains import SEATS, Train
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.table import marker
from mexicantrain_qt.table.layers import Layer
from mexicantrain_qt.table.layout import Place, TablePlaces, TrainPlaces
from mexicantrain_qt.table.lights import ring_picture
from mexicantrain_qt.table.picture_items import PictureItems
from mexicantrain_qt.table.pose import lying, shortest_turn
from mexicantrain_qt.table.setting import Setting

SHARP = 60.0
ASIDE = 0.15


def put_ends(
    items: PictureItems, view: PlayerView, places: TablePlaces, setting: Setting, event: Event | None
) -> None:
    """A locomotive where a train is open to all, else a chip with the number; a ring around open doubles.

    *event* has just happened: a locomotive that it brings leaves the hub.
    """
    for train in view.trains_played:
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
    lens, there = setting.lens, places.trains[train.name]
    ahead = train.name in setting.ahead
    place = there.marker_ahead if ahead else there.marker
    colour = setting.colour(train.name)
    theme, ratio = setting.faces.theme, setting.faces.ratio
    items.put(
        ("marker", train.name),
        (place.angle, lens.px, colour),
        lambda: marker.locomotive_picture(colour, place.angle, lens.px, theme, ratio),
        Layer.MARKERS,
        lens.at(place) if ahead else lens.point(*_clear_of_last(train, there)),
        tip=setting.texts.train(train.name),
        start=lens.at(there.slot) if raised else None,
    )
    if ahead:
        return  # the ghost of a tile is where the word was
    word, sizes = setting.texts.open, setting.sizes
    items.put(
        ("sign", train.name),
        (word, sizes),
        lambda: marker.sign_picture(word, sizes, theme, ratio),
        Layer.SIGNS,
        lens.middle(there.sign),
    )


def _clear_of_last(train: Train, there: TrainPlaces) -> tuple[float, float]:
    """The middle of the locomotive: beside a train that must turn now, a little further on, because it is wider than a tile."""
    place = there.marker
    if train.tiles:
        heading = _heading(train, there)
        if abs(shortest_turn(heading, place.angle)) > SHARP:
            return _onwards(place, heading, ASIDE)
    return place.x, place.y


def _heading(train: Train, there: TrainPlaces) -> float:
    """The direction in which the last tile of *train* goes."""
    last = there.tiles[-1]
    return last.angle - 90 if train.ends_in_double else last.angle


def _chip(items: PictureItems, train: Train, places: TablePlaces, setting: Setting) -> None:
    """The number a train ends in, just beyond its end."""
    px = setting.lens.px
    colour = setting.colour(train.name)
    items.put(
        ("end", train.name),
        (train.end, px, colour),
        lambda: marker.end_picture(train.end, colour, px, setting.faces),
        Layer.MARKERS,
        setting.lens.point(*_beyond(train, places)),
        tip=setting.texts.train(train.name),
    )


def _beyond(train: Train, places: TablePlaces) -> tuple[float, float]:
    """Half a tile's width beyond the end of *train*, in units; where it must turn, where the next tile begins."""
    there = places.trains[train.name]
    last, heading = there.tiles[-1], _heading(train, there)
    if abs(shortest_turn(heading, there.next.angle)) > SHARP:
        return _onwards(there.next, there.next.angle, -0.5)
    return _onwards(last, heading, 1.0 if train.ends_in_double else 1.5)


def _onwards(place: Place, angle: float, by: float) -> tuple[float, float]:
    return place.x + by * cos(radians(angle)), place.y + by * sin(radians(angle))


def _open_double(items: PictureItems, train: Train, places: TablePlaces, setting: Setting) -> None:
    # What covers it lies on the train already, or is on its way there, before it is said to be covered.
    last = -1 if train.ends_in_double else -2
    theme, tile = setting.faces.theme, train.tiles[last]
    pose = lying(places.trains[train.name].tiles[last], setting.lens, tile, tile.low)
    items.put(
        ("double", train.name),
        (pose.size, pose.angle),
        lambda: ring_picture(pose, theme.open, theme.open_text, setting.faces.ratio),
        Layer.RINGS,
        QPointF(pose.x, pose.y),
    )
