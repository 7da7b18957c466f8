"""What are the things of the game called, in the language of the user?

Sentences about the game are next door: ``texts_refusals``, ``texts_events``, ``texts_turn``, ``texts_results``,
``texts_options``, ``texts_values``, ``texts_troubles``.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.options import SheetName
from mexicantrain_qt.rules.tiles import Tile
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_VOWELS = frozenset("aeiouyhàáâãäåæèéêëìíîïòóôõöøœùúûü")

PLAYER_NAMES = ("Ana", "Leo", "Clara", "Hugo", "Nina", "Bruno", "Julia", "Oscar", "Marta", "Max")
"""First names that are at home in all four languages; a name is nobody's translation."""

_SHEETS: dict[SheetName, tuple[str, str]] = {
    "classic": (
        QT_TRANSLATE_NOOP("Sheets", "Classic"),
        QT_TRANSLATE_NOOP(
            "Sheets", "Everyone starts with a whole train; every double must be covered at once."
        ),
    ),
    "cardinal": (
        QT_TRANSLATE_NOOP("Sheets", "Cardinal"),
        QT_TRANSLATE_NOOP("Sheets", "First trains are laid together; the marker goes up before you draw."),
    ),
    "quick": (
        QT_TRANSLATE_NOOP("Sheets", "Quick table"),
        QT_TRANSLATE_NOOP("Sheets", "One tile a turn from the start: the easiest way into the game."),
    ),
}
_KINDS: dict[PlayerKind, tuple[str, str]] = {
    "person": (
        QT_TRANSLATE_NOOP("Players", "Person"),
        QT_TRANSLATE_NOOP("Players", "Somebody who plays at this computer."),
    ),
    "beginner": (
        QT_TRANSLATE_NOOP("Players", "Beginner"),
        QT_TRANSLATE_NOOP("Players", "Plays whatever fits; good for a first game and for children."),
    ),
    "casual": (
        QT_TRANSLATE_NOOP("Players", "Casual"),
        QT_TRANSLATE_NOOP("Players", "Gets rid of high tiles, but plans little."),
    ),
    "regular": (
        QT_TRANSLATE_NOOP("Players", "Regular"),
        QT_TRANSLATE_NOOP("Players", "Plans its own train."),
    ),
    "expert": (
        QT_TRANSLATE_NOOP("Players", "Expert"),
        QT_TRANSLATE_NOOP("Players", "Plans its train and keeps an eye on yours."),
    ),
    "master": (
        QT_TRANSLATE_NOOP("Players", "Master"),
        QT_TRANSLATE_NOOP("Players", "Thinks through what the others may hold."),
    ),
    "grandmaster": (
        QT_TRANSLATE_NOOP("Players", "Grandmaster"),
        QT_TRANSLATE_NOOP(
            "Players", "Remembers everything that was shown, and in the last round plays for the win too."
        ),
    ),
}
_BADGES = (
    QT_TRANSLATE_NOOP("Players", "Blue star"),
    QT_TRANSLATE_NOOP("Players", "Orange diamond"),
    QT_TRANSLATE_NOOP("Players", "Pink heart"),
    QT_TRANSLATE_NOOP("Players", "Yellow moon"),
    QT_TRANSLATE_NOOP("Players", "Light blue clover"),
    QT_TRANSLATE_NOOP("Players", "Green triangle"),
    QT_TRANSLATE_NOOP("Players", "Brown cross"),
    QT_TRANSLATE_NOOP("Players", "White ring"),
)


def game() -> str:
    return translate("Window", "Mexican Train")


def tile(tile: Tile) -> str:
    """How a tile is spoken of inside a sentence, without an article: *5-6*, *double 5*, *blank-6*."""
    if tile.is_double:
        if tile.low == 0:
            return translate("Tiles", "double blank")
        return translate("Tiles", "double {number}").format(number=tile.low)
    if tile.low == 0:
        return translate("Tiles", "blank-{high}").format(high=tile.high)
    return translate("Tiles", "{low}-{high}").format(low=tile.low, high=tile.high)


def number(pips: int) -> str:
    """The number at the end of a train inside a sentence: *5*, *blank*."""
    return translate("Tiles", "blank") if pips == 0 else QLocale().toString(pips)


def owner(name: str) -> str:
    """The owner of a thing as every sentence expects it: *Ana’s train* has the owner *Ana’s*.

    Where a language puts the owner behind the thing, the translated sentence does so too.
    """
    if name[:1].lower() in _VOWELS:
        #: In front of a vowel or an h (French: d’{name}).
        return translate("Names", "{name}’s", "before a vowel").format(name=name)
    return translate("Names", "{name}’s").format(name=name)


def together(names: Sequence[str]) -> str:
    """Several names as one: *Ana, Leo and Clara*."""
    return QLocale().createSeparatedList(list(names))


def sheet_name(sheet: SheetName) -> str:
    return translate("Sheets", _SHEETS[sheet][0])


def sheet_sentence(sheet: SheetName) -> str:
    """What it is like to play by this sheet, in one sentence."""
    return translate("Sheets", _SHEETS[sheet][1])


def changed_sheet(sheet: SheetName) -> str:
    """The name of a table that plays by *sheet* with changes."""
    return translate("Sheets", "{sheet} with house rules").format(sheet=sheet_name(sheet))


def kind_name(kind: PlayerKind) -> str:
    """Who sits at a seat: a person, or a computer player of a level."""
    return translate("Players", _KINDS[kind][0])


def kind_sentence(kind: PlayerKind) -> str:
    """What to expect from a player of this kind, in one sentence."""
    return translate("Players", _KINDS[kind][1])


def badge(colour: int) -> str:
    """What the badge of a player looks like; *colour* is 0…7."""
    return translate("Players", _BADGES[colour])


def round_of(round_: int, rounds: int) -> str:
    return translate("Table", "Round {round} of {rounds}").format(round=round_, rounds=rounds)


def points(n: int) -> str:
    if n < 0:  # Qt fills in no negative numbers, and takes -1 for no number at all
        return translate("Table", "minus %n point(s)", "", -n)
    return translate("Table", "%n point(s)", "", n)


def nearly(points: float) -> int:
    """A number of points that is not known exactly, as it is said."""
    return floor(points + 0.5)
