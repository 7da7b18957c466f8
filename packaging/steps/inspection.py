"""Is a frozen program whole, and no larger than it has to be?"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from steps.project import PACKAGING

MB = 1_000_000
LIMITS = {"frozen": 82, ".tar.xz": 22, ".deb": 22, ".AppImage": 29, "-setup.exe": 20, ".dmg": 40}
"""The most MB that the frozen program, and each kind of package, may have."""

_LIBRARIES = PACKAGING / "linux" / "libraries.txt"
_MOST_LISTED = 15


@dataclass(frozen=True)
class Elf:
    """One program or library of Linux: the libraries it asks for, and the versions of theirs that it asks for."""

    path: Path
    needed: frozenset[str]
    versions: frozenset[str]


def elf_files(folder: Path) -> list[Elf]:
    """Every program and library in *folder*."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink()]
    files = [path for path in files if path.open("rb").read(4) == b"\x7fELF"]
    dump = subprocess.run(
        ["objdump", "-p", *map(str, files)], capture_output=True, text=True, check=True
    ).stdout
    parts = re.split(r"^(\S.*):\s+file format .*$", dump, flags=re.MULTILINE)[1:]
    return [
        Elf(
            Path(name),
            frozenset(re.findall(r"^\s+NEEDED\s+(\S+)", text, re.MULTILINE)),
            frozenset(re.findall(r"\b(?:GLIBC|GLIBCXX)_[\d.]+", text)),
        )
        for name, text in zip(parts[::2], parts[1::2], strict=True)
    ]


@dataclass(frozen=True)
class Provider:
    """Debian's package, or a choice of them, that has a library; one that is ``optional`` is only recommended."""

    packages: str
    optional: bool


def providers() -> dict[str, Provider]:
    """What ``libraries.txt`` says of each library."""
    lines = _LIBRARIES.read_text(encoding="utf-8").splitlines()
    pairs = (line.split(maxsplit=1) for line in lines if line and not line.startswith("#"))
    return {library: Provider(names.partition(",")[0], "," in names) for library, names in pairs}


def from_the_system(folder: Path) -> frozenset[str]:
    """The libraries that something in *folder* needs and the folder does not have."""
    there = {path.name for path in folder.rglob("*.so*")}
    needed = {library for elf in elf_files(folder) for library in elf.needed}
    return frozenset(needed - there)


def oldest_glibc(folder: Path) -> str:
    """The first glibc that has everything that is needed in *folder*."""
    names = {version for elf in elf_files(folder) for version in elf.versions}
    numbers = [name.removeprefix("GLIBC_") for name in names if name.startswith("GLIBC_")]
    return max(numbers, key=lambda number: [int(part) for part in number.split(".")])


def complaints(folder: Path, *, linux: bool) -> Iterator[str]:
    """What is wrong with the frozen program in *folder*, a sentence each."""
    for path in sorted(folder.rglob("*")):
        if path.is_symlink() and not path.exists():
            yield f"{path.relative_to(folder)} is a link to nothing."
    if linux:
        for library in sorted(from_the_system(folder) - providers().keys()):
            yield f"{library} is needed, and neither in the bundle nor in {_LIBRARIES.name}."
    yield from too_large(folder, "frozen")


def too_large(path: Path, kind: str) -> Iterator[str]:
    """A sentence if the file or folder *path* has more than the ``LIMITS`` of its *kind*, with what weighs most."""
    if size(path) > LIMITS[kind] * MB:
        yield f"{path.name} has {size(path) / MB:.1f} MB; {LIMITS[kind]} MB are the limit.{_largest(path)}"


def size(path: Path) -> int:
    """The bytes of a file, or of all files in a folder."""
    files = [path] if path.is_file() else path.rglob("*")
    return sum(file.lstat().st_size for file in files if file.is_symlink() or file.is_file())


def _largest(folder: Path) -> str:
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    files.sort(key=size, reverse=True)
    lines = [f"\n  {size(path) / MB:7.2f} MB  {path.relative_to(folder)}" for path in files[:_MOST_LISTED]]
    return "".join(lines)
