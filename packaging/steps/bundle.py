"""What of Qt, Python and the system goes into the frozen program? Only what is named here."""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePath, PurePosixPath
from typing import Protocol

from steps import icu

Entry = tuple[str, str, str]
"""What PyInstaller calls one file: where it goes, where it comes from, of what kind it is."""

QT_MODULES = frozenset(
    {"QtCore", "QtDBus", "QtGui", "QtMultimedia", "QtNetwork", "QtPrintSupport", "QtSvg", "QtWidgets"}
)
"""The modules of PySide6 that the program may import."""

_QT_LIBRARIES = {
    "linux": {
        *("Concurrent", "Core", "DBus", "Gui", "Multimedia", "Network", "PrintSupport", "Svg", "Widgets"),
        *("WaylandClient", "WlShellIntegration", "XcbQpa"),
    },
    "win32": {"Concurrent", "Core", "Gui", "Multimedia", "Network", "PrintSupport", "Svg", "Widgets"},
    "darwin": {
        *("Concurrent", "Core", "DBus", "Gui", "Multimedia", "Network", "PrintSupport", "Svg", "Widgets"),
    },
}

_PLUGINS = {
    "linux": {
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforminputcontexts/composeplatforminputcontextplugin",
        "platforminputcontexts/ibusplatforminputcontextplugin",
        "platforms/qoffscreen",
        "platforms/qwayland",
        "platforms/qxcb",
        "platformthemes/qxdgdesktopportal",
        "printsupport/cupsprintersupport",
        "wayland-decoration-client/adwaita",
        "wayland-shell-integration/xdg-shell",
    },
    "win32": {
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforms/qoffscreen",
        "platforms/qwindows",
        "printsupport/windowsprintersupport",
        "styles/qmodernwindowsstyle",
    },
    "darwin": {
        "iconengines/qsvgicon",
        "imageformats/qsvg",
        "platforms/qcocoa",
        "platforms/qoffscreen",
        "printsupport/cocoaprintersupport",
        "styles/qmacstyle",
    },
}

_SYSTEM_LIBRARIES = re.compile(
    r"libxcb-(cursor|icccm|image|keysyms|render-util|util)\.so\.\d+$|libxkbcommon(-x11)?\.so\.\d+$"
)
"""What many a Linux desktop lacks. The rest of the system's libraries must match each other and stay where they are."""

_UNUSED = re.compile(
    r"(lib)?pyside6qml|opengl32sw|d3dcompiler|libQt6FFmpegStub|(lib)?(av(codec|device|filter|format|util)|sw(resample|scale))\W"
)
"""Libraries that Qt's packages bring and nothing here asks for: FFmpeg for one, without which Qt plays short sounds."""

_ENCODINGS_OF_OTHERS = re.compile(
    r"encodings/(cp(?!437|125)\d+|mac_|hp_roman8|big5|euc_|gb|hz|iso2022|johab|shift_)"
)

_QT_TRANSLATIONS = re.compile(r"qtbase_(de|fr|pt_BR)\.qm$")

_EXCLUDED = (
    *("PySide6.QtOpenGL", "PySide6.QtTest"),
    *("tkinter", "unittest", "doctest", "pydoc", "pdb", "test", "lib2to3", "distutils", "setuptools"),
    *("pkg_resources", "ssl", "_ssl", "_hashlib", "ftplib", "xmlrpc", "asyncio", "sqlite3", "curses"),
    *("readline", "bz2", "_bz2", "lzma", "_lzma", "tarfile", "optparse", "concurrent.futures.process"),
    *(
        "_multibytecodec",
        "_codecs_cn",
        "_codecs_hk",
        "_codecs_iso2022",
        "_codecs_jp",
        "_codecs_kr",
        "_codecs_tw",
    ),
    *("_pydecimal", "pydantic.v1", "pydantic.mypy", "pydantic.experimental"),
    *(
        "multiprocessing.dummy",
        "multiprocessing.managers",
        "multiprocessing.pool",
        "multiprocessing.shared_memory",
    ),
    *("multiprocessing.sharedctypes", "statistics"),
    *("hypothesis", "mypy", "numpy", "pytest", "mexicantrain_qt.lab"),
)
"""Python modules that something might import, and nothing here does."""


_HOOKS_LEFT_OUT = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}
"""What PyInstaller would run at every start: for source text and lists of modules, which nobody asks for here, and for
``multiprocessing``, which the processes of the computer players do by themselves, see ``quick_start.py``."""

_QT_HOOK = "pyi_rth_pyside6"
"""It says where Qt's plugins are, which Qt for Python knows; on Linux every program that is started from here would hear it too,
and the processes of the computer players would load Qt for it."""


class Analysis(Protocol):
    """What PyInstaller has found."""

    scripts: list[Entry]
    binaries: list[Entry]
    datas: list[Entry]


class ModuleArchive(Protocol):
    """The Python modules as PyInstaller packs them."""

    dependencies: list[Entry]


