"""Are the program's values the same when their methods lie ready compiled?"""

from __future__ import annotations

import marshal
import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from steps import values
from steps.project import PACKAGING, ROOT

WITH_COMPILED = """
import builtins, sys
import quick_start
quick_start.take_compiled(sys.argv[1])
compiled = []
def noting(text, name, *rest, real=compile, **named):
    if name == "<string>":  # modules are compiled, too, when they are imported for the first time
        compiled.append(text)
    return real(text, name, *rest, **named)
builtins.compile = noting
from mexicantrain_qt.rules.tiles import Tile
print(Tile(3, 5), Tile(3, 5) == Tile(3, 5), len({Tile(3, 5), Tile(3, 5)}), len(compiled))
from dataclasses import dataclass
@dataclass(frozen=True, slots=True)
class Unforeseen:
    number: int = 7
print(Unforeseen(), Unforeseen.__annotations__, len(compiled) > 0)
"""
WITHOUT = "from mexicantrain_qt.rules.tiles import Tile; print(Tile(3, 5), Tile(3, 5) == Tile(3, 5), 1, 0)"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return values.compile_into(tmp_path_factory.mktemp("values"))


def answer(*command: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGING), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", *command], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_values_are_the_same_and_nothing_of_them_is_compiled(compiled: Path) -> None:
    assert answer(WITH_COMPILED, str(compiled))[0] == answer(WITHOUT)[0]


def test_what_was_not_foreseen_is_compiled_as_ever(compiled: Path) -> None:
    assert answer(WITH_COMPILED, str(compiled))[1] == "Unforeseen(number=7) {'number': <class 'int'>} True"


def test_the_whole_program_lies_ready(compiled: Path) -> None:
    texts = marshal.loads(zlib.decompress(compiled.read_bytes()))  # noqa: S302  made just now
    assert len(texts) > 400
    assert any("volume" in text for text in texts), "the settings are there"
