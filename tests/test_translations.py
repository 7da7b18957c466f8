"""Is every sentence of the program in every translation, with the same things to fill in?"""

from __future__ import annotations

import re
import shutil
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import linguist

Sentence = tuple[str, str, str]
"""Context, English sentence, comment."""


def messages(ts: Path) -> Iterator[tuple[Sentence, ET.Element]]:
    for context in ET.parse(ts).getroot().iter("context"):  # noqa: S314  our own file
        for message in context.iter("message"):
            source, comment = message.findtext("source", ""), message.findtext("comment", "")
            yield (context.findtext("name", ""), source, comment), message


def translated(message: ET.Element) -> list[str]:
    """The translation, or its plural forms; empty texts are left out."""
    translation = message.find("translation")
    assert translation is not None
    forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    return [form for form in forms if form]


def to_fill_in(sentence: str) -> list[str]:
    return sorted(re.findall(r"\{\w*\}|%n|%L?\d", sentence))


every_translation = pytest.mark.parametrize("ts", linguist.ts_files(), ids=lambda ts: ts.stem)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of the translations as they are once the sentences have been collected again."""
    folder = tmp_path_factory.mktemp("translations")
    for ts in linguist.ts_files():
        shutil.copy(ts, folder)
    assert linguist.extract(Path(sys.prefix), folder) == 0
    return folder


@every_translation
def test_the_sentences_have_been_collected_since_they_changed(ts: Path, fresh: Path) -> None:
    collected = {sentence for sentence, _ in messages(fresh / ts.name)}
    assert {sentence for sentence, _ in messages(ts)} == collected, "run packaging/dev.py translations"


@every_translation
def test_every_sentence_has_a_context(ts: Path) -> None:
    assert [sentence for sentence, _ in messages(ts) if not sentence[0]] == []


@every_translation
def test_every_sentence_is_translated(ts: Path) -> None:
    unfinished = [
        sentence
        for sentence, message in messages(ts)
        if not translated(message) or message.find("translation[@type]") is not None
    ]
    assert unfinished == []


@every_translation
def test_a_translation_fills_in_what_the_sentence_fills_in(ts: Path) -> None:
    different = [
        (sentence, text)
        for sentence, message in messages(ts)
        for text in translated(message)
        # A language may write out its "one".
        if [name for name in to_fill_in(text) if name != "%n"]
        != [name for name in to_fill_in(sentence[1]) if name != "%n"]
        or ("%n" in text and "%n" not in sentence[1])
    ]
    assert different == []


def texts(language: str) -> list[str]:
    ts = next(ts for ts in linguist.ts_files() if ts.stem == f"mexicantrain_{language}")
    return [text for _, message in messages(ts) for text in translated(message)]


UNTYPICAL = {
    "en": r"""['"]|\s[!?;:,.]""",
    # narrow no-break space before ! ? ;  no-break space before : and inside guillemets
    "fr": r"""['"“”„]|(?<!\u202f)[!?;]|(?<!\u00a0):(?!//)|«(?!\u00a0)|(?<!\u00a0)»| [!?;:»]""",
    "de": r"""['"”«»]|“(?=\w)|„(?![\w{*])|\w…|\s[!?;:,.]""",
    "pt_BR": r"""['"„«»]|\s[!?;:,.]""",
}
"""What no printer of the language would set: straight quotes, and the wrong spaces at signs."""


@pytest.mark.parametrize("language", UNTYPICAL)
def test_a_language_is_set_as_its_printers_do(language: str) -> None:
    # commands, keys and file names are nobody's language
    ordinary = [re.sub(r"\(\*\.\w+\)|\{command\}", "", text) for text in texts(language)]
    assert [text for text in ordinary if re.search(UNTYPICAL[language], text)] == []


@pytest.mark.parametrize("language", ["fr", "de", "pt_BR"])
def test_the_other_languages_are_not_english(language: str) -> None:
    ts = next(ts for ts in linguist.ts_files() if ts.stem == f"mexicantrain_{language}")
    same = {
        sentence[1]
        for sentence, message in messages(ts)
        if translated(message) == [sentence[1]]
        and len(re.findall(r"\w+", re.sub(r"\{\w*\}", "", sentence[1]))) > 2
    }
    assert same == set()