def excluded(system: str = sys.platform) -> list[str]:
    """The Python modules that PyInstaller shall leave out."""
    # On Windows and macOS the program asks the system through ctypes; on Linux that would only need more libraries.
    return [*_EXCLUDED, *(["ctypes", "_ctypes", "_uuid"] if system == "linux" else ["PySide6.QtDBus"])]


def trim(found: Analysis, folder: Path) -> None:
    """Leave in *found* what belongs into the bundle; smaller versions of some libraries are made in *folder*."""
    there = places([*found.binaries, *found.datas])
    found.binaries = kept(found.binaries, there)
    found.datas = kept(found.datas, there)
    left_out = _HOOKS_LEFT_OUT | ({_QT_HOOK} if sys.platform == "linux" else set())
    found.scripts = [entry for entry in found.scripts if entry[0] not in left_out]
    if sys.platform == "linux":
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        found.binaries = [_smaller(entry, folder) for entry in found.binaries]
        found.datas = [_fewer_encodings(entry, folder) for entry in found.datas]


def strip_modules(archive: ModuleArchive, folder: Path) -> None:
    """Make smaller versions in *folder* of what PyInstaller needs to start Python and adds by itself."""
    if sys.platform == "linux":
        archive.dependencies = [_smaller(entry, folder) for entry in archive.dependencies]


def places(entries: Iterable[Entry], system: str = sys.platform) -> frozenset[str]:
    """Where the files among *entries* that belong into the bundle will lie, and the folders that these are in."""
    files = {
        PurePath(entry[0]).as_posix() for entry in entries if entry[2] != "SYMLINK" and belongs(entry, system)
    }
    return frozenset(files | {str(folder) for file in files for folder in PurePosixPath(file).parents})


def kept(entries: Iterable[Entry], there: frozenset[str], system: str = sys.platform) -> list[Entry]:
    """What of *entries* goes into the bundle: links only to what is *there*."""
    return [
        entry
        for entry in entries
        if (_target(entry) in there if entry[2] == "SYMLINK" else belongs(entry, system))
    ]


def belongs(entry: Entry, system: str = sys.platform) -> bool:
    """Whether this file, no link, goes into the bundle on *system*."""
    place, source = PurePath(entry[0]).as_posix(), PurePath(entry[1]).as_posix()
    name = posixpath.basename(place)
    if place.startswith("PySide6/") and "/plugins/" in place:
        folder, plugin = posixpath.split(place.partition("/plugins/")[2])
        return f"{folder}/{plugin.partition('.')[0].removeprefix('lib')}" in _PLUGINS[system]
    if place.startswith("PySide6/") and name.endswith(".qm"):
        return bool(_QT_TRANSLATIONS.match(name))
    if library := re.search(r"(?:^|/)(?:lib)?Qt6?(\w+)\.(?:so\.|dll|framework/)", place):
        return library[1] in _QT_LIBRARIES[system]
    if module := re.match(r"PySide6/(Qt\w+)\.", place):
        return module[1] in QT_MODULES
    if _UNUSED.match(name) or ".dist-info/" in place:
        return False
    if entry[2] not in {"BINARY", "EXTENSION"} or system != "linux":
        return True
    of_python = name.startswith("libpython") or "lib-dynload/" in place or "site-packages/" in source
    return of_python or bool(_SYSTEM_LIBRARIES.match(name))


def _smaller(entry: Entry, folder: Path) -> Entry:
    """The same file without debugging information, or without what ICU knows of other languages."""
    place, source, kind = entry
    name = posixpath.basename(place)
    if name.startswith("libicudata"):
        try:
            return place, str(icu.trimmed_library(Path(source), folder)), kind
        except icu.NotTrimmed as why:
            print(f"The data of ICU stays as it is, which adds 30 MB: {why}")
            return entry
    if name.startswith(("libpython", "libicu")) or "lib-dynload/" in place:
        stripped = folder / name
        subprocess.run(["strip", "--strip-all", "-o", str(stripped), source], check=True)
        stripped.write_bytes(_without_home(stripped.read_bytes()))
        return place, str(stripped), kind
    return entry


def _fewer_encodings(entry: Entry, folder: Path) -> Entry:
    """The part of Python that PyInstaller keeps in a zip file, without the encodings that no Linux has ever spoken."""
    place, source, kind = entry
    if place != "base_library.zip":
        return entry
    smaller = folder / place
    with zipfile.ZipFile(source) as whole, zipfile.ZipFile(smaller, "w") as part:
        for member in whole.infolist():
            if not _ENCODINGS_OF_OTHERS.match(member.filename):
                part.writestr(member, whole.read(member))
    return place, str(smaller), kind


def _without_home(library: bytes) -> bytes:
    """*library*, which no longer looks for others where Python was installed when it was built."""
    home = f"{Path(sys.base_prefix) / 'lib'}".encode() + b"\0"
    return library.replace(b"\0" + home, b"\0" + b"$ORIGIN\0".ljust(len(home), b"\0"))


def _target(link: Entry) -> str:
    place, to = PurePath(link[0]).as_posix(), PurePath(link[1]).as_posix()
    return posixpath.normpath(posixpath.join(posixpath.dirname(place), to))
