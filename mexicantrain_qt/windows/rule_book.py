"""What are the rules of this table? The sentences that its options need, in the order of a rule book.

An option that has no effect at the table is not spoken of.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.rules.actions import Action, Done, Play
from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.option_text import differences, nearest_sheet
from mexicantrain_qt.rules.options import RuleOptions
from mexicantrain_qt.windows import texts_rules, texts_rules_end, texts_table
from mexicantrain_qt.windows.book import Book, Box, Paragraph, Section
from mexicantrain_qt.windows.rule_pictures import pictures

translate = QCoreApplication.translate

BY_VALUE = texts_rules.BY_VALUE | texts_rules_end.BY_VALUE

_EXPLAINED_BY: dict[Reason, str] = {
    Reason.NOT_YOUR_TURN: "match",
    Reason.ROUND_OVER: "out",
    Reason.TILE_NOT_IN_HAND: "match",
    Reason.DOES_NOT_MATCH: "match",
    Reason.TRAIN_IS_CLOSED: "marker",
    Reason.OPEN_DOUBLE_FIRST: "open_double_binds",
    Reason.FOLLOW_UP_ON_THE_DOUBLE: "follow_up",
    Reason.NO_SECOND_DOUBLE: "several_doubles",
    Reason.FIRST_TRAIN_ONLY: "first_turn",
    Reason.MEXICAN_TRAIN_NOT_YET: "mexican_train_from",
    Reason.MUST_PLAY_DRAWN: "drawn_tile",
    Reason.MUST_PLAY: "must",
    Reason.MUST_DRAW: "draw_count",
    Reason.SAY_DONE: "first_turn",
    Reason.NOTHING_TO_DRAW: "draw_count",
    Reason.NOTHING_LAID: "first_turn",
    Reason.NOTHING_TO_CALL: "last_tile_call",
}


def rule_book(options: RuleOptions, players: int, sheet: str) -> Book:
    """The rules of a table for *players* that calls its rules *sheet*."""
    shown = pictures(options)
    sections = tuple(
        Section(
            title,
            tuple(
                Paragraph(anchor, _sentence(anchor, options, players), shown.get(anchor))
                for anchor in anchors
                if is_said(anchor, options)
            ),
        )
        for title, anchors in _sections()
    )
    note = translate("Rules", "{sheet}, %n player(s)", "", players).format(sheet=sheet)
    title = translate("Rules", "The rules at this table")
    return Book(title, note, sections, _differences(options, frozenset(_anchors(sections))))


def explanation(reason: Reason, action: Action, options: RuleOptions) -> str:
    """The anchor of the paragraph that says why *action* was refused for *reason*."""
    if reason is Reason.OPEN_DOUBLE_FIRST and isinstance(action, Done):
        return "first_train_double"
    if reason in (Reason.MUST_PLAY, Reason.MUST_DRAW) and isinstance(action, Done):
        return "first_train_double" if is_said("first_train_double", options) else "first_turn"
    if (
        reason is Reason.FOLLOW_UP_ON_THE_DOUBLE
        and isinstance(action, Play)
        and options.follow_up == "anywhere"
    ):
        return "drawn_follow_up"
    return _EXPLAINED_BY[reason]


def is_said(anchor: str, options: RuleOptions) -> bool:
    """Whether the rules of a table with *options* speak of that: whether it makes a difference there."""
    follows = options.follow_up != "none"
    first_train = options.first_turn != "one_tile"
    match anchor:
        case "engine_order":
            return options.engine_from != "highest_held"
        case "first_turn_draws":
            return options.first_turn != "together"
        case "first_train_double":
            return options.first_turn == "whole_train" and follows
        case "first_train_out" | "late_whole_train":
            return first_train
        case "mexican":
            return options.mexican_train_from != "never"
        case "several_doubles" | "no_follow_up":
            return follows
        case "drawn_follow_up":
            return follows and options.drawn_tile != "keep"
        case "open_double_order" | "cannot_cover":
            return options.open_double_binds
        case "dead_double":
            return follows or options.open_double_binds
        case "last_tile_penalty":
            return options.last_tile_call == "required"
        case _:
            return True


def _sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return (
        (translate("Rules", "The aim"), ("aim",)),
        (translate("Rules", "Tiles and rounds"), ("highest", "hand_sizes", "rounds", "engine_order")),
        (
            translate("Rules", "Start of a round"),
            (
                "engine_from",
                "starter",
                "first_turn",
                "first_turn_draws",
                "first_train_double",
                "first_train_out",
                "late_whole_train",
            ),
        ),
        (
            translate("Rules", "Your turn"),
            ("match", "where", "must", "draw_count", "drawn_tile", "empty"),
        ),
        (translate("Rules", "Markers"), ("marker", "marker_goes_up", "marker_when", "marker_down")),
        (translate("Rules", "The Mexican Train"), ("mexican", "mexican_train_from")),
        (
            translate("Rules", "Doubles"),
            (
                "double",
                "follow_up",
                "several_doubles",
                "no_follow_up",
                "drawn_follow_up",
                "open_double_binds",
                "cannot_cover",
                "open_double_order",
                "dead_double",
            ),
        ),
        (
            translate("Rules", "End of a round"),
            ("out", "out_on_double", "last_tile_call", "last_tile_penalty", "blocked_when"),
        ),
        (translate("Rules", "Points"), ("count", "double_blank", "out_bonus", "lowest", "tie_break")),
    )


def _sentence(anchor: str, options: RuleOptions, players: int) -> str:
    options = _as_spoken_of(options)
    match anchor:
        case "highest":
            return texts_rules.highest(options)
        case "hand_sizes":
            return texts_rules.hand_sizes(options, players)
        case "rounds":
            return texts_rules.rounds(options)
        case "where" if options.mexican_train_from == "never":
            return texts_rules.always("where_without_mexican")
        case "mexican_train_from" if _from_first_trains_on(options):
            return texts_rules.always("mexican_together")
        case "no_follow_up" if options.drawn_tile == "keep":
            return texts_rules_end.always("no_follow_up_keep")
        case "drawn_follow_up" if _drawn_elsewhere(options):
            return texts_rules_end.always("drawn_elsewhere")
    if anchor in texts_rules.BY_VALUE:
        return texts_rules.by_value(anchor, options)
    if anchor in texts_rules_end.BY_VALUE:
        return texts_rules_end.by_value(anchor, options)
    if anchor in texts_rules.ALWAYS:
        return texts_rules.always(anchor)
    return texts_rules_end.always(anchor)


def _as_spoken_of(options: RuleOptions) -> RuleOptions:
    """The same rules, with the values that say most plainly what they come to."""
    if options.mexican_train_from == "never" and options.marker_when == "no_own_or_mexican_play":
        return replace(options, marker_when="no_own_play")
    if options.first_turn == "whole_train" and options.mexican_train_from == "first_turn":
        return replace(options, mexican_train_from="second_turn")
    return options


def _from_first_trains_on(options: RuleOptions) -> bool:
    return options.first_turn == "together" and options.mexican_train_from in ("first_turn", "second_turn")


def _drawn_elsewhere(options: RuleOptions) -> bool:
    return options.follow_up == "on_the_double" and options.drawn_follow_up == "anywhere"


def _anchors(sections: tuple[Section, ...]) -> list[str]:
    return [paragraph.anchor for section in sections for paragraph in section.paragraphs]


def _differences(options: RuleOptions, anchors: frozenset[str]) -> Box:
    sheet = nearest_sheet(options)
    title, *lines = texts_table.differences_in_words(options).split("\n")
    changed = differences(options, sheet)
    linked = [(line, name if name in anchors else "") for line, name in zip(lines, changed, strict=True)]
    return Box(title, tuple(linked))
