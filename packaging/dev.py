#!/usr/bin/env python3
"""How do I run, check and build this project from a checkout? With one word; `dev.py --help` names them."""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sentences import NotFound, write_for_lupdate

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "packaging"
TRANSLATIONS = ROOT / "translations"
LANGUAGES = ("en", "fr", "de", "pt_BR")
OLDEST_PYTHON = (3, 11)
LIBRARY_NAMES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
"""Debian's packages whose names do not follow from the library's; see ``debian_package``."""


def lock_text(lock: Path) -> str:
    """The lines of *lock*, with those of the locks it includes."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    included = [lock_text(lock.parent / line[3:].strip()) for line in lines if line.startswith("-r ")]
    return "\n".join([*included, *lines])


def bin_folder(venv: Path) -> Path:
    return venv / ("Scripts" if os.name == "nt" else "bin")


def venv_python(venv: Path) -> Path:
    return bin_folder(venv) / ("python.exe" if os.name == "nt" else "python")


def debian_package(library: str) -> str:
    """Debian's package of a library: its name and version in lower case, a hyphen between two digits."""
    if library in LIBRARY_NAMES:
        return LIBRARY_NAMES[library]
    name, _, version = library.lower().replace("_", "-").partition(".so.")
    return f"{name}{'-' if name[-1].isdigit() else ''}{version.partition('.')[0]}"


def install_system_packages(packages: Sequence[str], reason: str) -> None:
    """Install Debian packages where that is allowed without a question; else stop with what to do."""
    names = " ".join(packages)
    if shutil.which("apt-get") is None:
        sys.exit(f"{reason} Install what Debian calls {names} with your system's package manager.")
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    may = not as_root or (
        shutil.which("sudo") is not None
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    )
    if not may:
        sys.exit(f"{reason} Please run: sudo apt-get install {names}")
    print(f"{reason} Installing {names}.", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = [*as_root, "apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    subprocess.run([*as_root, "apt-get", "update", "-q"], env=environment, check=False)
    if subprocess.run(install, env=environment, check=False).returncode:
        sys.exit(f"{reason} apt-get could not install {names}; its message is above.")


def missing_libraries(files: Sequence[Path]) -> list[str]:
    """The shared libraries that *files* need and this system does not have."""
    if shutil.which("ldd") is None:
        return []
    missing = set()
    for file in files:
        listing = subprocess.run(["ldd", str(file)], capture_output=True, text=True, check=False).stdout
        missing.update(re.findall(r"^\s*(\S+) => not found", listing, re.MULTILINE))
    return sorted(missing)


def check_qt_libraries(venv: Path) -> None:
    """See to it that Qt can start here: its wheel leaves some libraries to a Linux system."""
    if not sys.platform.startswith("linux"):
        return
    qt = next(venv.glob("lib/python3*/site-packages/PySide6"))
    files = [qt / "lrelease", *(qt / f"Qt/plugins/platforms/lib{name}.so" for name in ("qoffscreen", "qxcb"))]
    missing = missing_libraries(files)
    if missing:
        packages = sorted({debian_package(library) for library in missing})
        install_system_packages(packages, "Qt needs libraries that this system does not have.")
    still = missing_libraries(files) if missing else []
    if still:
        sys.exit(f"Qt still needs {', '.join(still)}; install the packages that contain them.")


def set_up(venv: Path, lock: Path) -> Path:
    """Make *venv* hold what *lock* names, unless it does already. The environment's Python."""
    python = venv_python(venv)
    stamp = venv / f"{lock.stem}.sha256"
    wanted = hashlib.sha256(lock_text(lock).encode()).hexdigest()
    if not python.exists() or not stamp.exists() or stamp.read_text() != wanted:
        if not python.exists():
            if importlib.util.find_spec("ensurepip") is None:
                package = f"python3.{sys.version_info.minor}-venv"
                install_system_packages([package], "This Python cannot make virtual environments.")
            print(f"Making {venv.relative_to(ROOT)}", flush=True)
            subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
        print(f"Installing what {lock.relative_to(ROOT)} names", flush=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(lock)]
        if subprocess.run(pip, check=False).returncode:
            sys.exit("pip could not install the packages; its message is above. Is there a network?")
        stamp.write_text(wanted)
    check_qt_libraries(venv)
    return python


def linguist(venv: Path, tool: str, *arguments: str) -> int:
    found = shutil.which(f"pyside6-{tool}", path=str(bin_folder(venv)))
    assert found is not None, f"the lock has PySide6, which brings {tool}"
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
            linguist(venv, "lupdate", *options, "-pluralonly", *files, "-ts", english),
            linguist(venv, "lupdate", *options, *files, "-ts", *others),
        )


def compile_translations(venv: Path, *, complete: bool = False) -> int:
    """Compile the translations that have changed; with *complete*, fail where one is unfinished."""
    if complete:
        return linguist(venv, "lrelease", "-silent", "-fail-on-unfinished", *map(str, ts_files()))
    stale = [
        ts
        for ts in ts_files()
        if not ts.with_suffix(".qm").exists() or ts.with_suffix(".qm").stat().st_mtime < ts.stat().st_mtime
    ]
    return linguist(venv, "lrelease", "-silent", *map(str, stale)) if stale else 0


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
    venv = ROOT / "build" / "venv"
    python = set_up(venv, LOCKS / "requirements-packaging.txt")
    if compile_translations(venv, complete=True):
        sys.exit("Some translations are unfinished, so nothing was built.")
    return subprocess.run([str(python), "-m", "build", "--no-isolation"], cwd=ROOT, check=False).returncode


def main(words: Sequence[str]) -> int:
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(f"Python 3.11 or later is needed; this is {sys.version.split()[0]}.")
    parser = argparse.ArgumentParser(description="Run, check and build Mexican Train from a checkout.")
    parser.add_argument(
        "word",
        choices=("run", "test", "translations", "build", "gallery"),
        help=(
            "run: start the program; test: every check; translations: collect the sentences and compile them; "
            "build: wheel and source archive, in dist/; gallery FOLDER: pictures of every screen"
        ),
    )
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="for the program, or for pytest")
    asked = parser.parse_args(words)
    if asked.word == "run":
        return start("mexicantrain_qt", asked.arguments, {})
    if asked.word == "gallery":
        return start("mexicantrain_qt.lab", ["gallery", *asked.arguments], {"QT_QPA_PLATFORM": "offscreen"})
    if asked.word == "test":
        return test(asked.arguments)
    return translations() if asked.word == "translations" else build()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
