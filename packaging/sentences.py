"""Which sentences does the program say to people? Read from its syntax tree, written down so that lupdate finds them.

lupdate itself takes the number in ``translate("Table", "%n tile(s)", "", tiles)`` for the name of an encoding, so that
the sentence gets no plural, and passes over calls that it cannot read (``len(tiles)`` instead) without a word.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CALLS = ("translate", "QT_TRANSLATE_NOOP")
CLASSES = ("QCoreApplication", "QApplication")


@dataclass(frozen=True)
class Sentence:
    """One sentence in English; ``hint`` is what a comment with ``#:`` above it tells the translators."""

    context: str
    text: str
    comment: str = ""
    plural: bool = False
    hint: str = ""


class NotFound(Exception):
    """A translator would never see this sentence."""


def sentences(source: str, file: str) -> Iterator[Sentence]:
    """The sentences in the Python text *source*, in order. *file* is only named in errors.

    Raises ``NotFound`` for a sentence that is put together by the program: no translation would be found.
    """
    lines = source.splitlines()
    calls = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _translates(node.func)
    ]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        context, text, *others = [*call.args, *[word.value for word in call.keywords]]
        if isinstance(text, ast.Name | ast.Attribute | ast.Subscript):
            continue  # Marked by QT_TRANSLATE_NOOP where it stands.
        literal = [part.value for part in (context, text, *others[:1]) if isinstance(part, ast.Constant)]
        words = [part for part in literal if isinstance(part, str)]
        if len(literal) != 2 + len(others[:1]) or len(words) < 2:
            raise NotFound(
                f"{file}:{call.lineno}: a sentence has to be written out, and formatted afterwards"
            )
        above = lines[call.lineno - 2].strip() if call.lineno > 1 else ""
        hint = above[2:].strip() if above.startswith("#:") else ""
        yield Sentence(words[0], words[1], "".join(words[2:]), plural=len(others) > 1, hint=hint)


def write_for_lupdate(sources: Path, folder: Path) -> list[str]:
    """Write the sentences of all Python files under *sources* to files in *folder*; their names."""
    written = []
    for number, file in enumerate(sorted(sources.rglob("*.py"))):
        found = list(sentences(file.read_text(encoding="utf-8"), str(file)))
        if found:
            target = folder / f"{number:03}.py"
            target.write_text("".join(map(_for_lupdate, found)), encoding="utf-8")
            written.append(str(target))
    return written


def _translates(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        return called.attr in CALLS and isinstance(called.value, ast.Name) and called.value.id in CLASSES
    return isinstance(called, ast.Name) and called.id in CALLS


def _for_lupdate(sentence: Sentence) -> str:
    words = [
        json.dumps(word, ensure_ascii=False) for word in (sentence.context, sentence.text, sentence.comment)
    ]
    number = ["2"] if sentence.plural else []
    return f"{f'#: {sentence.hint}' if sentence.hint else ''}\ntranslate({', '.join([*words, *number])})\n"
