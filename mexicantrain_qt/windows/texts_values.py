"""What is a value of an option called?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.windows import texts
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_WORDS: dict[str, dict[str, str]] = {
    "engine_from": {
        "holder_draws": QT_TRANSLATE_NOOP("Values", "Whoever holds it lays it"),
        "set_aside": QT_TRANSLATE_NOOP("Values", "Set aside before the deal"),
        "highest_held": QT_TRANSLATE_NOOP("Values", "The highest double in a hand"),
    },
    "engine_order": {
        "descending": QT_TRANSLATE_NOOP("Values", "From the highest down"),
        "ascending": QT_TRANSLATE_NOOP("Values", "From the double blank up"),
    },
    "starter": {
        "engine_holder": QT_TRANSLATE_NOOP("Values", "Whoever laid the engine"),
        "rotates": QT_TRANSLATE_NOOP("Values", "The next player every round"),
        "last_winner": QT_TRANSLATE_NOOP("Values", "Winner of the last round"),
    },
    "first_turn": {
        "whole_train": QT_TRANSLATE_NOOP("Values", "A whole train"),
        "together": QT_TRANSLATE_NOOP("Values", "Whole trains, before the first turn"),
        "one_tile": QT_TRANSLATE_NOOP("Values", "One tile"),
    },
    "draw_count": {"until_playable": QT_TRANSLATE_NOOP("Values", "Until one fits")},
    "drawn_tile": {
        "must_play": QT_TRANSLATE_NOOP("Values", "It must be played"),
        "may_play": QT_TRANSLATE_NOOP("Values", "It may be played"),
        "keep": QT_TRANSLATE_NOOP("Values", "It is kept: the turn is over"),
    },
    "marker_goes_up": {
        "after_draw": QT_TRANSLATE_NOOP("Values", "After a draw that did not help"),
        "before_draw": QT_TRANSLATE_NOOP("Values", "Before the draw"),
    },
    "marker_when": {
        "no_play": QT_TRANSLATE_NOOP("Values", "Nothing fits anywhere"),
        "no_own_play": QT_TRANSLATE_NOOP("Values", "Nothing fits the own train"),
        "no_own_or_mexican_play": QT_TRANSLATE_NOOP("Values", "Nothing fits own or Mexican Train"),
    },
    "follow_up": {
        "on_the_double": QT_TRANSLATE_NOOP("Values", "On the double"),
        "anywhere": QT_TRANSLATE_NOOP("Values", "Anywhere it fits"),
        "none": QT_TRANSLATE_NOOP("Values", "No tile follows"),
    },
    "drawn_follow_up": {
        "on_the_double": QT_TRANSLATE_NOOP("Values", "On the double"),
        "anywhere": QT_TRANSLATE_NOOP("Values", "Anywhere it fits"),
    },
    "open_double_order": {
        "oldest_first": QT_TRANSLATE_NOOP("Values", "Oldest first"),
        "newest_first": QT_TRANSLATE_NOOP("Values", "Newest first"),
        "any": QT_TRANSLATE_NOOP("Values", "In any order"),
    },
    "dead_double": {
        "stays": QT_TRANSLATE_NOOP("Values", "It stays open"),
        "needs_no_cover": QT_TRANSLATE_NOOP("Values", "It needs no cover"),
    },
    "out_on_double": {
        "ends_round": QT_TRANSLATE_NOOP("Values", "The round is over"),
        "must_be_covered": QT_TRANSLATE_NOOP("Values", "It must be covered first"),
        "doubles_the_others": QT_TRANSLATE_NOOP("Values", "The others count twice"),
    },
    "mexican_train_from": {
        "first_turn": QT_TRANSLATE_NOOP("Values", "From the first turn"),
        "second_turn": QT_TRANSLATE_NOOP("Values", "From the second turn"),
        "own_train_started": QT_TRANSLATE_NOOP("Values", "Once the own train is started"),
        "never": QT_TRANSLATE_NOOP("Values", "There is none"),
    },
    "blocked_when": {
        "all_passed": QT_TRANSLATE_NOOP("Values", "All players have passed"),
        "nobody_can_play": QT_TRANSLATE_NOOP("Values", "Nobody can play any more"),
    },
    "last_tile_call": {
        "off": QT_TRANSLATE_NOOP("Values", "No call"),
        "automatic": QT_TRANSLATE_NOOP("Values", "By itself"),
        "required": QT_TRANSLATE_NOOP("Values", "By the player"),
    },
    "tie_break": {
        "shared": QT_TRANSLATE_NOOP("Values", "They share the win"),
        "zero_rounds_then_lowest_round": QT_TRANSLATE_NOOP("Values", "More rounds without points"),
    },
}


def value(field: str, value: object) -> str:
    """The name of *value* of the option *field*, as a choice in a list."""
    if isinstance(value, str):
        return translate("Values", _WORDS[field][value])
    if isinstance(value, bool):
        return translate("Values", "Yes") if value else translate("Values", "No")
    if isinstance(value, tuple):
        return " · ".join(QLocale().toString(size) for size in value)
    if not isinstance(value, int):
        raise TypeError(f"{field}: {value!r}")
    match field:
        case "highest":
            return translate("Values", "Double {number}").format(number=QLocale().toString(value))
        case "double_blank" | "out_bonus":
            return texts.points(value)
        case "draw_count" | "last_tile_penalty":
            return translate("Values", "%n tile(s)", "", value)
        case _:
            return QLocale().toString(value)
