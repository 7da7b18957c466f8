"""What does the rule book say about doubles, the end of a round, and the points?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

BY_VALUE: dict[str, dict[object, str]] = {
    "follow_up": {
        "on_the_double": QT_TRANSLATE_NOOP(
            "Rules", "If you play a double, you must cover it at once: you play a second tile, on the double."
        ),
        "anywhere": QT_TRANSLATE_NOOP(
            "Rules",
            "If you play a double, you play a second tile at once: on the double, or anywhere else it can be played.",
        ),
        "none": QT_TRANSLATE_NOOP("Rules", "A double ends your turn like any other tile."),
    },
    "drawn_follow_up": {
        "on_the_double": QT_TRANSLATE_NOOP("Rules", "A tile drawn for the double must go on the double."),
        "anywhere": QT_TRANSLATE_NOOP(
            "Rules", "A tile drawn for the double may go anywhere it can be played."
        ),
    },
    "several_doubles": {
        True: QT_TRANSLATE_NOOP(
            "Rules", "The second tile may itself be a double; then a third one follows at once, and so on."
        ),
        False: QT_TRANSLATE_NOOP("Rules", "The second tile may not be a double."),
    },
    "open_double_binds": {
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "A double that is still open comes first: the players after must cover it before they play anything else, "
            "on whatever train it lies, with a marker or without.",
        ),
        False: QT_TRANSLATE_NOOP(
            "Rules", "A double that is still open binds nobody: the players after play as if it were covered."
        ),
    },
    "open_double_order": {
        "oldest_first": QT_TRANSLATE_NOOP(
            "Rules", "If several doubles are open, the oldest has to be covered first."
        ),
        "newest_first": QT_TRANSLATE_NOOP(
            "Rules", "If several doubles are open, the newest has to be covered first."
        ),
        "any": QT_TRANSLATE_NOOP("Rules", "If several doubles are open, you choose which one you cover."),
    },
    "dead_double": {
        "needs_no_cover": QT_TRANSLATE_NOOP(
            "Rules",
            "Once no tile of its number is left in the hands or in the boneyard, a double needs no cover any more, "
            "and nobody can play on its train again.",
        ),
        "stays": QT_TRANSLATE_NOOP(
            "Rules",
            "A double stays open even when no tile of its number is left in the hands or in the boneyard.",
        ),
    },
    "out_on_double": {
        "ends_round": QT_TRANSLATE_NOOP("Rules", "Your last tile may be a double; then it needs no cover."),
        "must_be_covered": QT_TRANSLATE_NOOP(
            "Rules",
            "If your last tile is a double, you are not out yet: you draw, and go out with a tile that covers it. It "
            "needs no cover when the boneyard is empty or no tile of its number is left.",
        ),
        "doubles_the_others": QT_TRANSLATE_NOOP(
            "Rules",
            "If your last tile is a double, it needs no cover, and the points of all others count twice.",
        ),
    },
    "last_tile_call": {
        "off": QT_TRANSLATE_NOOP("Rules", "Nobody has to call the last tile."),
        "automatic": QT_TRANSLATE_NOOP(
            "Rules", "If you have one tile left at the end of your turn, the program calls it for you."
        ),
        "required": QT_TRANSLATE_NOOP(
            "Rules",
            "If you play and have one tile left at the end of your turn, you must call it before the turn of the next "
            "player is over.",
        ),
    },
    "last_tile_penalty": {
        0: QT_TRANSLATE_NOOP("Rules", "Forgetting it costs nothing."),
        1: QT_TRANSLATE_NOOP("Rules", "Whoever forgets it draws a tile."),
        2: QT_TRANSLATE_NOOP("Rules", "Whoever forgets it draws two tiles."),
    },
    "blocked_when": {
        "all_passed": QT_TRANSLATE_NOOP(
            "Rules",
            "The round is blocked and over when the boneyard is empty and all players have passed one after the other.",
        ),
        "nobody_can_play": QT_TRANSLATE_NOOP(
            "Rules",
            "The round is blocked and over when the boneyard is empty, all players have passed one after the other, "
            "and nobody could play even now that the markers are up.",
        ),
    },
    "double_blank": {
        0: QT_TRANSLATE_NOOP("Rules", "The double blank costs nothing."),
        25: QT_TRANSLATE_NOOP("Rules", "The double blank costs 25 points."),
        50: QT_TRANSLATE_NOOP("Rules", "The double blank costs 50 points."),
    },
    "out_bonus": {
        0: QT_TRANSLATE_NOOP("Rules", "Whoever went out gets no points."),
        -5: QT_TRANSLATE_NOOP("Rules", "Whoever went out gets 5 points taken off."),
        -10: QT_TRANSLATE_NOOP("Rules", "Whoever went out gets 10 points taken off."),
    },
    "tie_break": {
        "shared": QT_TRANSLATE_NOOP("Rules", "If several have it, they share the win."),
        "zero_rounds_then_lowest_round": QT_TRANSLATE_NOOP(
            "Rules",
            "If several have it, whoever had the most rounds without points wins; if that is equal too, whoever had "
            "the lowest round with points. If that decides nothing either, they share the win.",
        ),
    },
}

ALWAYS = {
    "double": QT_TRANSLATE_NOOP(
        "Rules",
        "A double lies crosswise. It is open until a tile has been played on it, which covers it. The engine is never open.",
    ),
    "no_follow_up": QT_TRANSLATE_NOOP(
        "Rules",
        "If you have no such tile, you draw for it. If that does not help, you pass, and the marker goes up on your own "
        "train, even if the double lies on another.",
    ),
    "no_follow_up_keep": QT_TRANSLATE_NOOP(
        "Rules",
        "If you have no such tile, you draw for it and keep what you draw. The marker goes up on your own train, even "
        "if the double lies on another.",
    ),
    "drawn_elsewhere": QT_TRANSLATE_NOOP(
        "Rules",
        "A tile drawn for the double may also go anywhere else it can be played, but it may not start the Mexican "
        "Train. The double stays open then.",
    ),
    "cannot_cover": QT_TRANSLATE_NOOP(
        "Rules",
        "If you cannot cover it, you draw, as in any other turn; if it stays open, your marker goes up. Covering the "
        "double of another player changes nothing about that player’s marker.",
    ),
    "out": QT_TRANSLATE_NOOP("Rules", "Whoever plays the last tile in hand goes out, and the round is over."),
    "count": QT_TRANSLATE_NOOP(
        "Rules", "Then all count the pips of the tiles in their hands: those are their penalty points."
    ),
    "lowest": QT_TRANSLATE_NOOP("Rules", "Whoever has the lowest total after the last round wins the game."),
}


def always(name: str) -> str:
    """What is true at every table that has such a thing."""
    return translate("Rules", ALWAYS[name])


def by_value(field: str, options: RuleOptions) -> str:
    """The sentence that states the value of the option *field*."""
    return translate("Rules", BY_VALUE[field][getattr(options, field)])
