"""Is this text one of our documents? Strict, bounded JSON, told by line where it is not."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Hashable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

from mexicantrain_qt.rules.options import NonsenseOptions, Problem
from mexicantrain_qt.saves.errors import BadContent, Fault, SaveTooNew

if TYPE_CHECKING:
    from pydantic import TypeAdapter
    from pydantic_core import ErrorDetails

Document = TypeVar("Document")

# Wider than this format needs: a document of a later one has to be recognised as such.
_LONGEST_NUMBER = 18
_LONG_NUMBER = re.compile(rf"\d{{{_LONGEST_NUMBER + 1}}}")
_DEEPEST = 50
# A game of 19 rounds has 40 brackets and 20,000 values. Whoever writes more wants pydantic to list a million mistakes.
_MOST_BRACKETS = 500
_MOST_VALUES = 50_000
# Possessive, so that a text with no end of a string does not take for ever.
_STEP = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[\[\]{},]', re.DOTALL)


def parse(path: Path, text: str, kind: type[Document], newest: int) -> Document:
    """The document of *kind* that *text* holds. *path* is only told in errors.

    *kind* is a frozen dataclass; unknown keys, values of another type, keys named twice, numbers that are none
    and endless nesting are all refused. Raises ``BadContent``, and ``SaveTooNew`` for a format above *newest*.
    """
    _check_format(path, text, _checked_json(path, text), newest)
    # pydantic takes 0.1 s to import, which no start of the program should pay that reads no file.
    from pydantic import ValidationError  # noqa: PLC0415 - see above

    try:
        # mypy thinks that a class need not have a hash.
        found: Document = _adapter(cast("Hashable", kind)).validate_json(text, strict=True)
    except ValidationError as errors:
        raise _refused(path, text, errors.errors(include_url=False)[0]) from errors
    return found


def bad_key(
    path: Path, text: str, fault: Fault, key: str, problem: Problem | None = None, *, mention: int = 1
) -> BadContent:
    """The error about *key*, with the line where *text* has it for the first time (or a later *mention*)."""
    name = re.escape(json.dumps(key, ensure_ascii=False))
    lines = [_line_of(text, match.start()) for match in re.finditer(rf"{name}\s*:", text)]
    line = lines[min(mention, len(lines)) - 1] if lines else None
    return BadContent(path, fault, line, key, problem)


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    from pydantic import TypeAdapter  # noqa: PLC0415 - as in parse

    return TypeAdapter(kind)


def _checked_json(path: Path, text: str) -> Any:
    _check_size(path, text)

    def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            counts = Counter(key for key, _ in pairs)
            raise bad_key(path, text, "key_twice", counts.most_common(1)[0][0], mention=2)
        return found

    def short_int(digits: str) -> int:
        if len(digits) > _LONGEST_NUMBER:
            raise BadContent(path, "bad_number", _line_of(text, text.find(digits)))
        return int(digits)

    def no_number(name: str) -> NoReturn:
        raise BadContent(path, "bad_number", _line_of(text, text.find(name)))

    # A list of a thousand games reads a hundred thousand numbers: looking at each of them is worth it only here.
    long = short_int if _LONG_NUMBER.search(text) else None
    try:
        return json.loads(text, object_pairs_hook=without_twins, parse_int=long, parse_constant=no_number)
    except json.JSONDecodeError as error:
        raise BadContent(path, "not_json", error.lineno) from error


def _check_size(path: Path, text: str) -> None:
    if text.count("[") + text.count("{") <= _MOST_BRACKETS and text.count(",") <= _MOST_VALUES:
        return
    depth = brackets = values = 0
    for step in _STEP.finditer(text):
        if step[0] in "[{":
            brackets += 1
            depth += 1
            if depth > _DEEPEST:
                raise BadContent(path, "too_deep", _line_of(text, step.start()))
        elif step[0] in "]}":
            depth -= 1
        elif step[0] == ",":
            values += 1
        if brackets > _MOST_BRACKETS or values > _MOST_VALUES:
            raise BadContent(path, "too_big", _line_of(text, step.start()))


def _check_format(path: Path, text: str, found: Any, newest: int) -> None:
    if not isinstance(found, dict):
        raise BadContent(path, "wrong_content", 1)
    if "format" not in found:
        raise BadContent(path, "missing_key", key="format")
    format = found["format"]
    if type(format) is not int or format < 1:
        raise bad_key(path, text, "wrong_content", "format")
    if format > newest:
        raise SaveTooNew(path, format)


def _refused(path: Path, text: str, error: ErrorDetails) -> BadContent:
    keys = [step for step in error["loc"] if isinstance(step, str)]
    nonsense = error.get("ctx", {}).get("error")
    if isinstance(nonsense, NonsenseOptions):
        return bad_key(path, text, "nonsense_options", nonsense.option, nonsense.problem)
    if not keys:
        return BadContent(path, "wrong_content")
    if error["type"] == "missing":
        return BadContent(path, "missing_key", key=keys[-1])
    unknown = error["type"] == "unexpected_keyword_argument"
    return bad_key(path, text, "unknown_key" if unknown else "wrong_content", keys[-1])


def _line_of(text: str, position: int) -> int:
    return text.count("\n", 0, max(position, 0)) + 1
