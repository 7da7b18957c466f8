"""Which tables do the tests of the rule book look at? The sheets, with one other value or two."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any

from mexicantrain_qt.rules.options import CHOICES, SHEETS, NonsenseOptions, RuleOptions
from mexicantrain_qt.windows.book import Book
from mexicantrain_qt.windows.rule_book import rule_book

OPTIONS = tuple(field.name for field in fields(RuleOptions))
WITH_NUMBERS = ("highest", "hand_sizes", "rounds")
VALUES = [(name, value) for name in OPTIONS if name not in WITH_NUMBERS for value in CHOICES[name]]

COMPANIONS: tuple[dict[str, Any], ...] = (
    {},
    {"last_tile_call": "required"},
    {"drawn_tile": "may_play"},
    {"follow_up": "anywhere"},
    {"first_turn": "whole_train"},
    {"engine_from": "holder_draws"},
    {"mexican_train_from": "first_turn"},
)
"""What has to hold, at some sheet, for an option to make a difference there."""


def changed(options: RuleOptions, **values: Any) -> RuleOptions | None:
    """*options* with other *values*; ``None`` if they make no sense together."""
    try:
        return replace(options, **values)
    except NonsenseOptions:
        return None


def tables() -> Iterator[RuleOptions]:
    """The three sheets, with one other value or two."""
    for sheet, companion, (name, value) in product(SHEETS.values(), COMPANIONS, VALUES):
        table = changed(sheet, **{**companion, name: value})
        if table is not None:
            yield table


TABLES = tuple(dict.fromkeys(tables()))


def sentences(options: RuleOptions, players: int = 4) -> dict[str, str]:
    """The paragraphs of the book by their anchors."""
    return {paragraph.anchor: paragraph.text for paragraph in book_of(options, players).paragraphs}


def book_of(options: RuleOptions, players: int = 4) -> Book:
    return rule_book(options, players, "Our table")
