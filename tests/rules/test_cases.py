"""Do all positions with a known answer get that answer, and are all rules among them?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from mexicantrain_qt.rules.legal import Reason
from mexicantrain_qt.rules.notation import read_position
from mexicantrain_qt.rules.option_text import write_value
from mexicantrain_qt.rules.options import CHOICES
from tests.rules.case_files import run_case

CASES = sorted((Path(__file__).parent.parent / "cases").glob("*.mt"))
DECIDED_OUTSIDE_A_ROUND = {
    "engine_from",
    "engine_order",
    "starter",
    "tie_break",
}  # see test_deal, test_scoring


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    assert run_case(path.read_text(encoding="utf-8")) > 0


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_case_starts_with_the_sentence_that_it_shows(path: Path) -> None:
    sentence = path.read_text(encoding="utf-8").splitlines()[0]
    assert sentence.startswith("# ")
    assert sentence.endswith(".")


@pytest.mark.parametrize("reason", [reason for reason in Reason if reason is not Reason.NOT_YOUR_TURN])
def test_every_reason_is_given_in_some_case(reason: Reason) -> None:
    # A case says nothing of who asks; for that one reason see test_legal.
    steps = [line for path in CASES for line in path.read_text(encoding="utf-8").splitlines()]
    assert any(step.startswith("refused:") and step.split()[-1] == reason for step in steps)


def test_every_value_of_every_option_is_in_two_cases() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for path in CASES:
        options = read_position(path.read_text(encoding="utf-8").partition("\n---\n")[0]).options
        found.update((name, write_value(getattr(options, name))) for name in CHOICES)
    wanted = {
        (name, write_value(value))
        for name, values in CHOICES.items()
        if name not in DECIDED_OUTSIDE_A_ROUND
        for value in values
    }
    assert {value for value in wanted if found[value] < 2} == set()
