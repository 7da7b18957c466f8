"""What is said about a choice that somebody had in a round that is over?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

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
    """What was done, and what the computer player of that *level* would have done."""
    return translate("Review", "{name}: {done}\n{level}: {best}").format(
        name=names[choice.seat],
        done=action(choice.done, names),
        level=texts.kind_name(level),
        best=action(choice.best, names),
    )


def ask(level: PlayerKind) -> str:
    """The button that starts a review."""
    return translate("Review", "What would the computer play ({level})?").format(level=texts.kind_name(level))


def result(agreed: int, choices: int) -> str:
    """How often both would have done the same."""
    if not choices:
        return translate("Review", "Nobody had a choice in this round.")
    return translate("Review", "The same choice in {agreed} of {choices} cases.").format(
        agreed=agreed, choices=choices
    )
