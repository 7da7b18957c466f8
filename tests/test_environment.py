"""Is what is missing set up, and nothing else?"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

import environment
from tests.commands import Commands

LOCKS = sorted(environment.LOCKS.glob("requirements*.txt"))
PROJECT = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> Commands:
    commands = Commands()
    monkeypatch.setattr(subprocess, "run", commands)
    monkeypatch.setattr(environment, "check_qt_libraries", lambda venv: None)
    return commands


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment with a Python in it, in a project with a lock."""
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    (tmp_path / "requirements.txt").write_text("dominoes==1.0\n")
    python = environment.venv_python(tmp_path / ".venv")
    python.parent.mkdir(parents=True)
    python.touch()
    return tmp_path / ".venv"


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libX11.so.6", "libx11-6"),
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libfontconfig.so.1", "libfontconfig1"),
    ],
)
def test_a_missing_library_is_called_by_its_debian_name(library: str, package: str) -> None:
    assert environment.debian_package(library) == package


def test_an_environment_that_is_up_to_date_is_left_alone(venv: Path, commands: Commands) -> None:
    environment.set_up(venv, environment.ROOT / "requirements.txt")
    assert [" -m pip install " in line for line in commands.lines] == [True]
    environment.set_up(venv, environment.ROOT / "requirements.txt")
    assert len(commands.lines) == 1


def test_another_version_in_the_lock_is_installed(venv: Path, commands: Commands) -> None:
    (environment.ROOT / "requirements-test.txt").write_text("-r requirements.txt\n")
    environment.set_up(venv, environment.ROOT / "requirements-test.txt")
    (environment.ROOT / "requirements.txt").write_text("dominoes==1.1\n")
    environment.set_up(venv, environment.ROOT / "requirements-test.txt")
    assert len(commands.lines) == 2


def test_what_pip_could_not_install_is_tried_again(venv: Path, commands: Commands) -> None:
    commands.failing = ("pip",)
    for _ in range(2):
        with pytest.raises(SystemExit, match="pip could not install"):
            environment.set_up(venv, environment.ROOT / "requirements.txt")
    assert len(commands.lines) == 2


def test_an_environment_without_its_python_is_made_anew(venv: Path, commands: Commands) -> None:
    environment.set_up(venv, environment.ROOT / "requirements.txt")
    environment.venv_python(venv).unlink()
    environment.set_up(venv, environment.ROOT / "requirements.txt")
    assert [part in line for part, line in zip(("pip", "venv --clear", "pip"), commands.lines, strict=True)]


def test_where_python_cannot_make_environments_the_package_is_installed_first(
    venv: Path, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.venv_python(venv).unlink()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    environment.set_up(venv, environment.ROOT / "requirements.txt")
    assert commands.lines[0] == "apt-get update -q"
    assert commands.lines[1].endswith(f"python3.{sys.version_info.minor}-venv")
    assert "-m venv" in commands.lines[2]


def test_who_may_not_install_is_told_what_to_type(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.failing = ("sudo -n true",)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit) as stopped:
        environment.install_system_packages(["libxcb-icccm4", "libgl1"], "Qt needs libraries.")
    assert stopped.value.code == "Qt needs libraries. Please run: sudo apt-get install libxcb-icccm4 libgl1"


def test_another_system_than_debian_is_told_the_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match="what Debian calls libgl1 with"):
        environment.install_system_packages(["libgl1"], "Qt needs libraries.")


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_version_in_a_lock_is_exact(lock: Path) -> None:
    pins = [line for line in lock.read_text().splitlines() if line and not line.startswith(("#", "-r "))]
    assert [pin for pin in pins if not re.match(r"[\w-]+==[\w.]+( ; .+)?$", pin)] == []


def test_the_locks_have_what_the_project_asks_for() -> None:
    def names(wanted: Sequence[str]) -> set[str]:
        return {re.split(r"[^\w-]", name)[0].lower().replace("_", "-") for name in wanted}

    def locked(lock: str) -> set[str]:
        return names(environment.lock_text(environment.LOCKS / lock).splitlines())

    extras = PROJECT["optional-dependencies"]
    assert names(PROJECT["dependencies"]) <= locked("requirements.txt")
    assert names(extras["test"]) <= locked("requirements-test.txt")
    assert names(extras["packaging"]) <= locked("requirements-packaging.txt")
