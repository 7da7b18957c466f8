"""Why may I not do that? One sentence for every reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.actions import Action, Done, Draw, Play
from mexicantrain_qt.rules.doubles import first_in_order
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.rules.trains import MEXICAN, SEATS, Train, TrainName
from mexicantrain_qt.rules.view import PlayerView
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


_PLAIN = {
    Reason.ROUND_OVER: QT_TRANSLATE_NOOP("Refusals", "This round is over."),
    Reason.NO_SECOND_DOUBLE: QT_TRANSLATE_NOOP(
        "Refusals", "The tile that follows a double may not be a double."
    ),
    Reason.FIRST_TRAIN_ONLY: QT_TRANSLATE_NOOP(
        "Refusals", "In your first turn you play on your own train only."
    ),
    Reason.SAY_DONE: QT_TRANSLATE_NOOP("Refusals", "You have laid your train: end your turn with Done."),
    Reason.NOTHING_LAID: QT_TRANSLATE_NOOP("Refusals", "You have not laid a tile in this turn yet."),
    Reason.NOTHING_TO_CALL: QT_TRANSLATE_NOOP("Refusals", "You have no last tile to call."),
}


def refusal(reason: Reason, action: Action, view: PlayerView, names: Sequence[str]) -> str:
    """Why *action* of the seat that looks was refused. *names* by seat; *view* is the table it was refused at."""
    if reason in _PLAIN:
        return translate("Refusals", _PLAIN[reason])
    if isinstance(action, Play):
        return _play(reason, action, view, names)
    return _other(reason, action, view, names)


def _play(reason: Reason, play: Play, view: PlayerView, names: Sequence[str]) -> str:
    match reason:
        case Reason.TILE_NOT_IN_HAND:
            return translate("Refusals", "{tile} is not in your hand.").format(tile=texts.tile(play.tile))
        case Reason.DOES_NOT_MATCH:
            return _does_not_match(play, view, names)
        case Reason.TRAIN_IS_CLOSED:
            sentence = translate("Refusals", "{owner} train is closed: it has no marker.")
            return sentence.format(owner=_owner(play.train, names))
        case Reason.OPEN_DOUBLE_FIRST:
            return _open_double_first(view, names)
        case Reason.FOLLOW_UP_ON_THE_DOUBLE:
            return _follow_up_on_the_double(view)
        case Reason.MEXICAN_TRAIN_NOT_YET:
            return _mexican_train_not_yet(view)
        case _:
            return _other(reason, play, view, names)


def _other(reason: Reason, action: Action, view: PlayerView, names: Sequence[str]) -> str:
    done = isinstance(action, Done)
    match reason:
        case Reason.NOT_YOUR_TURN:
            return translate("Refusals", "Not yet: {name} is playing.").format(name=names[view.turn])
        case Reason.MUST_PLAY_DRAWN if view.drawn is not None:
            return translate("Refusals", "You drew {tile} and it fits: play it.").format(
                tile=texts.tile(view.drawn)
            )
        case Reason.MUST_PLAY | Reason.MUST_PLAY_DRAWN:
            return _must_play(action)
        case Reason.MUST_DRAW if done:
            return translate("Refusals", "Your train ends in a double: draw a tile to cover it.")
        case Reason.MUST_DRAW:
            return translate("Refusals", "Draw a tile before you pass.")
        case Reason.OPEN_DOUBLE_FIRST if done:
            return translate("Refusals", "Your train ends in a double that you cannot cover: pass.")
        case Reason.NOTHING_TO_DRAW if view.boneyard == 0:
            return translate("Refusals", "The boneyard is empty.")
        case Reason.NOTHING_TO_DRAW:
            return translate("Refusals", "You cannot draw now.")
        case _:
            return translate("Refusals", "That is not possible now.")


def the_double_to_cover(view: PlayerView) -> Train | None:
    """The train whose open double comes first; ``None`` when there is a choice, or no open double."""
    if view.phase == "follow_up" and not view.options.open_double_binds:
        names = view.open_doubles[-1:]
    else:
        names = first_in_order(view.options, view.open_doubles)
    return view.train(names[0]) if len(names) == 1 else None


def _owner(train: TrainName, names: Sequence[str]) -> str:
    return texts.owner(names[SEATS.index(train)])


def _does_not_match(play: Play, view: PlayerView, names: Sequence[str]) -> str:
    train = view.train(play.train)
    tile, end = texts.tile(play.tile), texts.number(train.end)
    if train.is_mexican:
        sentence = translate("Refusals", "{tile} does not match: the Mexican Train ends in {end}.")
        return sentence.format(tile=tile, end=end)
    if train.owner == view.seat:
        return translate("Refusals", "{tile} does not match: your train ends in {end}.").format(
            tile=tile, end=end
        )
    sentence = translate("Refusals", "{tile} does not match: {owner} train ends in {end}.")
    return sentence.format(tile=tile, owner=_owner(play.train, names), end=end)


def _open_double_first(view: PlayerView, names: Sequence[str]) -> str:
    train = the_double_to_cover(view)
    if train is None:
        return translate("Refusals", "One of the open doubles must be covered first.")
    double = texts.tile(Tile(train.end, train.end))
    if train.is_mexican:
        sentence = translate("Refusals", "The {double} on the Mexican Train must be covered first.")
        return sentence.format(double=double)
    if train.owner == view.seat:
        return translate("Refusals", "Your {double} must be covered first.").format(double=double)
    sentence = translate("Refusals", "{owner} {double} must be covered first.")
    return sentence.format(double=double, owner=_owner(train.name, names))


def _follow_up_on_the_double(view: PlayerView) -> str:
    train = the_double_to_cover(view)
    if train is None:
        return translate("Refusals", "The tile that follows your double must go on an open double.")
    sentence = translate("Refusals", "The tile that follows your double must go on the {double}.")
    return sentence.format(double=texts.tile(Tile(train.end, train.end)))


def _mexican_train_not_yet(view: PlayerView) -> str:
    match view.options.mexican_train_from:
        case "never":
            return translate("Refusals", "There is no Mexican Train at this table.")
        case "own_train_started":
            return translate("Refusals", "You may play on the Mexican Train once your own train has a tile.")
        case _ if view.drawn is not None and not view.train(MEXICAN).tiles:
            return translate("Refusals", "The Mexican Train may not be started with this tile.")
        case _:
            return translate("Refusals", "You may play on the Mexican Train from your second turn on.")


def _must_play(action: Action) -> str:
    if isinstance(action, Draw):
        return translate("Refusals", "You have a tile that fits, so you do not draw.")
    if isinstance(action, Done):
        return translate("Refusals", "Your train ends in a double: cover it before you end your turn.")
    return translate("Refusals", "You have a tile that fits, so you do not pass.")
