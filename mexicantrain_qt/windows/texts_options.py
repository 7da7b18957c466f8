"""What is an option of the rules called, and what does it do? A name and one plain sentence for each."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.options import Problem

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


def group_name(group: str) -> str:
    match group:
        case "tiles":
            return translate("Options", "Tiles and rounds")
        case "start":
            return translate("Options", "Start of a round")
        case "drawing":
            return translate("Options", "Drawing")
        case "markers":
            return translate("Options", "Markers and the Mexican Train")
        case "doubles":
            return translate("Options", "Doubles")
        case "end":
            return translate("Options", "End and points")
    raise ValueError(group)


def option(field: str) -> OptionTexts:
    """The texts of the field of ``RuleOptions`` with that name."""
    return OptionTexts(*_option(field))


def _option(field: str) -> tuple[str, str]:  # noqa: PLR0911, PLR0912 - one case an option is the plainest form
    match field:
        case "highest":
            return (
                translate("Options", "Set of tiles"),
                translate("Options", "The largest double of the set; more players need a larger set."),
            )
        case "hand_sizes":
            return (
                translate("Options", "Tiles dealt"),
                translate("Options", "How many tiles each player gets, for 2, 3 and more players."),
            )
        case "rounds":
            return (
                translate("Options", "Rounds"),
                translate("Options", "How many rounds a game has; every round has another engine."),
            )
        case "engine_from":
            return (
                translate("Options", "Finding the engine"),
                translate("Options", "Where the double in the middle comes from."),
            )
        case "engine_order":
            return (
                translate("Options", "Order of the engines"),
                translate("Options", "Whether the rounds go from the highest double down or from the double blank up."),
            )
        case "starter":
            return (
                translate("Options", "Who starts"),
                translate("Options", "Which player has the first turn of a round."),
            )
        case "first_turn":
            return (
                translate("Options", "First turn"),
                translate("Options", "How much a player may lay on the own train in the first turn."),
            )
        case "first_turn_draws":
            return (
                translate("Options", "Draw in the first turn"),
                translate("Options", "Whether a player who cannot start the own train in the first turn draws a tile."),
            )
        case "late_whole_train":
            return (
                translate("Options", "Late whole train"),
                translate("Options", "Whether a player who could not start at once may lay a whole train later."),
            )
        case "draw_count":
            return (
                translate("Options", "Tiles to draw"),
                translate("Options", "How many tiles a player who cannot play draws at most."),
            )
        case "drawn_tile":
            return (
                translate("Options", "A drawn tile that fits"),
                translate("Options", "What happens when the tile just drawn can be played."),
            )
        case "marker_goes_up":
            return (
                translate("Options", "The marker goes up"),
                translate("Options", "Whether a train opens as soon as its owner cannot play, or only if drawing did not help."),
            )
        case "marker_when":
            return (
                translate("Options", "Reason for the marker"),
                translate("Options", "Which missing play opens a player’s train to everybody."),
            )
        case "mexican_train_from":
            return (
                translate("Options", "Mexican Train"),
                translate("Options", "From when on a player may play on the Mexican Train."),
            )
        case "follow_up":
            return (
                translate("Options", "After a double"),
                translate("Options", "Where the tile must go that is played at once after a double."),
            )
        case "drawn_follow_up":
            return (
                translate("Options", "After a double, when drawn"),
                translate("Options", "Where that tile must go if it had to be drawn."),
            )
        case "several_doubles":
            return (
                translate("Options", "Several doubles"),
                translate("Options", "Whether the tile that follows a double may be a double itself."),
            )
        case "open_double_binds":
            return (
                translate("Options", "Open doubles come first"),
                translate("Options", "Whether the next players must cover an open double before they play anything else."),
            )
        case "open_double_order":
            return (
                translate("Options", "Several open doubles"),
                translate("Options", "In which order open doubles must be covered."),
            )
        case "dead_double":
            return (
                translate("Options", "A double nobody can cover"),
                translate("Options", "What happens to an open double when no tile of its number is left."),
            )
        case "out_on_double":
            return (
                translate("Options", "Going out on a double"),
                translate("Options", "What happens when the last tile in hand is a double."),
            )
        case "last_tile_call":
            return (
                translate("Options", "Calling the last tile"),
                translate("Options", "Whether players announce that they have one tile left."),
            )
        case "last_tile_penalty":
            return (
                translate("Options", "Forgotten call"),
                translate("Options", "How many tiles a player draws who forgot to call the last tile."),
            )
        case "blocked_when":
            return (
                translate("Options", "Blocked round"),
                translate("Options", "When a round ends with an empty boneyard although nobody went out."),
            )
        case "double_blank":
            return (
                translate("Options", "Double blank"),
                translate("Options", "How many points the double blank costs whoever still holds it."),
            )
        case "out_bonus":
            return (
                translate("Options", "Bonus for going out"),
                translate("Options", "How many points going out takes off the own total."),
            )
        case "tie_break":
            return (
                translate("Options", "Tie"),
                translate("Options", "Who wins when several players have the lowest total."),
            )
    raise ValueError(field)


def problem(problem: Problem) -> str:
    """Why these options cannot be played together."""
    match problem:
        case "unknown_value":
            return translate("Options", "This value is not known here.")
        case "rounds_above_set":
            return translate("Options", "There are more rounds than doubles in the set.")
        case "hands_above_set":
            return translate("Options", "The hands need more tiles than the set has.")
        case "set_aside_with_engine_holder":
            return translate("Options", "Nobody can hold the engine when it is set aside: let another player start.")
        case "highest_held_with_ascending":
            return translate("Options", "The highest double in a hand cannot go with engines from the double blank up.")
        case "late_train_with_one_tile":
            return translate("Options", "A late whole train needs a first turn with a whole train.")
        case "must_cover_without_follow_up":
            return translate("Options", "A last double cannot be covered when no tile follows a double.")
        case "keep_until_playable":
            return translate("Options", "Drawing until a tile fits makes no sense when a drawn tile ends the turn.")
