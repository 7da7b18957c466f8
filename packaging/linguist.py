"""How do the sentences of the program get into the translations, and the translations into the program?"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from environment import ROOT, bin_folder
from sentences import NotFound, write_for_lupdate

TRANSLATIONS = ROOT / "translations"
LANGUAGES = ("en", "fr", "de", "pt_BR")


def tool(venv: Path, name: str, *arguments: str) -> int:
    """Run one of Qt's tools for translations, as *venv* has them; its exit code."""
    found = shutil.which(f"pyside6-{name}", path=str(bin_folder(venv)))
    assert found is not None, f"the lock has PySide6, which brings {name}"
    return subprocess.run([found, *arguments], cwd=ROOT, check=False).returncode


def ts_files(folder: Path = TRANSLATIONS) -> list[Path]:
    """The translations; English first, which has only plurals."""
    return [folder / f"mexicantrain_{language}.ts" for language in LANGUAGES]


def extract(venv: Path, folder: Path = TRANSLATIONS) -> int:
    """Bring the translations in *folder* up to date with the sentences in the program."""
    english, *others = map(str, ts_files(folder))
    options = ["-silent", "-no-obsolete", "-locations", "none", "-source-language", "en"]
    # a guess would be shown to people as if somebody had translated it
    options += ["-disable-heuristic", "sametext", "-disable-heuristic", "similartext"]
    with tempfile.TemporaryDirectory() as written:
        try:
            files = write_for_lupdate(ROOT / "mexicantrain_qt", Path(written))
        except NotFound as error:
            sys.exit(str(error))
        return max(
            tool(venv, "lupdate", *options, "-pluralonly", *files, "-ts", english),
            tool(venv, "lupdate", *options, *files, "-ts", *others),
        )


def compile_translations(venv: Path, *, complete: bool = False) -> int:
    """Compile the translations that have changed; with *complete*, fail where one is unfinished."""
    if complete:
        return tool(venv, "lrelease", "-silent", "-fail-on-unfinished", *map(str, ts_files()))
    stale = [
        ts
        for ts in ts_files()
        if not ts.with_suffix(".qm").exists() or ts.with_suffix(".qm").stat().st_mtime < ts.stat().st_mtime
    ]
    for ts in stale:
        # A running program has the old file mapped; written in place, it would be pulled from under its feet.
        made = ts.with_suffix(".qm.new")
        if failed := tool(venv, "lrelease", "-silent", str(ts), "-qm", str(made)):
            return failed
        made.replace(ts.with_suffix(".qm"))
    return 0
