"""What do the statistics say, in the user's language?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.controller.history import RoundFound, Statistics, Who
from mexicantrain_qt.rules.game import PlayerKind
from mexicantrain_qt.rules.options import SheetName
from mexicantrain_qt.windows import texts, texts_saved

translate = QCoreApplication.translate


def who(who: Who) -> str:
    """Whose statistics these are."""
    if who.name:
        return who.name
    return translate("Statistics", "Computer players: {level}").format(level=texts.kind_name(who.kind))


def mean(points: float) -> str:
    """Points on average, with one decimal."""
    return QLocale().toString(points, "f", 1)


def part(some: int, whole: int) -> str:
    """How much of the whole that is, in per cent."""
    percent = QLocale().toString(round(100 * some / whole))
    #: Per cent, as in 25 %.
    return translate("Statistics", "{percent} %").format(percent=percent)


def wins_of(wins: int, games: int) -> str:
    """How many games were won, and which part of all that is."""
    return translate("Statistics", "{wins} ({part})").format(
        wins=QLocale().toString(wins), part=part(wins, games)
    )


def round_found(found: RoundFound) -> str:
    """Where the best or the worst round was."""
    time = found.game.finished_at
    if time is None:
        return translate("Statistics", "Round {round}").format(round=found.round)
    return translate("Statistics", "Round {round}, {date}").format(
        round=found.round, date=texts_saved.day(time)
    )


def opponents(kind: PlayerKind) -> str:
    """The name of the row for games against players of that kind."""
    return translate("Statistics", "Other people") if kind == "person" else texts.kind_name(kind)


def sheet(sheet: SheetName, house_rules: bool) -> str:
    return texts.changed_sheet(sheet) if house_rules else texts.sheet_name(sheet)


def players(number: int) -> str:
    return translate("Statistics", "%n player(s)", "", number)


def in_words(statistics: Statistics) -> str:
    """What the chart shows, for somebody who cannot see it."""
    games = translate("Statistics", "%n game(s)", "", len(statistics.results))
    average = translate("Statistics", "{points} points a round on average").format(
        points=mean(statistics.mean)
    )
    return f"{translate('Statistics', 'Points a round, game by game')}\n{games}\n{average}"


def nothing_yet() -> str:
    return translate(
        "Statistics", "No game has been finished yet. Every game that is played to its end counts here."
    )


def was_reset(games: int) -> str:
    """The games before do not count any more, but can be had back."""
    return translate("Statistics", "%n game(s) from before the reset do not count.", "", games)


def how_they_count() -> str:
    return translate(
        "Statistics", "Fewer points are better. A deal that is played again counts the first time only."
    )


def rounds(number: int) -> str:
    return translate("Statistics", "%n round(s)", "", number)
