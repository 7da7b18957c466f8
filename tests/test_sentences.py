"""Is every sentence of the program found for the translators, with its plural?"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import linguist
from sentences import NotFound, Sentence, sentences


def found(source: str) -> list[Sentence]:
    return list(sentences(source, "texts.py"))


@pytest.mark.parametrize(
    "number", ["n", "len(tiles)", "-points", "seat.tiles", "n=n", "2 * n", "n if n else 1"]
)
def test_a_sentence_with_a_number_has_a_plural(number: str) -> None:
    source = f'translate("Table", "%n tile(s)", "", {number})'
    assert found(source) == [Sentence("Table", "%n tile(s)", plural=True)]


@pytest.mark.parametrize(
    "call",
    [
        'translate("Table", "Open")',
        'QCoreApplication.translate("Table", "Open")',
        'QT_TRANSLATE_NOOP("Table", "Open")',
        'translate("Table", "Open", "")',
        'translate("Table", "Open", None)',
        'translate("Table", "Op" "en")',
        'translate("Table", "Open").format(name=f"{name}")',
    ],
)
def test_a_sentence_is_found_however_it_is_called(call: str) -> None:
    assert found(call) == [Sentence("Table", "Open")]


def test_translators_are_told_what_a_sentence_is_about() -> None:
    assert found('#: on a train\ntranslate("Table", "Open", "train")') == [
        Sentence("Table", "Open", "train", hint="on a train")
    ]


@pytest.mark.parametrize(
    "call",
    [
        'translate("Log", f"{name} draws")',
        'translate("Log", name + " draws")',
        'translate("Log", "{} draws".format(name))',
        'translate(context, "draws")',
        'translate("Log", "draws", comment)',
    ],
)
def test_a_sentence_that_nobody_could_translate_is_an_error(call: str) -> None:
    with pytest.raises(NotFound, match=r"texts\.py:3: "):
        found(f"\n\n{call}")


@pytest.mark.parametrize(
    "call", ["painter.translate(3, 4)", "name.translate(table)", 'translate("Values", VALUES["quick"])']
)
def test_what_is_no_sentence_is_passed_over(call: str) -> None:
    assert found(call) == []


def test_a_translation_outlives_the_next_collection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program, folder = tmp_path / "mexicantrain_qt", tmp_path / "translations"
    program.mkdir()
    folder.mkdir()
    monkeypatch.setattr(linguist, "ROOT", tmp_path)
    venv = Path(sys.prefix)
    (program / "texts.py").write_text('translate("Table", "%n \\"tile(s)\\"", "", n)\n')
    assert linguist.extract(venv, folder) == 0
    french = folder / "mexicantrain_fr.ts"
    one, many = "<numerusform>%n domino</numerusform>", "<numerusform>%n dominos</numerusform>"
    text = french.read_text(encoding="utf-8")
    assert text.count("<numerusform></numerusform>") == 2
    for form in (one, many):
        text = text.replace("<numerusform></numerusform>", form, 1)
    french.write_text(text.replace(' type="unfinished"', ""), encoding="utf-8")
    (program / "texts.py").write_text(
        'translate("Table", "Open")\n\n\ntranslate("Table", "%n \\"tile(s)\\"", "", len(tiles))\n'
    )
    assert linguist.extract(venv, folder) == 0
    text = french.read_text(encoding="utf-8")
    assert one in text
    assert many in text
    assert text.count("unfinished") == 1
    assert "tile(s)" in (folder / "mexicantrain_en.ts").read_text(encoding="utf-8")
    assert "Open" not in (folder / "mexicantrain_en.ts").read_text(encoding="utf-8")
