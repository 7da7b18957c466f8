#!/usr/bin/env python3
"""How do I run, check and build this project from a checkout? With one word; `dev.py --help` names them."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from environment import LOCKS, ROOT, check_freezing, set_up
from linguist import compile_translations, extract

OLDEST_PYTHON = (3, 11)
WORDS = {
    "run": "start the program",
    "test": "every check",
    "translations": "collect the sentences and compile them",
    "build": "every package that this system can make, in dist/",
    "try [clean]": "install what was built, play with it, upgrade and remove it; on Debian, as root; clean: in a bare Debian 12 and 13",
    "gallery FOLDER": "pictures of every screen",
}


def run_tests(python: Path, arguments: Sequence[str]) -> tuple[int, str]:
    """Pytest's answer and its closing line, which is held back so that it can be the last."""
    command = [str(python), "-m", "pytest", "-n", "auto", *arguments]
    closing = ""
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
    ) as pytest:
        assert pytest.stdout is not None
        for line in pytest.stdout:
            print(closing, end="", flush=True)
            closing = line
    return pytest.returncode, closing


def test(arguments: Sequence[str]) -> int:
    python = set_up(ROOT / ".venv", LOCKS / "requirements-test.txt")
    answers = {"translations": compile_translations(ROOT / ".venv")}
    checks = {
        "format": ["ruff", "format", "--check", "."],
        "lint": ["ruff", "check", "."],
        "types": ["mypy"],
    }
    for name, check in checks.items():
        answers[name] = subprocess.run([str(python), "-m", *check], cwd=ROOT, check=False).returncode
    answers["tests"], closing = run_tests(python, arguments)
    print(", ".join(f"{name} {'FAILED' if answer else 'ok'}" for name, answer in answers.items()))
    print(closing, end="", flush=True)
    return int(any(answers.values()))


def start(module: str, arguments: Sequence[str], environment: dict[str, str]) -> int:
    python = set_up(ROOT / ".venv", LOCKS / "requirements.txt")
    if failed := compile_translations(ROOT / ".venv"):
        return failed
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    environment = {**environment, **os.environ, "PYTHONPATH": path}
    return subprocess.run([str(python), "-m", module, *arguments], env=environment, check=False).returncode


def translations() -> int:
    set_up(ROOT / ".venv", LOCKS / "requirements.txt")
    return max(extract(ROOT / ".venv"), compile_translations(ROOT / ".venv"))


def build() -> int:
    check_freezing()
    venv = ROOT / "build" / "venv"
    python = set_up(venv, LOCKS / "requirements-packaging.txt")
    if compile_translations(venv, complete=True):
        sys.exit("Some translations are unfinished, so nothing was built.")
    return step("build", python)


def step(name: str, python: Path) -> int:
    """Run one of the modules in ``steps/`` with the *python* that packages are made with."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(LOCKS), str(ROOT)])}
    command = [str(python), "-m", f"steps.{name}"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def main(words: Sequence[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Python 3.11 or later is needed; this is {sys.version.split()[0]}.")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # Windows writes to a pipe in letters that have no "−"
    parser = argparse.ArgumentParser(description="Run, check and build Mexican Train from a checkout.")
    parser.add_argument(
        "word",
        choices=[word.partition(" ")[0] for word in WORDS],
        help="; ".join(f"{word}: {meaning}" for word, meaning in WORDS.items()),
    )
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="for the program, or for pytest")
    asked = parser.parse_args(words)
    match asked.word:
        case "run":
            return start("mexicantrain_qt", asked.arguments, {})
        case "gallery":
            offscreen = {"QT_QPA_PLATFORM": "offscreen"}
            return start("mexicantrain_qt.lab", ["gallery", *asked.arguments], offscreen)
        case "test":
            return test(asked.arguments)
        case "translations":
            return translations()
        case "try":
            name = "clean_roots" if asked.arguments == ["clean"] else "tryout"
            return step(name, set_up(ROOT / "build" / "venv", LOCKS / "requirements-packaging.txt"))
    return build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
