"""Whose turn is it, and what is there to do? The one sentence of the slim bar."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.actions import Call, Done, Draw, Play
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import SEATS, Train
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.texts_refusals import the_double_to_cover

translate = QCoreApplication.translate


def prompt(view: PlayerView, names: Sequence[str]) -> str:
    """What the seat that looks can do now; taken from ``view.legal`` and nothing else."""
    if view.result is not None:
        return translate("Turn", "The round is over.")
    if any(isinstance(action, Call) for action in view.legal):
        return translate("Turn", "Call your last tile!")
    if view.turn != view.seat or not view.legal:
        return translate("Turn", "{name} is playing.").format(name=names[view.turn])
    plays = [action for action in view.legal if isinstance(action, Play)]
    if plays:
        return _play(view, names, plays)
    if Done() in view.legal:
        return translate("Turn", "Your train is laid: choose Done.")
    if Draw() in view.legal:
        return translate("Turn", "No tile fits: draw one.")
    return translate("Turn", "No tile fits: pass.")


def thinking(name: str) -> str:
    return translate("Turn", "{name} is thinking …").format(name=name)


def _play(view: PlayerView, names: Sequence[str], plays: Sequence[Play]) -> str:
    train = the_double_to_cover(view)
    if train is not None and all(play.train == train.name for play in plays):
        return _cover(view, names, train)
    if view.drawn is not None and all(play.tile == view.drawn for play in plays):
        return translate("Turn", "You drew {tile}: play it.").format(tile=texts.tile(view.drawn))
    if view.phase == "follow_up":
        return translate("Turn", "Play the tile that follows your double.")
    if Done() in view.legal:
        return translate("Turn", "Go on with your train, or choose Done.")
    if view.seat in view.first_turns_left and view.options.first_turn != "one_tile":
        return translate("Turn", "Your turn: lay your first train.")
    return translate("Turn", "Your turn: play a tile.")


def _cover(view: PlayerView, names: Sequence[str], train: Train) -> str:
    double = texts.tile(Tile(train.end, train.end))
    if train.is_mexican:
        return translate("Turn", "Cover the {double} on the Mexican Train.").format(double=double)
    if train.owner == view.seat:
        return translate("Turn", "Cover your {double}.").format(double=double)
    owner = texts.owner(names[SEATS.index(train.name)])
    return translate("Turn", "Cover {owner} {double}.").format(owner=owner, double=double)


def next_at_computer(name: str) -> str:
    return translate("Turn", "{name} is next at this computer.").format(name=name)
