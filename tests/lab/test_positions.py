"""Do the words for positions answer, in a form that a script can use?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mexicantrain_qt.lab.__main__ import main

POSITION = """\
# An ordinary turn, in no particular order.
turn: A
hand B: 0-1
hand A: 5-8 10-12 3-6
engine: 12-12
train B marked: 12-5
train A: 12-3
rules: quick
boneyard: 1-1
---
legal: 10-12>M 3-6>A 5-8>B
"""
CANONICAL = """\
rules: quick
engine: 12-12
turn: A
train A: 12-3
train B marked: 12-5
hand A: 3-6 5-8 10-12
hand B: 0-1
boneyard: 1-1
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file with POSITION."""
    path = tmp_path / "one.mt"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def test_actions_are_one_a_line_sorted_as_text(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", file]) == 0
    assert capsys.readouterr() == ("10-12>M\n3-6>A\n5-8>B\n", "")


def test_the_call_is_among_the_actions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "call.mt"
    text = POSITION.replace("rules: quick", "rules: cardinal\ncall owed: B")
    path.write_text(text, encoding="utf-8")
    assert main(["actions", str(path)]) == 0
    assert capsys.readouterr().out.splitlines() == ["10-12>M", "3-6>A", "5-8>B", "call"]


def test_play_without_actions_writes_the_canonical_form(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", file]) == 0
    assert capsys.readouterr() == (CANONICAL, "")


def test_play_writes_the_position_afterwards(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", file, "3-6>A", "draw", "pass", "8-5>B"]) == 0
    assert capsys.readouterr().out == (
        "rules: quick\nengine: 12-12\nturn: B\ntrain A: 12-3 3-6\ntrain B marked: 12-5 5-8\n"
        "hand A: 10-12\nhand B: 0-1 1-1\n"
    )


def test_why_not_names_the_reason(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why-not", file, "draw"]) == 0
    assert capsys.readouterr() == ("must_play\n", "")


def test_why_not_says_nothing_of_a_legal_action(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["why-not", file, "3-6>A"]) == 1
    assert capsys.readouterr() == ("", "")


def test_nothing_is_legal_when_the_round_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "over.mt"
    path.write_text(
        CANONICAL.replace("hand A: 3-6 5-8 10-12", "hand A:") + "result: out A\n", encoding="utf-8"
    )
    assert main(["actions", str(path)]) == 0
    assert main(["why-not", str(path), "draw"]) == 0
    assert capsys.readouterr().out == "round_over\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play", "FILE", "draw"], "action 1: draw: must_play"),
        (["play", "FILE", "3-6>A", "3-6>A"], "action 2: 3-6>A: tile_not_in_hand"),
        (["play", "FILE", "3-6>A", "draw", "pass", "deal"], "action 4: not an action: 'deal'"),
        (["play", "FILE", "3-6>C"], "action 1: no train 'C' at this table"),
        (["why-not", "FILE", "3-6>C"], "action: no train 'C' at this table"),
        (["why-not", "FILE", "three"], "action: not an action: 'three'"),
        (["actions", "--strict", "FILE"], "FILE: line 8: tile 0-0 is named nowhere"),
    ],
)
def test_a_bad_action_or_position_is_one_line_and_exit_code_2(
    arguments: list[str], complaint: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([file if one == "FILE" else one for one in arguments]) == 2
    assert capsys.readouterr() == ("", complaint.replace("FILE", file) + "\n")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [(b"rules: quick\ncolour: red\n", "line 2: unknown key 'colour'"), (b"\xff", "can't decode byte 0xff")],
)
def test_a_file_that_is_no_position_is_one_line_and_exit_code_2(
    content: bytes, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.mt"
    path.write_bytes(content)
    assert main(["play", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert complaint in err
    assert err.startswith(str(path))
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["actions", str(tmp_path / "none.mt")]) == 2
    assert capsys.readouterr().err == f"{tmp_path / 'none.mt'}: No such file or directory\n"


def run_lab(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The lab in a process of its own, with POSITION as its standard input."""
    command = [sys.executable, "-m", "mexicantrain_qt.lab", *arguments]
    return subprocess.run(command, input=POSITION.encode(), capture_output=True, check=False)


def test_a_dash_reads_standard_input() -> None:
    done = run_lab("actions", "-")
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, [b"10-12>M", b"3-6>A", b"5-8>B"], b"")


@pytest.mark.parametrize(("action", "code"), [("draw", 0), ("3-6>A", 1), ("3-6>X", 2)])
def test_the_exit_code_is_that_of_the_process(action: str, code: int) -> None:
    assert run_lab("why-not", "-", action).returncode == code
