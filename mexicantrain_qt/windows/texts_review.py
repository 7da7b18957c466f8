"""What is said about a choice that somebody had in a round that is over?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.controller.review import Choice
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.trains import MEXICAN, SEATS
from mexicantrain_qt.windows import texts

translate = QCoreApplication.translate


def action(action: Action, names: Sequence[str]) -> str:
    """An action in a few words, without the one who did it."""
    match action:
        case Play(tile, train) if train == MEXICAN:
            return translate("Review", "{tile} on the Mexican Train").format(tile=texts.tile(tile))
        case Play(tile, train):
            owner = texts.owner(names[SEATS.index(train)])
            return translate("Review", "{tile} on {owner} train").format(tile=texts.tile(tile), owner=owner)
        case Draw():
            return translate("Review", "draw a tile")
        case Pass():
            return translate("Review", "pass")
        case Done():
            return translate("Review", "end the turn")
        case Call():
            return translate("Review", "call the last tile")


def choice(choice: Choice, level: PlayerKind, names: Sequence[str]) -> str:
    """What was done, what the computer player of that *level* would have done, and how much better that is."""
    both = translate("Review", "{name}: {done}\n{level}: {best}").format(
        name=names[choice.seat],
        done=action(choice.done, names),
        level=texts.kind_name(level),
        best=action(choice.best, names),
    )
    return both if choice.cost is None else f"{both}\n{_better(choice.cost)}"


def _better(by: float) -> str:
    points = texts.nearly(by)
    if points <= 0:
        return translate("Review", "about as good")
    return translate("Review", "about {points} better").format(points=texts.points(points))


def ask(level: PlayerKind) -> str:
    """The button that starts a review."""
    return translate("Review", "What would the computer play ({level})?").format(level=texts.kind_name(level))


def result(choices: Sequence[Choice]) -> str:
    """How often both would have done the same, and what the differences come to."""
    if not choices:
        return translate("Review", "Nobody had a choice in this round.")
    number = QLocale()
    agreed = translate("Review", "The same choice in {agreed} of {choices} cases.").format(
        agreed=number.toString(sum(choice.agrees for choice in choices)),
        choices=number.toString(len(choices)),
    )
    cost = texts.nearly(sum(choice.cost or 0.0 for choice in choices if not choice.agrees))
    if cost <= 0:
        return agreed
    rest = translate("Review", "The others cost about {points} in all.").format(points=texts.points(cost))
    return f"{agreed} {rest}"
