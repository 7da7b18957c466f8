"""What is an option of the rules called, and what does it do? A name and one plain sentence for each."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.options import Problem
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


class OptionTexts(NamedTuple):
    name: str
    sentence: str


GROUPS: dict[str, tuple[str, ...]] = {
    "tiles": ("highest", "hand_sizes", "rounds"),
    "start": (
        "engine_from",
        "engine_order",
        "starter",
        "first_turn",
        "first_turn_draws",
        "late_whole_train",
    ),
    "drawing": ("draw_count", "drawn_tile"),
    "markers": ("marker_goes_up", "marker_when", "mexican_train_from"),
    "doubles": (
        "follow_up",
        "drawn_follow_up",
        "several_doubles",
        "open_double_binds",
        "open_double_order",
        "dead_double",
        "out_on_double",
    ),
    "end": (
        "last_tile_call",
        "last_tile_penalty",
        "blocked_when",
        "double_blank",
        "out_bonus",
        "tie_break",
    ),
}
"""Every field of ``RuleOptions``, once, in the order in which a table meets it."""


_GROUP_NAMES = {
    "tiles": QT_TRANSLATE_NOOP("Options", "Tiles and rounds"),
    "start": QT_TRANSLATE_NOOP("Options", "Start of a round"),
    "drawing": QT_TRANSLATE_NOOP("Options", "Drawing"),
    "markers": QT_TRANSLATE_NOOP("Options", "Markers and the Mexican Train"),
    "doubles": QT_TRANSLATE_NOOP("Options", "Doubles"),
    "end": QT_TRANSLATE_NOOP("Options", "End and points"),
}
_OPTIONS = {
    "highest": (
        QT_TRANSLATE_NOOP("Options", "Set of tiles"),
        QT_TRANSLATE_NOOP("Options", "The largest double of the set; more players need a larger set."),
    ),
    "hand_sizes": (
        QT_TRANSLATE_NOOP("Options", "Tiles dealt"),
        QT_TRANSLATE_NOOP("Options", "How many tiles each player gets, for 2, 3 and more players."),
    ),
    "rounds": (
        QT_TRANSLATE_NOOP("Options", "Rounds"),
        QT_TRANSLATE_NOOP("Options", "How many rounds a game has; every round has another engine."),
    ),
    "engine_from": (
        QT_TRANSLATE_NOOP("Options", "Finding the engine"),
        QT_TRANSLATE_NOOP("Options", "Where the double in the middle comes from."),
    ),
    "engine_order": (
        QT_TRANSLATE_NOOP("Options", "Order of the engines"),
        QT_TRANSLATE_NOOP(
            "Options", "Whether the rounds go from the highest double down or from the double blank up."
        ),
    ),
    "starter": (
        QT_TRANSLATE_NOOP("Options", "Who starts"),
        QT_TRANSLATE_NOOP("Options", "Which player has the first turn of a round."),
    ),
    "first_turn": (
        QT_TRANSLATE_NOOP("Options", "First turn"),
        QT_TRANSLATE_NOOP("Options", "How much a player may lay on the own train in the first turn."),
    ),
    "first_turn_draws": (
        QT_TRANSLATE_NOOP("Options", "Draw in the first turn"),
        QT_TRANSLATE_NOOP(
            "Options", "Whether a player who cannot start the own train in the first turn draws a tile."
        ),
    ),
    "late_whole_train": (
        QT_TRANSLATE_NOOP("Options", "Late whole train"),
        QT_TRANSLATE_NOOP(
            "Options", "Whether a player who could not start at once may lay a whole train later."
        ),
    ),
    "draw_count": (
        QT_TRANSLATE_NOOP("Options", "Tiles to draw"),
        QT_TRANSLATE_NOOP("Options", "How many tiles a player who cannot play draws at most."),
    ),
    "drawn_tile": (
        QT_TRANSLATE_NOOP("Options", "A drawn tile that fits"),
        QT_TRANSLATE_NOOP("Options", "What happens when the tile just drawn can be played."),
    ),
    "marker_goes_up": (
        QT_TRANSLATE_NOOP("Options", "The marker goes up"),
        QT_TRANSLATE_NOOP(
            "Options",
            "Whether a train opens as soon as its owner cannot play, or only if drawing did not help.",
        ),
    ),
    "marker_when": (
        QT_TRANSLATE_NOOP("Options", "Reason for the marker"),
        QT_TRANSLATE_NOOP("Options", "Which missing play opens a player’s train to everybody."),
    ),
    "mexican_train_from": (
        QT_TRANSLATE_NOOP("Options", "Mexican Train"),
        QT_TRANSLATE_NOOP("Options", "From when on a player may play on the Mexican Train."),
    ),
    "follow_up": (
        QT_TRANSLATE_NOOP("Options", "After a double"),
        QT_TRANSLATE_NOOP("Options", "Where the tile must go that is played at once after a double."),
    ),
    "drawn_follow_up": (
        QT_TRANSLATE_NOOP("Options", "After a double, when drawn"),
        QT_TRANSLATE_NOOP("Options", "Where that tile must go if it had to be drawn."),
    ),
    "several_doubles": (
        QT_TRANSLATE_NOOP("Options", "Several doubles"),
        QT_TRANSLATE_NOOP("Options", "Whether the tile that follows a double may be a double itself."),
    ),
    "open_double_binds": (
        QT_TRANSLATE_NOOP("Options", "Open doubles come first"),
        QT_TRANSLATE_NOOP(
            "Options", "Whether the next players must cover an open double before they play anything else."
        ),
    ),
    "open_double_order": (
        QT_TRANSLATE_NOOP("Options", "Several open doubles"),
        QT_TRANSLATE_NOOP("Options", "In which order open doubles must be covered."),
    ),
    "dead_double": (
        QT_TRANSLATE_NOOP("Options", "A double nobody can cover"),
        QT_TRANSLATE_NOOP("Options", "What happens to an open double when no tile of its number is left."),
    ),
    "out_on_double": (
        QT_TRANSLATE_NOOP("Options", "Going out on a double"),
        QT_TRANSLATE_NOOP("Options", "What happens when the last tile in hand is a double."),
    ),
    "last_tile_call": (
        QT_TRANSLATE_NOOP("Options", "Calling the last tile"),
        QT_TRANSLATE_NOOP("Options", "Whether players announce that they have one tile left."),
    ),
    "last_tile_penalty": (
        QT_TRANSLATE_NOOP("Options", "Forgotten call"),
        QT_TRANSLATE_NOOP("Options", "How many tiles a player draws who forgot to call the last tile."),
    ),
    "blocked_when": (
        QT_TRANSLATE_NOOP("Options", "Blocked round"),
        QT_TRANSLATE_NOOP("Options", "When a round ends with an empty boneyard although nobody went out."),
    ),
    "double_blank": (
        QT_TRANSLATE_NOOP("Options", "Double blank"),
        QT_TRANSLATE_NOOP("Options", "How many points the double blank costs whoever still holds it."),
    ),
    "out_bonus": (
        QT_TRANSLATE_NOOP("Options", "Bonus for going out"),
        QT_TRANSLATE_NOOP("Options", "How many points going out takes off the own total."),
    ),
    "tie_break": (
        QT_TRANSLATE_NOOP("Options", "Tie"),
        QT_TRANSLATE_NOOP("Options", "Who wins when several players have the lowest total."),
    ),
}
_PROBLEMS: dict[Problem, str] = {
    "unknown_value": QT_TRANSLATE_NOOP("Options", "This value is not known here."),
    "rounds_above_set": QT_TRANSLATE_NOOP("Options", "There are more rounds than doubles in the set."),
    "hands_above_set": QT_TRANSLATE_NOOP("Options", "The hands need more tiles than the set has."),
    "set_aside_with_engine_holder": QT_TRANSLATE_NOOP(
        "Options", "Nobody can hold the engine when it is set aside: let another player start."
    ),
    "highest_held_with_ascending": QT_TRANSLATE_NOOP(
        "Options", "The highest double in a hand cannot go with engines from the double blank up."
    ),
    "late_train_with_one_tile": QT_TRANSLATE_NOOP(
        "Options", "A late whole train needs a first turn with a whole train."
    ),
    "must_cover_without_follow_up": QT_TRANSLATE_NOOP(
        "Options", "A last double cannot be covered when no tile follows a double."
    ),
    "keep_until_playable": QT_TRANSLATE_NOOP(
        "Options", "Drawing until a tile fits makes no sense when a drawn tile ends the turn."
    ),
}


def group_name(group: str) -> str:
    return translate("Options", _GROUP_NAMES[group])


def option(field: str) -> OptionTexts:
    """The texts of the field of ``RuleOptions`` with that name."""
    name, sentence = _OPTIONS[field]
    return OptionTexts(translate("Options", name), translate("Options", sentence))


def problem(problem: Problem) -> str:
    """Why these options cannot be played together."""
    return translate("Options", _PROBLEMS[problem])
