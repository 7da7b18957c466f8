"""How is ICU's data, half of what Qt weighs on Linux, brought down to the languages of the program?

What Qt asks ICU for stays: how names are sorted, and all letters. Numbers, dates and plurals Qt knows by itself, and the
long names of time zones nobody is shown.
"""

from __future__ import annotations

import re
import struct
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

_KEEP = Path(__file__).with_name("icu_keep.txt")
_ALIGNMENT = 16


class NotTrimmed(Exception):
    """The data stays as it is; the program works with it, and is 30 MB larger."""


@dataclass(frozen=True)
class Archive:
    """ICU's archive of data files ("CmnD"): its header, kept as it is, and the files by name."""

    header: bytes
    files: Mapping[str, bytes]


def trimmed_library(library: Path, folder: Path) -> Path:
    """Make in *folder* a library like *library* with nothing but the data of ``icu_keep.txt``.

    Raises ``NotTrimmed`` if that is not possible here.
    """
    symbol, data = archive_in(library)
    archive = read(data)
    keep = frozenset(_KEEP.read_text(encoding="utf-8").split())
    kept = {name: content for name, content in archive.files.items() if name.partition("/")[2] in keep}
    if len(kept) < len(keep) // 2:
        raise NotTrimmed(f"only {len(kept)} of the files in {_KEEP.name} are in {library.name}")
    made = folder / library.name
    _link(write(Archive(archive.header, kept)), symbol, made)
    return made


def archive_in(library: Path) -> tuple[str, bytes]:
    """The symbol that ICU finds its data by in *library*, and the bytes from there on."""
    symbols = _run("objdump", "--dynamic-syms", str(library))
    found = re.search(r"^([0-9a-f]+)\s.*\s\.rodata\s+[0-9a-f]+\s.*\b(icudt\d+_dat)$", symbols, re.MULTILINE)
    sections = _run("objdump", "--section-headers", str(library))
    rodata = re.search(r"\s\.rodata\s+([0-9a-f]+)\s+([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)\s", sections)
    if found is None or rodata is None:
        raise NotTrimmed(f"{library.name} has no data that objdump can find")
    size, address, offset = (int(number, 16) for number in rodata.groups())
    start = int(found[1], 16) - address
    return found[2], library.read_bytes()[offset + start : offset + size]


def read(data: bytes) -> Archive:
    """The archive that *data* begins with. Raises ``NotTrimmed`` for anything else."""
    if data[2:4] != b"\xda\x27" or data[12:16] != b"CmnD":
        raise NotTrimmed("the data is not of the kind that is expected")
    (header_size,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, header_size)
    table = [struct.unpack_from("<II", data, header_size + 4 + 8 * number) for number in range(count)]
    ends = [offset for _, offset in table[1:]] + [len(data) - header_size]
    files = {}
    for (name_at, start), end in zip(table, ends, strict=True):
        name_start = header_size + name_at
        name = data[name_start : data.index(b"\0", name_start)].decode("ascii")
        files[name] = data[header_size + start : header_size + end]
    return Archive(data[:header_size], files)


def write(archive: Archive) -> bytes:
    """The archive as ICU reads it: files in the order of their names, which it searches by halves."""
    files = sorted(archive.files.items(), key=lambda file: file[0].encode("ascii"))
    names = b""
    name_at = []
    start = 4 + 8 * len(files)
    for name, _ in files:
        name_at.append(start + len(names))
        names += name.encode("ascii") + b"\0"
    body = b""
    table = struct.pack("<I", len(files))
    data_at = _aligned(start + len(names))
    padding = b"\0" * (data_at - start - len(names))
    for at, (_, content) in zip(name_at, files, strict=True):
        table += struct.pack("<II", at, data_at + len(body))
        body += content + b"\0" * (_aligned(len(content)) - len(content))
    return archive.header + table + names + padding + body


def _link(data: bytes, symbol: str, library: Path) -> None:
    raw, source, unlinked = (library.with_suffix(suffix) for suffix in (".dat", ".s", ".o"))
    raw.write_bytes(data)
    source.write_text(
        f".section .rodata\n.globl {symbol}\n.type {symbol}, @object\n.balign {_ALIGNMENT}\n"
        f'{symbol}:\n.incbin "{raw}"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",@progbits\n'
    )
    _run("as", "-o", str(unlinked), str(source))
    _run(
        "ld",
        "-shared",
        "--strip-all",
        "-soname",
        library.name,
        "-z",
        "noexecstack",
        "-o",
        str(library),
        str(unlinked),
    )
    for part in (raw, source, unlinked):
        part.unlink()


def _run(*command: str) -> str:
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as error:
        raise NotTrimmed(f"{command[0]}: {error}") from error


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT
