"""What does the table look like at its worst: one train of sixty tiles, eight players, text of twice the size?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from mexicantrain_qt.lab.showroom import Showroom, new_game
from mexicantrain_qt.rules.options import QUICK
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import Train, TrainName

PLAYERS, LONG, SHORT = 8, 60, 2
HIGHEST: Final = 18


def worst(long: TrainName, room: Showroom, path: Path) -> None:
    """A table on which *long* is the train of sixty tiles."""
    usual = QApplication.font()
    large = QFont(usual)
    large.setPointSizeF(2 * usual.pointSizeF())
    QApplication.setFont(large)
    game = new_game(PLAYERS, options=replace(QUICK, highest=HIGHEST))
    room.show_game(game)
    view = game.view(0)
    left = {Tile(low, high) for high in range(HIGHEST + 1) for low in range(high + 1)} - view.hand
    left.discard(Tile(view.engine, view.engine))
    ends = [train.name for train in view.trains if train.name != long]
    built = {name: _train(name, view.engine, SHORT, left) for name in ends}
    built[long] = _train(long, view.engine, LONG, left)
    trains = tuple(built[train.name] for train in view.trains)
    room.table.show_view(replace(view, trains=trains, legal=(), boneyard=0))
    room.picture(path)
    QApplication.setFont(usual)


def _train(name: TrainName, start: int, count: int, left: set[Tile]) -> Train:
    """A marked train of *count* of the tiles that are *left*; a double comes as soon as it fits."""
    train = Train(name, start, start, marked=True)
    while len(train.tiles) < count:
        fitting = [tile for tile in left if tile.fits(train.end)]
        doubles = [tile for tile in fitting if tile.is_double and train.tiles]
        free = {tile: sum(other.fits(tile.other(train.end)) for other in left) for tile in fitting}
        tile = doubles[0] if doubles else max(fitting, key=lambda one: (free[one], one.pips))
        left.discard(tile)
        train = train.with_tile(tile)
    return train
