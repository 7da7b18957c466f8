"""What is said to somebody who asked for a hint? What to do, why, and how much it matters."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.controller.hint import Hint, ReasonToPlay
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.trains import MEXICAN, SEATS
from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_WHY: dict[ReasonToPlay, str] = {
    ReasonToPlay.CALLS_LAST_TILE: QT_TRANSLATE_NOOP("Hints", "Only one tile is left in your hand."),
    ReasonToPlay.MUST_DRAW: QT_TRANSLATE_NOOP("Hints", "No tile in your hand fits."),
    ReasonToPlay.MUST_DRAW_TO_COVER: QT_TRANSLATE_NOOP("Hints", "No tile in your hand covers the double."),
    ReasonToPlay.MUST_PASS: QT_TRANSLATE_NOOP("Hints", "No tile fits, and you cannot draw."),
    ReasonToPlay.KEEPS_DRAWN: QT_TRANSLATE_NOOP("Hints", "The tile you drew is worth more in your hand."),
    ReasonToPlay.TRAIN_IS_LAID: QT_TRANSLATE_NOOP("Hints", "Nothing else in your hand fits your train."),
    ReasonToPlay.KEEPS_REST: QT_TRANSLATE_NOOP("Hints", "What is left is worth more in your hand."),
    ReasonToPlay.GOES_OUT: QT_TRANSLATE_NOOP("Hints", "With it you go out."),
    ReasonToPlay.ONLY_CHOICE: QT_TRANSLATE_NOOP("Hints", "Nothing else is possible."),
    ReasonToPlay.LAYS_TRAIN: QT_TRANSLATE_NOOP(
        "Hints", "It comes next in the train that takes the most points out of your hand."
    ),
    ReasonToPlay.COVERS_WITH_SPARE: QT_TRANSLATE_NOOP(
        "Hints", "It covers the double, and your own train does not need it."
    ),
    ReasonToPlay.COVERS_OWN: QT_TRANSLATE_NOOP("Hints", "It covers your double at once."),
    ReasonToPlay.COVERS: QT_TRANSLATE_NOOP("Hints", "Of all that cover the double it costs you the least."),
    ReasonToPlay.DOUBLE_TO_FOLLOW: QT_TRANSLATE_NOOP(
        "Hints", "You can follow this double at once: two tiles in one turn."
    ),
    ReasonToPlay.LEAVES_BOUND: QT_TRANSLATE_NOOP(
        "Hints", "Whoever plays next must cover this double before anything else."
    ),
    ReasonToPlay.CLOSES_TRAIN: QT_TRANSLATE_NOOP("Hints", "It closes your train to the others."),
    ReasonToPlay.SHEDS_HEAVY_SPARE: QT_TRANSLATE_NOOP(
        "Hints", "It gets rid of many points, and your own train does not need it."
    ),
    ReasonToPlay.KEEPS_TRAIN_WHOLE: QT_TRANSLATE_NOOP(
        "Hints", "Your own train does not need it, so your plan stays whole."
    ),
    ReasonToPlay.CONTINUES_TRAIN: QT_TRANSLATE_NOOP(
        "Hints", "It comes next in the best train that your hand makes."
    ),
    ReasonToPlay.OFFERS_LITTLE: QT_TRANSLATE_NOOP(
        "Hints", "Hardly any tile is left that the others could add."
    ),
    ReasonToPlay.LEAVES_BEST_HAND: QT_TRANSLATE_NOOP("Hints", "It leaves you with the best hand."),
}


def sentences(hint: Hint, names: Sequence[str]) -> str:
    """The whole hint, two or three sentences; *names* by seat."""
    parts = [what(hint, names), translate("Hints", _WHY[hint.reason])]
    if hint.better is not None:
        parts.append(_better(hint.better))
    return " ".join(parts)


def what(hint: Hint, names: Sequence[str]) -> str:
    """What to do, in a few words."""
    return _do(hint.action, hint.view.seat, names)


def searching() -> str:
    return translate("Hints", "Looking for the best tile …")


def _do(action: Action, seat: int, names: Sequence[str]) -> str:
    match action:
        case Play(tile, train) if train == MEXICAN:
            return translate("Hints", "Play {tile} on the Mexican Train.").format(tile=texts.tile(tile))
        case Play(tile, train) if train == SEATS[seat]:
            return translate("Hints", "Play {tile} on your train.").format(tile=texts.tile(tile))
        case Play(tile, train):
            owner = texts.owner(names[SEATS.index(train)])
            return translate("Hints", "Play {tile} on {owner} train.").format(
                tile=texts.tile(tile), owner=owner
            )
        case Draw():
            return translate("Hints", "Draw a tile.")
        case Pass():
            return translate("Hints", "Pass.")
        case Done():
            return translate("Hints", "Choose Done.")
        case Call():
            return translate("Hints", "Call your last tile.")


def _better(by: float) -> str:
    """How far the best is ahead of the next best."""
    points = texts.nearly(by)
    if points <= 0:
        return translate("Hints", "The next best is about as good.")
    sentence = translate("Hints", "About {points} better than the next best.")
    return sentence.format(points=texts.points(points))
