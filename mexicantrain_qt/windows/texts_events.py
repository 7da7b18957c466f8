"""What happened? One sentence for every event, for the log and for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules import events
from mexicantrain_qt.rules.events import Event
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, TrainName
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


_BY_SEAT: dict[type[Event], str] = {
    events.Passed: QT_TRANSLATE_NOOP("Events", "{name} passed."),
    events.TrainDone: QT_TRANSLATE_NOOP("Events", "{name} finished laying the train."),
    events.LastTileCalled: QT_TRANSLATE_NOOP("Events", "{name}: last tile!"),
    events.CallForgotten: QT_TRANSLATE_NOOP("Events", "{name} forgot to call the last tile."),
    events.TurnStarted: QT_TRANSLATE_NOOP("Events", "{name} plays next."),
    events.MarkerRaised: QT_TRANSLATE_NOOP("Events", "{owner} train is open now."),
    events.MarkerLowered: QT_TRANSLATE_NOOP("Events", "{owner} train is closed again."),
}


def happened(event: Event, names: Sequence[str]) -> str:
    """The sentence for *event*, as it was seen; *names* by seat."""
    match event:
        case events.RoundStarted(round=round_, starter=starter):
            sentence = translate("Events", "Round {round}: {name} starts.")
            return sentence.format(round=round_, name=names[starter])
        case events.EngineLaid():
            return _engine(event, names)
        case events.TilePlayed():
            return _played(event, names)
        case events.TileDrawn():
            return _drawn(event, names)
        case events.DoubleOpened(train=train):
            return _double_opened(train, names)
        case events.DoubleCovered(train=train):
            return _double_covered(train, names)
        case events.DoubleDied(train=train):
            return _double_died(train, names)
        case events.RoundEnded():
            return _round_ended(event, names)
        case _:
            name = names[event.seat]
            return translate("Events", _BY_SEAT[type(event)]).format(name=name, owner=texts.owner(name))


def _engine(event: events.EngineLaid, names: Sequence[str]) -> str:
    double = texts.tile(Tile(event.engine, event.engine))
    if event.seat is None:
        return translate("Events", "The engine is the {double}.").format(double=double)
    sentence = translate("Events", "{name} laid the engine: the {double}.")
    return sentence.format(name=names[event.seat], double=double)


def _played(event: events.TilePlayed, names: Sequence[str]) -> str:
    name, tile = names[event.seat], texts.tile(event.tile)
    if event.train == MEXICAN:
        return translate("Events", "{name} played {tile} on the Mexican Train.").format(name=name, tile=tile)
    if SEATS.index(event.train) == event.seat:
        return translate("Events", "{name} played {tile} on their own train.").format(name=name, tile=tile)
    sentence = translate("Events", "{name} played {tile} on {owner} train.")
    return sentence.format(name=name, tile=tile, owner=_owner(event.train, names))


def _drawn(event: events.TileDrawn, names: Sequence[str]) -> str:
    name = names[event.seat]
    if event.drawn_for == "engine":
        return translate("Events", "{name} drew a tile in search of the engine.").format(name=name)
    if event.drawn_for == "forgotten_call":
        return translate("Events", "{name} drew a tile for the forgotten call.").format(name=name)
    if event.tile is None:
        return translate("Events", "{name} drew a tile.").format(name=name)
    return translate("Events", "{name} drew {tile}.").format(name=name, tile=texts.tile(event.tile))


def _double_opened(train: TrainName, names: Sequence[str]) -> str:
    if train == MEXICAN:
        return translate("Events", "The Mexican Train ends in an open double.")
    return translate("Events", "{owner} train ends in an open double.").format(owner=_owner(train, names))


def _double_covered(train: TrainName, names: Sequence[str]) -> str:
    if train == MEXICAN:
        return translate("Events", "The double on the Mexican Train is covered.")
    return translate("Events", "The double on {owner} train is covered.").format(owner=_owner(train, names))


def _double_died(train: TrainName, names: Sequence[str]) -> str:
    if train == MEXICAN:
        return translate("Events", "No tile is left for the double on the Mexican Train: it needs no cover.")
    sentence = translate("Events", "No tile is left for the double on {owner} train: it needs no cover.")
    return sentence.format(owner=_owner(train, names))


def _round_ended(event: events.RoundEnded, names: Sequence[str]) -> str:
    if not event.out:
        return translate("Events", "The round is blocked: nobody can play.")
    if len(event.out) == 1:
        return translate("Events", "{name} goes out.").format(name=names[event.out[0]])
    who = texts.together([names[seat] for seat in event.out])
    return translate("Events", "{names} go out.").format(names=who)


def _owner(train: TrainName, names: Sequence[str]) -> str:
    return texts.owner(names[SEATS.index(train)])
