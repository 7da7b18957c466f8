"""Does everything that the program needs of Qt, Python and the system get into the packages, and nothing else?"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from steps import bundle, inspection
from steps.project import APP, ROOT

SYSTEMS = ("linux", "win32", "darwin")


def imported_qt_modules() -> Iterator[str]:
    for file in (ROOT / APP).rglob("*.py"):
        if (ROOT / APP / "lab") in file.parents:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6."):
                yield str(node.module).split(".")[1]
            elif isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                yield from (alias.name for alias in node.names if alias.name.startswith("Qt"))
            elif isinstance(node, ast.Import):
                names = (alias.name.split(".") for alias in node.names)
                yield from (parts[1] for parts in names if parts[0] == "PySide6" and len(parts) > 1)


def entry(place: str, source: str = "", kind: str = "BINARY") -> bundle.Entry:
    return place, source or f"/venv/lib/python3.11/site-packages/{place}", kind


def test_every_qt_module_that_is_imported_may_come_along() -> None:
    imported = set(imported_qt_modules())
    assert {"QtCore", "QtGui", "QtWidgets"} <= imported
    assert imported <= bundle.QT_MODULES


def always_imported(tree: ast.Module) -> Iterator[str]:
    """What is imported as soon as the module is, on every system."""
    for node in tree.body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_is_left_out_that_the_program_cannot_start_without(system: str) -> None:
    files = [file for file in (ROOT / APP).rglob("*.py") if (ROOT / APP / "lab") not in file.parents]
    imported = {
        name for file in files for name in always_imported(ast.parse(file.read_text(encoding="utf-8")))
    }
    assert {"argparse", "json", "multiprocessing"} <= imported
    left_out = {
        name for name in imported for part in bundle.excluded(system) if f"{name}.".startswith(f"{part}.")
    }
    assert left_out == set()


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("module", sorted(bundle.QT_MODULES - {"QtDBus"}))
def test_a_module_of_qt_comes_with_its_library(module: str, system: str) -> None:
    name = module.removeprefix("Qt")
    library = {
        "linux": f"PySide6/Qt/lib/libQt6{name}.so.6",
        "win32": f"PySide6/Qt6{name}.dll",
        "darwin": f"PySide6/Qt/lib/Qt{name}.framework/Versions/A/Qt{name}",
    }[system]
    assert bundle.belongs(entry(library), system)
    assert bundle.belongs(entry(f"PySide6/{module}.abi3.so"), system)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    "place",
    [
        "PySide6/QtQml.abi3.so",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt6Pdf.dll",
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/plugins/imageformats/qjpeg.dll",
        "PySide6/Qt/translations/qtbase_ja.qm",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/Qt/lib/libswresample.5.dylib",
        "PySide6/avformat-61.dll",
        "pydantic-2.0.dist-info/METADATA",
    ],
)
def test_what_nobody_uses_stays_away(place: str, system: str) -> None:
    assert not bundle.belongs(entry(place), system)


@pytest.mark.parametrize(
    ("library", "comes"),
    [
        ("libxcb-cursor.so.0", True),
        ("libxkbcommon.so.0", True),
        ("libstdc++.so.6", False),
        ("libGL.so.1", False),
    ],
)
def test_of_the_system_only_what_many_desktops_lack_comes_along(library: str, comes: bool) -> None:
    assert bundle.belongs(entry(library, f"/usr/lib/x86_64-linux-gnu/{library}"), "linux") is comes


def test_a_link_comes_along_only_with_what_it_points_to() -> None:
    there = bundle.places(
        [entry("PySide6/Qt/lib/libQt6Core.so.6"), entry("PySide6/Qt/lib/libQt6Qml.so.6")], "linux"
    )
    good = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    dangling = ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK")
    assert bundle.kept([good, dangling], there, "linux") == [good]


def test_a_link_to_nothing_is_complained_of(tmp_path: Path) -> None:
    (tmp_path / "libQt6Qml.so").symlink_to("nowhere")
    assert list(inspection.complaints(tmp_path, linux=False)) == ["libQt6Qml.so is a link to nothing."]


def test_what_is_too_large_is_told_with_what_weighs_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(inspection.LIMITS, "frozen", 0.00001)
    for name, size in (("small", 9), ("huge", 90)):
        (tmp_path / name).write_bytes(b"-" * size)
    (sentence,) = inspection.too_large(tmp_path, "frozen")
    assert sentence.index("huge") < sentence.index("small")


def test_every_library_of_the_system_has_a_package_of_debian() -> None:
    providers = inspection.providers()
    assert providers["libGL.so.1"] == inspection.Provider("libgl1", optional=False)
    assert providers["libcups.so.2"].optional
    assert all(provider.packages for provider in providers.values())
