"""What does the rule book say about the tiles, the start of a round, and a turn? A sentence for every value of an option.

Doubles, the end of a round and the points are in ``texts_rules_end``; which sentences stand together is decided by
``rule_book``.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.windows.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

BY_VALUE: dict[str, dict[object, str]] = {
    "engine_order": {
        "descending": QT_TRANSLATE_NOOP(
            "Rules",
            "The engine of the first round is the double {highest}; every further round has the next lower double.",
        ),
        "ascending": QT_TRANSLATE_NOOP(
            "Rules",
            "The engine of the first round is the double blank; every further round has the next higher double.",
        ),
    },
    "engine_from": {
        "set_aside": QT_TRANSLATE_NOOP(
            "Rules", "The engine is taken out before the deal and laid on the hub."
        ),
        "holder_draws": QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever was dealt the engine lays it on the hub; that is not a turn. If nobody has it, everybody draws "
            "a tile and keeps it, as often as it takes until the engine turns up.",
        ),
        "highest_held": QT_TRANSLATE_NOOP(
            "Rules",
            "The engine is the highest double in any hand that has not been an engine yet. Whoever has it lays it on "
            "the hub; that is not a turn. If nobody has such a double, everybody draws a tile and keeps it, as often "
            "as it takes until one turns up.",
        ),
    },
    "starter": {
        "engine_holder": QT_TRANSLATE_NOOP("Rules", "Whoever laid the engine has the first turn."),
        "rotates": QT_TRANSLATE_NOOP(
            "Rules",
            "The first player at the table starts the first round, the next player the second, and so on.",
        ),
        "last_winner": QT_TRANSLATE_NOOP(
            "Rules",
            "Whoever had the fewest points in the round before starts, and if several had, the first of them at the "
            "table. The first round is started by the first player at the table.",
        ),
    },
    "first_turn": {
        "one_tile": QT_TRANSLATE_NOOP("Rules", "The first turn is a turn like any other: one tile."),
        "whole_train": QT_TRANSLATE_NOOP(
            "Rules",
            "In the first turn you lay as many tiles as you like on your own train and on nothing else; at least one, "
            "if one fits. Then you end your turn with Done.",
        ),
        "together": QT_TRANSLATE_NOOP(
            "Rules",
            "Before the first turn, all players in order lay a first train: as many tiles as they like on their own "
            "train and on nothing else, ended with Done. Nobody draws, no marker goes up, and no double has to be "
            "covered.",
        ),
    },
    "first_turn_draws": {
        True: QT_TRANSLATE_NOOP(
            "Rules", "If you cannot play in your first turn, you draw, as in any other turn."
        ),
        False: QT_TRANSLATE_NOOP(
            "Rules",
            "If you cannot play in your first turn, you do not draw: you pass, and your marker goes up.",
        ),
    },
    "late_whole_train": {
        True: QT_TRANSLATE_NOOP(
            "Rules",
            "If your own train is still without tiles later, you may lay a whole train when you start it, unless an "
            "open double has to be covered.",
        ),
        False: QT_TRANSLATE_NOOP(
            "Rules", "From then on everybody plays one tile a turn, even to start a train."
        ),
    },
    "draw_count": {
        1: QT_TRANSLATE_NOOP("Rules", "If you cannot play, you draw one tile from the boneyard."),
        2: QT_TRANSLATE_NOOP(
            "Rules", "If you cannot play, you draw tiles one at a time until one can be played, two at most."
        ),
        3: QT_TRANSLATE_NOOP(
            "Rules",
            "If you cannot play, you draw tiles one at a time until one can be played, three at most.",
        ),
        "until_playable": QT_TRANSLATE_NOOP(
            "Rules", "If you cannot play, you draw tiles until one can be played or the boneyard is empty."
        ),
    },
    "drawn_tile": {
        "must_play": QT_TRANSLATE_NOOP("Rules", "If the drawn tile can be played, you must play it at once."),
        "may_play": QT_TRANSLATE_NOOP(
            "Rules", "If the drawn tile can be played, you may play it at once, or keep it and pass."
        ),
        "keep": QT_TRANSLATE_NOOP(
            "Rules",
            "You keep the drawn tile even if it could be played: your turn is over, and your marker goes up.",
        ),
    },
    "marker_goes_up": {
        "after_draw": QT_TRANSLATE_NOOP(
            "Rules", "The marker goes up on your train when drawing did not help and you pass."
        ),
        "before_draw": QT_TRANSLATE_NOOP(
            "Rules",
            "The marker goes up on your train as soon as you draw or pass. It stays there if you play the drawn tile "
            "on another train.",
        ),
    },
    "marker_when": {
        "no_play": QT_TRANSLATE_NOOP(
            "Rules",
            "If you have a tile that can be played, no marker goes up, on whatever train you play it.",
        ),
        "no_own_play": QT_TRANSLATE_NOOP(
            "Rules",
            "The marker also goes up when no tile in your hand fits your own train and you begin your turn on another.",
        ),
        "no_own_or_mexican_play": QT_TRANSLATE_NOOP(
            "Rules",
            "The marker also goes up when no tile in your hand fits your own train or the Mexican Train and you begin "
            "your turn on the train of another player.",
        ),
    },
    "mexican_train_from": {
        "first_turn": QT_TRANSLATE_NOOP("Rules", "You may play on it from your first turn on."),
        "second_turn": QT_TRANSLATE_NOOP("Rules", "You may play on it from your second turn on."),
        "own_train_started": QT_TRANSLATE_NOOP("Rules", "You may play on it once your own train has a tile."),
        "never": QT_TRANSLATE_NOOP("Rules", "There is no Mexican Train at this table."),
    },
}

ALWAYS = {
    "aim": QT_TRANSLATE_NOOP(
        "Rules",
        "Every player builds a train: a row of tiles that begins at the hub and goes on number by number. You try to "
        "get rid of all your tiles before the others do; what is left in a hand costs points.",
    ),
    "match": QT_TRANSLATE_NOOP(
        "Rules",
        "In your turn you play one tile. It has to match the end of the train: one of its numbers is the last number "
        "there. A train without tiles begins with the number of the engine.",
    ),
    "where": QT_TRANSLATE_NOOP(
        "Rules",
        "You may play on your own train, on the train of every player who has a marker on it, and on the Mexican Train.",
    ),
    "where_without_mexican": QT_TRANSLATE_NOOP(
        "Rules", "You may play on your own train and on the train of every player who has a marker on it."
    ),
    "must": QT_TRANSLATE_NOOP("Rules", "If you can play, you must play."),
    "empty": QT_TRANSLATE_NOOP("Rules", "When the boneyard is empty, you pass without drawing."),
    "marker": QT_TRANSLATE_NOOP(
        "Rules",
        "Your own train is closed: nobody else plays there. A marker opens it to everybody, even while it is without tiles.",
    ),
    "marker_down": QT_TRANSLATE_NOOP(
        "Rules", "The marker comes down when you play a tile on your own train, and only then."
    ),
    "mexican": QT_TRANSLATE_NOOP(
        "Rules",
        "The Mexican Train belongs to nobody and is always open. There is one in a round, and it begins with the "
        "number of the engine.",
    ),
    "mexican_together": QT_TRANSLATE_NOOP(
        "Rules", "You may play on it as soon as all first trains are laid."
    ),
    "first_train_double": QT_TRANSLATE_NOOP(
        "Rules",
        "You may not leave your first train with a double at its end if you can cover it. If you cannot, you draw for "
        "it, as in any other turn; if it stays open, your marker goes up.",
    ),
    "first_train_out": QT_TRANSLATE_NOOP(
        "Rules",
        "If somebody plays the last tile with the first train, the round ends once everybody has laid one.",
    ),
}


def always(name: str) -> str:
    """What is true at every table that has such a thing."""
    return translate("Rules", ALWAYS[name])


def highest(options: RuleOptions) -> str:
    tiles = (options.highest + 1) * (options.highest + 2) // 2
    sentence = translate(
        "Rules",
        "You play with a double-{highest} set: {tiles} tiles, every pair of numbers from blank to {highest} once.",
    )
    return sentence.format(highest=options.highest, tiles=QLocale().toString(tiles))


def hand_sizes(options: RuleOptions, players: int) -> str:
    sentence = translate(
        "Rules",
        "With {players} players, everybody is dealt {size} tiles. The others lie face down on the table: the boneyard.",
    )
    return sentence.format(players=players, size=options.hand_size(players))


def rounds(options: RuleOptions) -> str:
    return translate("Rules", "A game has %n round(s).", "", options.rounds)


def by_value(field: str, options: RuleOptions) -> str:
    """The sentence that states the value of the option *field*."""
    return translate("Rules", BY_VALUE[field][getattr(options, field)]).format(highest=options.highest)
