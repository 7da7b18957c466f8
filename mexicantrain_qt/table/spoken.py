"""What is on the table for somebody who hears it?"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAccessible

from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import TrainName
from mexicantrain_qt.table.button_signs import ButtonName
from mexicantrain_qt.table.scene import TableScene
from mexicantrain_qt.table.targets import area_of


@dataclass(frozen=True, slots=True)
class Words:
    """What a screen reader is told of a thing: its name, its value (the number a train ends in), more about it."""

    name: str
    value: str
    about: str
    role: QAccessible.Role
    box: QRectF


class Spoken(QObject):
    """A thing on the table with a name. It stays the same object for as long as the table is there."""

    def __init__(self, key: Hashable, words: Callable[[], Words | None], parent: QObject) -> None:
        super().__init__(parent)
        self.key = key
        self.words = words
        self.has_focus = False


class SpokenTable:
    """The things on the table in the order in which they are read: buttons, the hand, the trains, the boneyard."""

    def __init__(self, scene: TableScene, widget: QObject) -> None:
        self._scene = scene
        self._widget = widget
        self._all: dict[Hashable, Spoken] = {}
        self._focused: Spoken | None = None

    def things(self) -> list[Spoken]:
        """Everything that can be seen now; nothing but the button while the table is covered."""
        scene = self._scene
        found = [self._thing(("button", name), self._button(name)) for name in scene.buttons.names]
        if scene.view is None or scene.cover.is_up:
            return found
        found += [self._thing(tile, self._tile(tile)) for tile in scene.order]
        found += [self._thing(train.name, self._train(train.name)) for train in scene.view.trains_played]
        found.append(self._thing("boneyard", self._boneyard))
        return found

    def focused(self) -> Spoken | None:
        """Where the keyboard is."""
        return self._focused

    def focus(self, tile: Tile | None, train: TrainName | None) -> Spoken | None:
        """The keyboard is on *tile*, or has gone on from it to *train*; what has changed by that, if anything."""
        thing: Spoken | None = None
        if train is not None:
            thing = self._thing(train, self._train(train))
        elif tile is not None:
            thing = self._thing(tile, self._tile(tile))
        if thing is self._focused:
            return None
        if self._focused is not None:
            self._focused.has_focus = False
        self._focused = thing
        if thing is not None:
            thing.has_focus = True
        return thing

    def _thing(self, key: Hashable, words: Callable[[], Words | None]) -> Spoken:
        if key not in self._all:
            self._all[key] = Spoken(key, words, self._widget)
        return self._all[key]

    def _button(self, name: ButtonName) -> Callable[[], Words | None]:
        def words() -> Words | None:
            button = self._scene.buttons.button(name)
            if button is None:
                return None
            return Words(button.text, "", "", QAccessible.Role.Button, button.box)

        return words

    def _tile(self, tile: Tile) -> Callable[[], Words | None]:
        def words() -> Words | None:
            scene = self._scene
            item = scene.item(tile)
            if item is None:
                return None
            trains = ", ".join(scene.texts.train(name) for name in scene.legal_trains(tile))
            box = item.outline().boundingRect()
            return Words(scene.texts.tile(tile), "", trains, QAccessible.Role.ListItem, box)

        return words

    def _train(self, name: TrainName) -> Callable[[], Words | None]:
        def words() -> Words | None:
            scene = self._scene
            if scene.view is None or scene.places is None or name not in scene.places.trains:
                return None
            train = scene.view.train(name)
            about = scene.texts.open if train.marked or train.is_mexican else ""
            box = area_of(name, train.ends_in_double, scene.places, scene.lens)
            return Words(scene.texts.train(name), str(train.end), about, QAccessible.Role.ListItem, box)

        return words

    def _boneyard(self) -> Words | None:
        scene = self._scene
        if scene.view is None or scene.places is None:
            return None
        where = scene.lens.box(scene.places.boneyard)
        count = str(scene.view.boneyard)
        return Words(scene.texts.boneyard, count, "", QAccessible.Role.ListItem, where)
