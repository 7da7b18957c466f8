"""Does the rule book say what the engine does, about every option, at every table, in every language?"""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from mexicantrain_qt.language import LANGUAGES
from mexicantrain_qt.rules.legal import legal_actions
from mexicantrain_qt.rules.option_text import differences, nearest_sheet
from mexicantrain_qt.rules.options import (
    CHOICES,
    CLASSIC,
    HAND_SIZES,
    QUICK,
    SHEETS,
    RuleOptions,
)
from mexicantrain_qt.rules.tiles import full_set
from mexicantrain_qt.windows import rule_book as module
from mexicantrain_qt.windows.rule_book import BY_VALUE, is_said
from mexicantrain_qt.windows.rule_pictures import pictures
from tests.windows.conftest import Speak
from tests.windows.rule_tables import (
    COMPANIONS,
    OPTIONS,
    TABLES,
    VALUES,
    WITH_NUMBERS,
    book_of,
    changed,
    sentences,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)


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


@pytest.mark.parametrize("table", [*SHEETS.values(), *TABLES[::25]])
def test_the_plays_in_the_pictures_are_legal_at_this_table(table: RuleOptions) -> None:
    for highest in (6, table.highest):
        options = replace(table, highest=highest, hand_sizes=HAND_SIZES[highest][0], rounds=1)
        shown = pictures(options)
        assert shown
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
