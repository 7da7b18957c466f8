"""What is said about games that were kept or finished: how far they are, and when that was?"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from mexicantrain_qt.rules.game import Player
from mexicantrain_qt.windows import texts

translate = QCoreApplication.translate


def save_as() -> str:
    return translate("Saved", "Save the game")


def open_anyway() -> str:
    return translate("Saved", "Open it anyway")


def when(time: datetime) -> str:
    """Date and time as the user's language writes them, by the clock of this computer."""
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def day(time: datetime) -> str:
    """The date alone."""
    local = QDateTime.fromSecsSinceEpoch(int(time.timestamp()))
    return QLocale().toString(local.date(), QLocale.FormatType.ShortFormat)


def players(players: Sequence[Player]) -> str:
    return texts.together([player.name for player in players])


def progress(round_: int, rounds: int, *, is_over: bool) -> str:
    """How far a kept game is."""
    return translate("Saved", "Finished") if is_over else texts.round_of(round_, rounds)


def player_and_total(player: Player, total: int) -> str:
    """One player of a game, the level if it is a computer player, and the points so far."""
    if player.kind == "person":
        return translate("Saved", "{name}: {points}").format(name=player.name, points=texts.points(total))
    return translate("Saved", "{name} ({level}): {points}").format(
        name=player.name, level=texts.kind_name(player.kind), points=texts.points(total)
    )


def name_of_left_game(time: datetime) -> str:
    """The name under which a game is kept that made room for another one."""
    #: The name of a saved game that was not finished; {time} is a date and time.
    return translate("Saved", "Left on {time}").format(time=when(time))


def left_game_kept(name: str) -> str:
    """A game that was not finished made room for another one."""
    return translate("Saved", "The game that lay here is kept in Saved games as “{name}”.").format(name=name)


def kept(name: str) -> str:
    return translate("Saved", "Saved as “{name}”.").format(name=name)


def deleted(name: str) -> str:
    return translate("Saved", "“{name}” was deleted.").format(name=name)


def unreadable(files: int) -> str:
    """How many files of the folder are none that this program can read."""
    return translate("Saved", "%n file(s) in the folder of the saved games cannot be read.", "", files)


def file_kind() -> str:
    """What file dialogs offer to choose from."""
    return translate("Saved", "Games of Mexican Train (*.mexicantrain)")


def two_programs() -> str:
    """Another start of the program uses the same folder, and does not answer."""
    return translate(
        "Saved",
        "Mexican Train is open already and does not answer. If you open it a second time, the game that was saved last "
        "counts, and the other one may be lost.",
    )


def no_round_is_over() -> str:
    return translate("Saved", "No round of this game is over yet.")
