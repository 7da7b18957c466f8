"""Does `packaging/dev.py` run every check, and tell the truth about them?"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import dev
import linguist
from mexicantrain_qt.language import LANGUAGES
from tests.commands import Commands


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    commands = Commands()
    monkeypatch.setattr(subprocess, "run", commands)
    monkeypatch.setattr(dev, "set_up", lambda venv, lock: Path("python"))
    monkeypatch.setattr(dev, "compile_translations", lambda venv: 0)
    return commands


@pytest.mark.parametrize("failing", ["ruff format", "ruff check", "mypy", None])
def test_every_check_runs_and_pytests_closing_line_is_the_last(
    failing: str | None,
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    commands.failing = (failing,) if failing else ()
    monkeypatch.setattr(dev, "run_tests", lambda python, arguments: (0, "=== 3 passed in 1.00s ===\n"))
    assert dev.test([]) == (1 if failing else 0)
    assert [line.partition("-m ")[2].split(" --")[0] for line in commands.lines] == [
        "ruff format",
        "ruff check .",
        "mypy",
    ]
    *_, summary, closing = capsys.readouterr().out.splitlines()
    assert summary.count("FAILED") == (1 if failing else 0)
    assert closing == "=== 3 passed in 1.00s ==="


@pytest.mark.parametrize(("fact", "answer"), [("1 + 1 == 2", 0), ("1 + 1 == 3", 1)])
def test_pytests_closing_line_is_held_back(
    fact: str, answer: int, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_sum.py").write_text(f"def test_sum():\n    assert {fact}\n")
    settings = ["-n0", "-c", os.devnull, "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    got, closing = dev.run_tests(Path(sys.executable), [*settings, str(tmp_path)])
    assert got == answer
    assert re.fullmatch(r"=+ 1 (passed|failed) in [\d.]+s =+\n", closing)
    assert closing not in capfd.readouterr().out


def test_all_languages_are_extracted() -> None:
    assert tuple(LANGUAGES) == linguist.LANGUAGES
