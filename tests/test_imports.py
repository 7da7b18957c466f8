"""Does every part of the program import only what the architecture lets it?"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from pytest_archon import archrule

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "mexicantrain_qt"

STANDARD_LIBRARY = tuple(pattern for name in sys.stdlib_module_names for pattern in (name, f"{name}.*"))
VALUES = ("tiles", "trains", "options", "actions", "events", "view")
VALUES_OF_THE_RULES = tuple(f"mexicantrain_qt.rules.{name}" for name in VALUES)


def everything_in(*packages: str) -> tuple[str, ...]:
    return tuple(
        pattern for name in packages for pattern in (f"mexicantrain_qt.{name}", f"mexicantrain_qt.{name}.*")
    )


MAY_IMPORT = {
    "rules": everything_in("rules"),
    "ai": (*everything_in("ai"), *VALUES_OF_THE_RULES),
    "saves": (
        *everything_in("saves", "rules"),
        "mexicantrain_qt",
        "pydantic",
        "pydantic.*",
        "pydantic_core",
        "platformdirs",
    ),
    "controller": (*everything_in("controller", "rules", "ai", "saves"), "PySide6.QtCore"),
    "table": (*everything_in("table", "settings"), *VALUES_OF_THE_RULES, "PySide6.*"),
    "windows": (
        *everything_in("windows", "controller", "table", "settings", "language", "paths", "rules"),
        "PySide6.*",
        "mexicantrain_qt",
    ),
    "lab": (
        *everything_in("lab", "rules", "ai", "saves", "controller", "table", "windows"),
        *everything_in("settings", "settings_store", "language", "paths"),
        "PySide6.*",
        "mexicantrain_qt",
        "pydantic",
        "pydantic.*",
    ),
    "settings": everything_in("rules"),
    "settings_store": everything_in("settings", "rules", "saves"),
    "paths": ("platformdirs",),
    "language": (*everything_in("paths"), "PySide6.QtCore"),
    "__main__": everything_in("command_line"),
    "command_line": ("*",),
    "app": ("*",),
    "backstage": ("*",),
    "claim": (*everything_in("instance", "language", "windows"), "PySide6.*"),
    "desk": (
        *everything_in("controller", "rules", "saves", "settings", "windows"),
        *everything_in("desk_windows", "instance"),
        "PySide6.*",
    ),
    "advice": (*everything_in("controller", "table", "windows"), "PySide6.QtCore"),
    "desk_windows": (*everything_in("controller", "rules", "settings", "table", "windows"), "PySide6.*"),
    "interrupts": ("PySide6.QtCore",),
    "instance": ("PySide6.QtCore", "PySide6.QtNetwork"),
    "smoke": ("*",),
    "smoke_players": everything_in("ai", "rules"),
    "memory": (),
    "__init__": (),
}
"""What each part may import itself, besides the standard library."""

NEVER_REACHES = {
    "rules": ("PySide6*", "pydantic*", "platformdirs*"),
    "ai": (
        "PySide6*",
        "pydantic*",
        "platformdirs*",
        *everything_in("saves", "controller", "table", "windows"),
    ),
    "saves": ("PySide6*", *everything_in("ai", "controller", "table", "windows", "lab", "app")),
    "controller": ("PySide6.QtGui", "PySide6.QtWidgets", *everything_in("table", "windows", "lab", "app")),
    "table": everything_in("controller", "ai", "saves", "windows", "lab", "app"),
    "windows": everything_in("lab", "app"),
    "lab": everything_in("app"),
    "settings": ("PySide6*", "pydantic*"),
}
"""What each part may not import even by way of others."""


def in_part(part: str) -> tuple[str, ...]:
    return ("mexicantrain_qt",) if part == "__init__" else everything_in(part)


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_a_part_imports_only_what_it_may(part: str) -> None:
    (
        archrule(f"what {part} imports")
        .match(*in_part(part))
        .should_not_import("*")
        .may_import(*STANDARD_LIBRARY, *MAY_IMPORT[part])
        .check("mexicantrain_qt", only_direct_imports=True)
    )


@pytest.mark.parametrize("part", NEVER_REACHES)
def test_a_part_does_not_reach_the_others_by_a_detour(part: str) -> None:
    archrule(f"what {part} reaches").match(*in_part(part)).should_not_import(*NEVER_REACHES[part]).check(
        "mexicantrain_qt"
    )


def test_every_part_of_the_program_has_its_rule() -> None:
    parts = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert parts == set(MAY_IMPORT)


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )


@pytest.mark.parametrize("part", ["rules", "ai"])
def test_rules_and_computer_players_run_where_nothing_is_installed(part: str) -> None:
    modules = [f"mexicantrain_qt.{part}.{path.stem}" for path in sorted((PACKAGE / part).glob("*.py"))]
    assert len(modules) > 1
    # -S leaves site-packages out: an import of anything that is not Python's own cannot succeed.
    imports = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {', '.join(modules)}"
    done = python("-I", "-S", "-c", imports)
    assert done.returncode == 0, done.stderr


def loaded_by(module: str) -> set[str]:
    done = python("-c", f"import {module}, sys; print(*sys.modules)")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_the_program_starts_without_pydantic() -> None:
    assert "pydantic" not in loaded_by("mexicantrain_qt.command_line")


def test_the_controller_runs_without_windows() -> None:
    modules = [
        f"mexicantrain_qt.controller.{path.stem}" for path in sorted((PACKAGE / "controller").glob("*.py"))
    ]
    assert loaded_by(", ".join(modules)).isdisjoint({"PySide6.QtGui", "PySide6.QtWidgets"})


def test_the_process_of_the_computer_players_starts_without_qt() -> None:
    assert not {name for name in loaded_by("mexicantrain_qt.__main__") if name.startswith("PySide6")}


OPENED_LATER = everything_in(
    "ai.levels",
    "ai.ranking",
    "ai.why",
    "desk_windows",
    "windows.book_window",
    "windows.house_rules",
    "windows.new_game",
    "windows.rule_book",
    "windows.score_sheet",
    "windows.settings_dialog",
    "windows.tips",
)
"""What nobody sees when the window opens. Loading it would make everybody wait at every start."""


def test_the_program_loads_only_what_its_first_picture_needs() -> None:
    assert loaded_by("mexicantrain_qt.command_line").isdisjoint(OPENED_LATER)
