"""Does the rule book say what the engine does, about every option, at every table, in every language?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.actions import Action, Call, Done, Draw, Pass, Play
from mexicantrain_qt.rules.game import Game, Player, Setup
from mexicantrain_qt.rules.legal import Reason, legal_actions, refusal
from mexicantrain_qt.rules.option_text import differences, nearest_sheet
from mexicantrain_qt.rules.options import (
    CARDINAL,
    CHOICES,
    CLASSIC,
    HAND_SIZES,
    QUICK,
    SHEETS,
    NonsenseOptions,
    RuleOptions,
)
from mexicantrain_qt.rules.tiles import full_set
from mexicantrain_qt.windows import rule_book as module
from mexicantrain_qt.windows.book import Book
from mexicantrain_qt.windows.rule_book import BY_VALUE, explanation, is_said, rule_book
from mexicantrain_qt.windows.rule_pictures import pictures
from tests.windows.conftest import Speak

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

every_language = pytest.mark.parametrize("language", LANGUAGES)


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


def sentence(name: str, value: object, options: RuleOptions) -> str:
    """How the book of *options* would state this value of the option *name*."""
    return QCoreApplication.translate("Rules", BY_VALUE[name][value]).format(highest=options.highest)


def stated(name: str, options: RuleOptions) -> set[object]:
    """The values of the option *name* that the book of *options* states."""
    said = set(sentences(options).values())
    return {value for value in BY_VALUE[name] if sentence(name, value, options) in said}


def test_every_option_has_its_sentences() -> None:
    assert set(BY_VALUE) == set(OPTIONS) - set(WITH_NUMBERS)
    for name, by_value in BY_VALUE.items():
        assert set(by_value) == set(CHOICES[name])


@every_language
@pytest.mark.parametrize(("name", "value"), VALUES)
def test_for_every_value_there_is_a_sentence_that_states_it(
    name: str, value: object, language: str, speak: Speak
) -> None:
    speak(language)
    table = next(
        found
        for sheet, companion in product(SHEETS.values(), COMPANIONS)
        if (found := changed(sheet, **{**companion, name: value})) is not None
        and is_said(name, found)
        and module._as_spoken_of(found) == found
        and sentences(found)[name] == sentence(name, value, found)
    )
    assert stated(name, table) == {value}


@pytest.mark.parametrize("name", BY_VALUE)
def test_no_table_states_a_value_that_is_not_its_own(name: str) -> None:
    for table in TABLES[::4]:
        assert stated(name, table) <= {getattr(module._as_spoken_of(table), name)}


@every_language
@pytest.mark.parametrize("highest", HAND_SIZES)
def test_the_book_tells_the_tiles_and_the_rounds(highest: Any, language: str, speak: Speak) -> None:
    speak(language)
    for sizes, players in product(HAND_SIZES[highest], (2, 3, 4)):
        options = replace(QUICK, highest=highest, hand_sizes=sizes, rounds=highest - 1)
        said = sentences(options, players)
        assert str(highest) in said["highest"]
        assert str(len(full_set(highest))) in said["highest"]
        assert f"{players}" in said["hand_sizes"]
        assert f"{sizes[players - 2]}" in said["hand_sizes"]
        assert f"{highest - 1}" in said["rounds"]
        assert f"{highest}" in said["engine_order"]


def small(options: RuleOptions) -> RuleOptions:
    """The same rules with few tiles, so that a round is short and everything in it happens soon."""
    return replace(options, highest=6, hand_sizes=(7, 6, 5), rounds=min(options.rounds, 2))


def course(options: RuleOptions, actions: list[Action] | None, seed: int) -> list[object]:
    """What may be done in a round, and how it ends, when these *actions* (or those of chance) are done."""
    dice = random.Random(seed)
    players = tuple(Player(name, "person") for name in ("Ana", "Leo", "Max"))
    game = Game(Setup(small(options), players, f"{seed}"))
    told: list[object] = []
    while not game.round_over:
        legal = legal_actions(game.state)
        told.append(legal)
        if actions is not None and len(told) > len(actions):
            break
        action = dice.choice(legal) if actions is None else actions[len(told) - 1]
        told.append(action)
        if action not in legal:
            break
        game.apply(action)
    return [*told, game.state.result]


def is_the_same_game(one: RuleOptions, other: RuleOptions) -> bool:
    """Whether chance finds no difference between two tables."""
    # the same dice make the same choices as long as the same things are legal
    return all(course(one, None, seed) == course(other, None, seed) for seed in range(3))


def test_different_tables_are_different_games() -> None:
    assert not is_the_same_game(QUICK, CLASSIC)
    assert not is_the_same_game(QUICK, replace(QUICK, follow_up="on_the_double"))


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=list(SHEETS))
@pytest.mark.parametrize("companion", COMPANIONS, ids=str)
def test_what_the_book_leaves_out_makes_no_difference(sheet: RuleOptions, companion: dict[str, Any]) -> None:
    table = changed(sheet, **companion)
    if table is None:
        pytest.skip("no such table")
    for name, value in VALUES:
        other = changed(table, **{name: value})
        if other is not None and not is_said(name, table):
            assert is_the_same_game(table, other), f"{name}={value}"


@pytest.mark.parametrize(
    "table",
    [
        replace(CLASSIC, mexican_train_from="first_turn"),
        replace(QUICK, mexican_train_from="never", marker_when="no_own_or_mexican_play"),
        replace(CARDINAL, mexican_train_from="never", marker_when="no_own_or_mexican_play"),
    ],
    ids=["whole train", "no Mexican Train", "no Mexican Train, together"],
)
def test_a_value_that_is_put_more_plainly_comes_to_the_same(table: RuleOptions) -> None:
    plain = module._as_spoken_of(table)
    assert plain != table
    assert is_the_same_game(table, plain)


def test_when_first_trains_are_laid_together_both_early_mexican_trains_are_the_same() -> None:
    early, late = (replace(CARDINAL, mexican_train_from=when) for when in ("first_turn", "second_turn"))
    assert sentences(early)["mexican_train_from"] == sentences(late)["mexican_train_from"]
    assert is_the_same_game(early, late)


def attempts(game: Game) -> Iterator[Action]:
    """Everything that somebody might try."""
    yield from (Draw(), Pass(), Done(), Call())
    for train in game.state.trains:
        for tile in full_set(game.setup.options.highest):
            yield Play(tile, train.name)


@pytest.mark.parametrize("sheet", [*SHEETS.values(), *TABLES[::40]])
def test_every_refusal_leads_to_a_paragraph(sheet: RuleOptions) -> None:
    anchors = book_of(small(sheet), 3).anchors
    dice = random.Random(repr(sheet))
    game = Game(Setup(small(sheet), tuple(Player(name, "person") for name in "ABC"), "refusals"))
    refused = set()
    while not game.round_over:
        for action in attempts(game):
            reason = refusal(game.state, action)
            if reason is not None:
                refused.add(reason)
                assert explanation(reason, action, game.setup.options) in anchors, f"{reason} {action}"
        game.apply(dice.choice(legal_actions(game.state)))
    assert {Reason.DOES_NOT_MATCH, Reason.TRAIN_IS_CLOSED, Reason.MUST_PLAY} <= refused


def test_every_reason_has_its_paragraph() -> None:
    for reason in Reason:
        assert explanation(reason, Pass(), CLASSIC)


@pytest.mark.parametrize("table", [*SHEETS.values(), *TABLES[::25]])
def test_the_plays_in_the_pictures_are_legal_at_this_table(table: RuleOptions) -> None:
    for highest in (6, table.highest):
        options = replace(table, highest=highest, hand_sizes=HAND_SIZES[highest][0], rounds=1)
        shown = pictures(options)
        assert set(shown) <= book_of(options, 2).anchors
        for picture in shown.values():
            legal = legal_actions(picture.scene.state)
            assert set(picture.scene.plays) <= set(legal)
            assert "{" not in picture.caption


def test_an_open_double_leaves_nothing_else_to_play_in_its_picture() -> None:
    scene = pictures(CLASSIC)["open_double_binds"].scene
    assert set(legal_actions(scene.state)) == set(scene.plays)


def test_a_table_that_is_a_sheet_says_so() -> None:
    box = book_of(CLASSIC).box
    assert box is not None
    assert (box.title, box.lines) == ("Exactly as in Classic.", ())


@every_language
def test_what_differs_from_the_sheet_leads_to_its_paragraph(language: str, speak: Speak) -> None:
    speak(language)
    for table in TABLES[::5]:
        book = book_of(table)
        assert book.box is not None
        different = differences(table, nearest_sheet(table))
        assert len(book.box.lines) == len(different)
        for (_, anchor), name in zip(book.box.lines, different, strict=True):
            assert anchor in ({name} if is_said(name, table) else {""})


@every_language
def test_no_sentence_has_a_hole_or_is_there_twice(language: str, speak: Speak) -> None:
    speak(language)
    for table in TABLES[::5]:
        texts = [paragraph.text for paragraph in book_of(table).paragraphs]
        assert len(set(texts)) == len(texts)
        assert not any("{" in text or "%n" in text for text in texts)


def test_every_language_has_its_own_book(speak: Speak) -> None:
    books = set()
    for language in LANGUAGES:
        speak(language)
        books.add(tuple(sentences(CLASSIC).values()))
    assert len(books) == len(LANGUAGES)
    assert not set.intersection(*map(set, books))
