"""Is a module that is loaded late the same as any other?"""

from __future__ import annotations

import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

from steps import signatures

MODULE = """
print("loaded")
number = 7
def twice():
    return 2 * number
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a module ``late`` that was put off."""
    source, compiled = tmp_path / "source.py", tmp_path / "late.pyc"
    source.write_text(MODULE)
    py_compile.compile(str(source), str(compiled), doraise=True)
    signatures.put_off(compiled)
    return tmp_path


def said(folder: Path, program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder)!r})\n{program}"],
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_it_is_loaded_when_something_is_asked_of_it(folder: Path) -> None:
    assert said(folder, "import late; print('imported'); print(late.twice(), late.number)") == [
        *("imported", "loaded", "14", "7")
    ]


def test_names_can_be_taken_out_of_it(folder: Path) -> None:
    assert said(folder, "from late import twice; print(twice())") == ["loaded", "14"]
    assert said(folder, "from late import *; print(twice())") == ["loaded", "14"]


def test_it_has_no_other_names(folder: Path) -> None:
    assert said(folder, "import late; print(hasattr(late, 'thrice'), hasattr(late, 'twice'))") == [
        *("loaded", "False", "True")
    ]
