"""What are the things of the game called, in the language of the user?

Sentences about the game are next door: ``texts_refusals``, ``texts_events``, ``texts_turn``, ``texts_results``,
``texts_options``, ``texts_values``, ``texts_troubles``.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.rules.options import SheetName
from mexicantrain_qt.rules.tiles import Tile

translate = QCoreApplication.translate

_VOWELS = frozenset("aeiouyhàáâãäåæèéêëìíîïòóôõöøœùúûü")

PLAYER_NAMES = ("Ana", "Leo", "Clara", "Hugo", "Nina", "Bruno", "Julia", "Oscar", "Marta", "Max")
"""First names that are at home in all four languages; a name is nobody's translation."""


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
    match sheet:
        case "classic":
            return translate("Sheets", "Classic")
        case "cardinal":
            return translate("Sheets", "Cardinal")
        case "quick":
            return translate("Sheets", "Quick table")


def sheet_sentence(sheet: SheetName) -> str:
    """What it is like to play by this sheet, in one sentence."""
    match sheet:
        case "classic":
            return translate("Sheets", "Everyone starts with a whole train; every double must be covered at once.")
        case "cardinal":
            return translate("Sheets", "First trains are laid together; the marker goes up before you draw.")
        case "quick":
            return translate("Sheets", "One tile a turn from the start: the easiest way into the game.")


def changed_sheet(sheet: SheetName) -> str:
    """The name of a table that plays by *sheet* with changes."""
    return translate("Sheets", "{sheet} with house rules").format(sheet=sheet_name(sheet))


def kind_name(kind: str) -> str:
    """Who sits at a seat: a person, or a computer player of a level."""
    match kind:
        case "person":
            return translate("Players", "Person")
        case "beginner":
            return translate("Players", "Beginner")
        case "casual":
            return translate("Players", "Casual")
        case "regular":
            return translate("Players", "Regular")
        case "expert":
            return translate("Players", "Expert")
        case "master":
            return translate("Players", "Master")
        case "grandmaster":
            return translate("Players", "Grandmaster")
    raise ValueError(kind)


def kind_sentence(kind: str) -> str:
    """What to expect from a player of this kind, in one sentence."""
    match kind:
        case "person":
            return translate("Players", "Somebody who plays at this computer.")
        case "beginner":
            return translate("Players", "Plays whatever fits; good for a first game and for children.")
        case "casual":
            return translate("Players", "Gets rid of high tiles, but plans little.")
        case "regular":
            return translate("Players", "Plans its own train.")
        case "expert":
            return translate("Players", "Plans its train and keeps an eye on yours.")
        case "master":
            return translate("Players", "Thinks through what the others may hold.")
        case "grandmaster":
            return translate("Players", "Remembers everything that was shown, and plays for the whole game.")
    raise ValueError(kind)


def round_of(round_: int, rounds: int) -> str:
    return translate("Table", "Round {round} of {rounds}").format(round=round_, rounds=rounds)


def points(n: int) -> str:
    return translate("Table", "%n point(s)", "", n)
