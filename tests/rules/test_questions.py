"""Does the table at the head of the rules lead to functions that are there?"""

from __future__ import annotations

import importlib
import re
from functools import reduce

import pytest

from mexicantrain_qt import rules

ROW = re.compile(r"(\w.*\?)  +(\w+)\.([\w.]+)")
ANSWERS = [match.groups() for line in (rules.__doc__ or "").splitlines() if (match := ROW.fullmatch(line))]


def test_twenty_questions_have_an_answer_each() -> None:
    assert len({question for question, _, _ in ANSWERS}) == 20
    assert len({(module, name) for _, module, name in ANSWERS}) == 20


@pytest.mark.parametrize(("question", "module", "name"), ANSWERS)
def test_the_answer_is_a_function_of_the_rules(question: str, module: str, name: str) -> None:
    home = importlib.import_module(f"mexicantrain_qt.rules.{module}")
    assert callable(reduce(getattr, name.split("."), home)), question
