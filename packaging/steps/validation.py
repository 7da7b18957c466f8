"""Are the files that tell a system about the program as that system wants them? Asked of the systems' own tools."""

from __future__ import annotations

import plistlib
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from steps import desktop_files, icons
from steps.project import APP, ID, PACKAGING, version

_PNG = b"\x89PNG\r\n\x1a\n"
_PLISTS = {
    "Info.plist": {"CFBundleDisplayName", "CFBundleDocumentTypes", "LSMinimumSystemVersion"},
    "entitlements.plist": {"com.apple.security.cs.allow-unsigned-executable-memory"},
}
"""Apple's files, and what at least is in them; the spec of PyInstaller adds version, icon and program."""


def complaints(package: Path | None) -> Iterator[str]:
    """What is wrong with the desktop files, plists and icons, and with the Debian *package*; a sentence each."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        desktop_files.install(folder / "share")
        for command in _commands(folder / "share", package):
            if shutil.which(command[0]) is None:
                print(f"{command[0]} is not there, so nothing was asked of it.")
                continue
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode or (command[0] == "mandoc" and done.stdout):
                yield f"{' '.join(command)} says:\n{done.stdout}{done.stderr}"
        icons.make(folder / "icons")
        yield from _wrong_icons(folder / "icons")
    for plist, wanted in _PLISTS.items():
        missing = wanted - plistlib.loads((PACKAGING / "macos" / plist).read_bytes()).keys()
        if missing:
            yield f"{plist} says nothing of {', '.join(sorted(missing))}."


def _commands(share: Path, package: Path | None) -> Iterator[list[str]]:
    metainfo = share / "metainfo" / f"{ID}.metainfo.xml"
    yield ["desktop-file-validate", str(share / "applications" / f"{ID}.desktop")]
    yield ["appstreamcli", "validate", "--no-net", str(metainfo)]
    yield ["xmllint", "--noout", str(metainfo), str(share / "mime" / "packages" / f"{ID}.xml")]
    yield ["update-mime-database", str(share / "mime")]
    yield ["mandoc", "-T", "lint", "-W", "warning", str(share / "man" / "man6" / f"{APP}.6.gz")]
    if package is not None:
        yield ["lintian", "--allow-root", "--fail-on", "error,warning", str(package)]


def _wrong_icons(folder: Path) -> Iterator[str]:
    """Whether every picture in every icon file is a PNG of the size that it is filed under."""
    for name, sizes in (("program.ico", _in_ico(folder)), ("program.icns", _in_icns(folder))):
        if not sizes:
            yield f"There is no picture in {name}."
        yield from (f"{name} has {real} pixels for {filed}." for filed, real in sizes if filed != real)
    for size in icons.LINUX_SIZES:
        if (real := _width((folder / f"{size}.png").read_bytes())) != size:
            yield f"{size}.png has {real} pixels."


def _in_ico(folder: Path) -> list[tuple[int, int]]:
    data = (folder / "program.ico").read_bytes()
    entries = (struct.unpack_from("<B11xI", data, 6 + 16 * number) for number in range(data[4]))
    return [(width or 256, _width(data[start:])) for width, start in entries]


def _in_icns(folder: Path) -> list[tuple[int, int]]:
    data = (folder / "program.icns").read_bytes()
    found, at = [], 8
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        found.append((icons.MACOS_SIZES[kind], _width(data[at + 8 :])))
        at += length
    return found


def _width(picture: bytes) -> int:
    """The width of a PNG; 0 for anything else."""
    return int(struct.unpack_from(">I", picture, 16)[0]) if picture.startswith(_PNG) else 0


def main() -> int:
    """Ask everything but what needs a package; the exit code tells whether something is wrong."""
    wrong = list(complaints(None))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    print(f"The desktop files, plists and icons of {version()}: {'wrong' if wrong else 'as they should be'}.")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
