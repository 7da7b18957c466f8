"""Does a built program do what it should on this system, and how fast?"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from ctypes.util import find_library
from pathlib import Path
from typing import Any

from steps.project import APP, ROOT, version

LANGUAGES = {"en", "fr", "de", "pt_BR"}
STARTED = "MEXICANTRAIN_STARTED"
_PATIENCE = 180
_OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


class NoAnswer(Exception):
    """The program ended without the report that it was asked for."""


def run(command: Sequence[str], environment: Mapping[str, str] = _OFFSCREEN) -> dict[str, Any]:
    """Start *command* with ``--smoke-test``; its report. Raises ``NoAnswer`` with what it said instead."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        # A program with windows has no standard output on Windows, hence the file.
        asked = [*command, "--smoke-test", str(report)]
        whole = {**os.environ, **environment, STARTED: repr(time.time())}
        done = subprocess.run(
            asked, env=whole, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
        if not report.exists():
            raise NoAnswer(f"{asked[0]} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return dict(json.loads(report.read_text(encoding="utf-8")))


def complaints(program: Path, environment: Mapping[str, str] = _OFFSCREEN) -> Iterator[str]:
    """What *program*, made of this checkout, does not do; a sentence each."""
    try:
        report = run([str(program)], environment)
    except (NoAnswer, subprocess.TimeoutExpired) as error:
        yield str(error)
        return
    yield from wrong_in(report)


def wrong_in(report: Mapping[str, Any]) -> Iterator[str]:
    """What a *report* says that it should not, or does not say."""
    if "failed" in report:
        yield f"The smoke test failed: {report['failed']}"
    wanted: dict[str, object] = {
        "version": version(),
        "frozen": True,
        "languages": LANGUAGES,
        "two_processes": True,
        "resources": sum(path.is_file() for path in (ROOT / "resources").rglob("*")),
    }
    if sys.platform != "linux" or find_library("pulse") is not None:
        wanted["sound"] = True
    for name, value in wanted.items():
        found = report.get(name)
        if (set(found) if isinstance(found, list) else found) != value:
            yield f"The smoke test has {found!r} for {name}, not {value!r}."


def main(words: Sequence[str]) -> int:
    """Try out the program that *words* start, print its report and what is wrong; for the installed ones."""
    environment = {} if "QT_QPA_PLATFORM" in os.environ else _OFFSCREEN
    report = run(words or [APP], environment)
    print(json.dumps(report, indent=1, ensure_ascii=False))
    wrong = list(wrong_in(report))
    print(*wrong, sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
