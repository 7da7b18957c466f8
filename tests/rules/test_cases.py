"""Do all positions with a known answer get that answer?"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.case_files import run_case

CASES = sorted((Path(__file__).parent.parent / "cases").glob("*.mt"))


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_case(path: Path) -> None:
    assert run_case(path.read_text(encoding="utf-8")) > 0
